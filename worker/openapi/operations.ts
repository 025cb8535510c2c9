import * as z from 'zod/mini'
import { AlbumDetails, AlbumEvent, AlbumView, TitledEvent, TrackView } from '#domain/albums/album-view.ts'
import { KeptEdits, UndoneEdit } from '#domain/albums/kept-edit.ts'
import { KnownDuplicates } from '#domain/albums/known-duplicates.ts'
import { TrashPage } from '#domain/albums/trash.ts'
import { CrateMembers, CrateView } from '#domain/crates/crate-view.ts'
import { ListensPage, ListenView, ListenYears } from '#domain/diary/listen-view.ts'
import { FailedRow } from '#domain/errors/failed-row.ts'
import { Id } from '#domain/id-list.ts'
import {
  ChunkReport,
  FileImportResult,
  FileImportView,
  ImportView,
  UndoPreview,
  UndoReport,
  WeeklyLook,
} from '#domain/imports/import-view.ts'
import { CollectionPage } from '#domain/query/collection-page.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { MadeEdit, TagRules } from '#domain/tags/tag-view.ts'
import { Count, Instant, Int } from '#domain/view-values.ts'
import type { answerHeaders, summaries } from '#locales/api-docs.ts'

const Found = z.looseObject({ title: z.optional(z.string()), artist: z.optional(z.string()) })

/** What an answer can be, by the name that the description gives it: a view, or what only one route answers. */
export const ANSWERS = {
  Album: AlbumView,
  AlbumWithTracks: AlbumDetails,
  AlbumList: z.array(AlbumView),
  ChangedAlbums: z.strictObject({ albums: z.array(AlbumView) }),
  CollectionPage,
  Track: TrackView,
  TrackList: z.array(TrackView),
  Preview: z.looseObject({ url: z.string(), expiresAt: Instant }),
  Duplicates: KnownDuplicates,
  Deleted: z.strictObject({ deleted: Count }),
  Restored: z.strictObject({ restored: Count }),
  Left: z.strictObject({ left: Count }),
  Crate: CrateView,
  CrateList: z.array(CrateView),
  MembersList: z.array(CrateMembers),
  TrashPage,
  Event: AlbumEvent,
  EventList: z.array(AlbumEvent),
  TitledEvent,
  TitledEventList: z.array(TitledEvent),
  Listen: ListenView,
  ListensPage,
  ListenList: z.array(ListenView),
  ListenYears,
  TagRules,
  TagEdit: MadeEdit,
  Import: ImportView,
  AnyImport: z.union([FileImportView, ImportView]),
  ImportList: z.array(ImportView),
  ImportId: z.strictObject({ id: Id }),
  WeeklyLook,
  IdList: z.array(Id),
  Chunk: ChunkReport,
  FileResult: FileImportResult,
  Undone: UndoReport,
  UndoPreview,
  EditList: KeptEdits,
  UndoneEdit,
  WholeFile: z.looseObject({ importId: Id, albums: z.array(AlbumView), failed: z.array(FailedRow), moreFailed: Count }),
  FoundAlbum: z.nullable(Found),
  FoundAlbums: z.array(Found),
  SyncParts: z.array(z.looseObject({})),
  CollectionFile: z.looseObject({ format: z.literal('gatefold'), version: Int, albums: z.array(z.unknown()) }),
} as const
type AnswerName = keyof typeof ANSWERS

/** What a row of `OPERATIONS` must contain for a route that sends this type as JSON. */
export type AnswerOf<Sent> = [Sent] extends [never]
  ? Operation & { answer?: undefined }
  : { answer: { [Name in AnswerName]: [Sent] extends [z.infer<(typeof ANSWERS)[Name]>] ? Name : never }[AnswerName] }

/** The ids that the examples of the description show. */
export const SHOWN_IDS = {
  album: 7,
  twin: 8,
  crate: 3,
  import: 5,
  file: 6,
  track: 4071,
  tagEdit: 'Yx3k',
  edit: 'Kp7w',
  listen: 9,
}
export type Ids = typeof SHOWN_IDS

export type Operation = {
  /** The answer: a schema, or another content type; neither for 204 and redirects. */
  answer?: AnswerName
  type?: 'text/csv' | 'image/*'
  status?: number
  /** The query of the example. */
  query?: string
  body?: object | ((ids: Ids) => object)
  /** The import of the example is one of a file. */
  isFile?: true
  /** Headers of the answer that a program may need. */
  headers?: readonly (keyof typeof answerHeaders)[]
  /** The status of the example where it is not that of the operation. */
  exampleStatus?: number
  /** The content type of the redirect's target. */
  redirectsTo?: 'audio/*'
  /** Further error statuses, besides those derived from method, path and input. */
  errors?: readonly number[]
}

const albumIds = { body: ({ album }: Ids) => ({ albumIds: [album] }) }
const crateIds = { body: ({ crate }: Ids) => ({ crateIds: [crate] }) }
const csv = { body: { csvData: 'title,artist,rating\nLow Water Songs,Harbour Lights,4\n' } }
const SITE = 'https://harbour-lights.bandcamp.com/album'
const ADDRESS = `${SITE}/low-water-songs`

/** What the description adds to the handlers of each route. */
export const OPERATIONS = {
  'GET /albums': { answer: 'AlbumList', query: 'list=collection', headers: ['etag'] },
  'POST /albums': {
    answer: 'Album',
    status: 201,
    body: { title: 'Ebb', artist: 'Harbour Lights', bandcampUrl: `${SITE}/ebb`, rating: 4, userTags: ['dub'] },
  },
  'POST /albums/bulk': {
    answer: 'AlbumList',
    headers: ['failed-rows', 'matched-rows'],
    body: { albums: [{ title: 'Flood', artist: 'Harbour Lights', bandcampUrl: `${SITE}/flood` }] },
  },
  'POST /albums/edit': {
    errors: [404],
    answer: 'ChangedAlbums',
    body: ({ album, twin }) => ({ albumIds: [album, twin], change: { rating: 5, addTags: ['tape'] } }),
  },
  'GET /albums/edits': { answer: 'EditList' },
  'POST /albums/undo': { errors: [404], answer: 'UndoneEdit', body: ({ edit }) => ({ edit }) },
  'POST /albums/delete': { answer: 'Deleted', ...albumIds },
  'POST /albums/restore': { answer: 'Restored', ...albumIds },
  'GET /albums/duplicates': { answer: 'Duplicates' },
  'POST /albums/distinct': { errors: [404], status: 204, body: ({ album, twin }) => ({ albumIds: [album, twin] }) },
  'POST /albums/merge': { errors: [404], answer: 'Album', body: ({ album, twin }) => ({ keep: album, merge: [twin] }) },
  'POST /albums/unmerge': {
    errors: [404],
    answer: 'Album',
    body: ({ album, twin }) => ({ keep: album, merge: [twin] }),
    // Fails, as nothing was merged.
    exampleStatus: 409,
  },
  'GET /albums/page': { answer: 'CollectionPage', query: 'q=rating%3E%3D4&page=1' },
  'GET /albums/events': { answer: 'TitledEventList', query: 'since=2026-05-01T00:00:00Z' },
  'GET /albums/{id}': { answer: 'AlbumWithTracks' },
  'PATCH /albums/{id}': { answer: 'Album', body: { rating: 5, notes: 'Loud.' } },
  'DELETE /albums/{id}': { status: 204 },
  'GET /albums/{id}/preview': { answer: 'Preview' },
  'GET /albums/{id}/tracks': { answer: 'TrackList' },
  'GET /albums/{id}/events': { answer: 'EventList' },
  'GET /albums/{id}/crates': { answer: 'CrateList' },
  'PUT /albums/{id}/crates': { answer: 'CrateList', ...crateIds },
  'POST /albums/{id}/crates/{crateId}': { answer: 'Crate' },
  'DELETE /albums/{id}/crates/{crateId}': { status: 204 },
  'POST /albums/{id}/listens': {
    answer: 'Listen',
    status: 201,
    body: { at: '2026-05-01T20:30', rating: 4, note: 'On the terrace.' },
  },
  'GET /listens': { answer: 'ListensPage', query: 'from=2026-05-01&to=2026-05-31' },
  'GET /listens/years': { answer: 'ListenYears' },
  'PATCH /listens/{id}': { answer: 'Listen', body: { at: '2026-05-02T21:00' } },
  'DELETE /listens/{id}': { status: 204 },
  'GET /crates': { answer: 'CrateList' },
  'POST /crates': { answer: 'Crate', status: 201, body: ({ album }) => ({ name: 'Sunday, slow', albumIds: [album] }) },
  'POST /crates/restore': { answer: 'CrateList', ...crateIds },
  'GET /crates/members': { answer: 'MembersList' },
  'PUT /crates/order': { errors: [404], status: 204, ...crateIds },
  'POST /crates/albums': {
    errors: [404],
    answer: 'CrateList',
    body: ({ album, crate }) => ({ crateIds: [crate], albumIds: [album] }),
  },
  'PATCH /crates/{id}': { answer: 'Crate', body: { name: 'Sunday, slower' } },
  'DELETE /crates/{id}': { status: 204 },
  'PATCH /crates/{id}/favorite': { answer: 'Crate' },
  'GET /crates/{id}/albums': { answer: 'AlbumList' },
  'POST /crates/{id}/albums': { answer: 'Crate', ...albumIds },
  'DELETE /crates/{id}/albums': { answer: 'Crate', ...albumIds },
  'PUT /crates/{id}/order': { answer: 'Crate', ...albumIds },
  'GET /trash': { answer: 'TrashPage' },
  'POST /trash/restore': { answer: 'Left' },
  'GET /tags/rules': { answer: 'TagRules' },
  'DELETE /tags/rules': { answer: 'TagEdit', body: { from: ['hip-hop'] } },
  'PUT /tags/color': { status: 204, body: { tag: 'dub', color: 'rose' } },
  'POST /tags/edit': { answer: 'TagEdit', body: { from: ['hip-hop', 'hiphop'], to: 'hip hop' } },
  'POST /tags/undo': { errors: [404], answer: 'TagRules', body: ({ tagEdit }) => ({ edit: tagEdit }) },
  'GET /sync': { answer: 'SyncParts', query: EVERYTHING.split('?')[1] },
  'GET /bandcamp/metadata': { answer: 'FoundAlbum', query: `url=${ADDRESS}` },
  'GET /bandcamp/import': {
    answer: 'FoundAlbums',
    headers: ['albums-without-tags'],
    query: 'username=gull&type=wishlist&importTags=false',
  },
  'GET /play/{track}': { status: 302, redirectsTo: 'audio/*' },
  'GET /imports': { answer: 'ImportList' },
  'POST /imports/fan': { answer: 'ImportId', status: 202, body: { username: 'gull', type: 'collection' } },
  'POST /imports/link': { answer: 'ImportId', status: 202 },
  'GET /imports/weekly': { answer: 'WeeklyLook' },
  'PUT /imports/weekly': {
    answer: 'WeeklyLook',
    body: { username: 'gull', lists: ['collection', 'wishlist'], importTags: true },
  },
  'DELETE /imports/weekly': { status: 204 },
  'POST /imports/file': {
    answer: 'ImportId',
    status: 201,
    body: { fileName: 'albums.csv', format: 'csv', mode: 'fill', total: 1 },
  },
  'PUT /imports/{id}/rows/{chunk}': {
    answer: 'Chunk',
    isFile: true,
    body: { rows: [{ row: 1, album: { title: 'Low Water Songs', artist: 'Harbour Lights' } }] },
  },
  'PUT /imports/{id}/crates/{chunk}': {
    answer: 'Chunk',
    isFile: true,
    body: { crates: [{ place: 0, name: 'Sunday, slow' }] },
  },
  'POST /imports/{id}/finish': { answer: 'FileResult', isFile: true, body: { chunks: 0 } },
  'GET /imports/{id}': { answer: 'AnyImport' },
  'GET /imports/{id}/albums': { answer: 'IdList' },
  'GET /imports/{id}/undo': { answer: 'UndoPreview' },
  'POST /imports/{id}/undo': { answer: 'Undone' },
  'POST /imports/{id}/restore': { answer: 'Import' },
  'DELETE /imports/{id}': { answer: 'Import' },
  'GET /pictures': {
    type: 'image/*',
    query: 'url=https://127.0.0.1/cover.jpg',
    exampleStatus: 404,
    errors: [404],
  },
  'GET /export/albums': { type: 'text/csv' },
  'POST /export/albums': { type: 'text/csv', ...albumIds },
  'GET /export/crates/{id}': { type: 'text/csv' },
  'GET /export/collection': { answer: 'CollectionFile' },
  'GET /export/diary.csv': { type: 'text/csv' },
  'GET /export/diary.json': { answer: 'ListenList' },
  'POST /import/albums': { answer: 'AlbumList', ...csv, headers: ['import-id', 'failed-rows', 'parts-left-out'] },
  'POST /import/crates/{id}': { answer: 'AlbumList', ...csv, headers: ['import-id', 'failed-rows', 'parts-left-out'] },
  'POST /import/collection': { answer: 'WholeFile', ...csv, headers: ['import-id', 'failed-rows', 'parts-left-out'] },
} as const satisfies Record<keyof typeof summaries, Operation>
