import * as z from 'zod/mini'
import { type AlbumDetails, AlbumsChange, type AlbumView, type TrackView } from '#domain/albums/album.ts'
import { type AlbumEvent, EVENT_KINDS, type TitledEvent as WithTitle } from '#domain/albums/album-event.ts'
import { ALBUM_KEYS, type AlbumValues, albumField } from '#domain/albums/album-fields.ts'
import type { KnownDuplicates } from '#domain/albums/album-merge.ts'
import type { KeptEdit, UndoneEdit as OfEdit } from '#domain/albums/kept-edit.ts'
import type { TrashPage } from '#domain/albums/trash.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CrateMembers } from '#domain/crates/crate-members.ts'
import type { ListensPage, ListenView } from '#domain/diary/listen.ts'
import type { ImportView, WeeklyLook as OwnWeeklyLook } from '#domain/imports/fan-import.ts'
import type { ChunkReport, FileImportResult, FileImportView, UndoReport } from '#domain/imports/file-import.ts'
import { FILE_FORMATS, FILE_MODES } from '#domain/imports/file-mode.ts'
import { IMPORT_ERRORS, IMPORT_KINDS, IMPORT_STATUSES, IMPORT_TARGETS } from '#domain/imports/import-status.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import type { MadeEdit } from '../db/tags/edit-tags.ts'

// What routes answer. The types hold the fields to those of the query functions, a test what really comes.

type Of<Value> = z.ZodMiniType<Value>

const count = z.int().check(z.nonnegative())
const id = z.int().check(z.positive())
const moment = z.iso.datetime()

const VALUES = {
  text: z.string(),
  integer: z.int(),
  real: z.number(),
  boolean: z.boolean(),
  moment,
  tags: z.array(z.string()),
  set: z.array(z.string()),
}

function fieldOf(key: (typeof ALBUM_KEYS)[number]): z.ZodMiniType {
  const { type, values, empty, owner } = albumField(key)
  const one = values && z.enum(values as [string])
  const value = one ? (type === 'set' ? z.array(one) : one) : VALUES[type]
  if (owner === 'bandcamp') return z.optional(value)
  return empty === null ? z.nullable(value) : value
}

// What is no field of `ALBUM_FIELDS`.
const others = {
  tags: z.array(z.string()),
  changedAt: moment,
  hasPreview: z.boolean(),
  version: z.int(),
  trackText: z.optional(z.string()),
} satisfies Record<Exclude<keyof AlbumView, 'id' | keyof AlbumValues>, z.ZodMiniType>
const albumShape = { id, ...Object.fromEntries(ALBUM_KEYS.map((key) => [key, fieldOf(key)])), ...others }
const Album = z.strictObject(albumShape) as unknown as Of<AlbumView>
const Track = z.strictObject({
  number: count,
  title: z.string(),
  artist: z.optional(z.string()),
  duration: z.optional(z.number()),
  streamable: z.boolean(),
  id: z.optional(id),
}) satisfies Of<TrackView>
const AlbumWithTracks = z.strictObject({
  ...albumShape,
  tracks: z.array(Track),
  ratedAt: z.optional(moment),
  movedAt: z.optional(moment),
}) as unknown as Of<AlbumDetails>
const Crate = z.strictObject({
  id,
  name: z.string(),
  description: z.string(),
  isFavorite: z.boolean(),
  albumCount: count,
  query: z.optional(z.string()),
  previewCovers: z.array(z.strictObject({ title: z.string(), artist: z.string(), coverUrl: z.nullable(z.string()) })),
  version: z.int(),
}) satisfies Of<CrateView>
const Members = z.strictObject({ crateId: id, albumIds: z.array(id) }) satisfies Of<CrateMembers>
const eventShape = {
  at: moment,
  kind: z.enum(EVENT_KINDS),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
}
const Event = z.strictObject(eventShape) satisfies Of<AlbumEvent>
const TitledEvent = z.strictObject({
  ...eventShape,
  albumId: id,
  title: z.string(),
  artist: z.string(),
}) satisfies Of<WithTitle>
const Listen = z.strictObject({
  id,
  albumId: id,
  at: z.string(),
  rating: z.nullable(z.number()),
  note: z.string(),
  title: z.string(),
  artist: z.string(),
  coverUrl: z.nullable(z.string()),
}) satisfies Of<ListenView>
const Listens = z.strictObject({ listens: z.array(Listen), next: z.nullable(z.string()) }) satisfies Of<ListensPage>
const TagCount = z.strictObject({ tag: z.string(), count })
const Page = z.strictObject({
  albums: z.array(Album),
  shown: count,
  statistics: z.looseObject({ totalAlbums: count }),
  tags: z.array(TagCount),
  counts: z.strictObject({ collection: count, wishlist: count }),
  money: z.strictObject({ currency: z.nullable(z.string()), rates: z.record(z.string(), z.number()) }),
}) satisfies z.ZodMiniType<Omit<CollectionPage, 'statistics'> & { statistics: { totalAlbums: number } }>
const Duplicates = z.strictObject({
  distinct: z.array(z.tuple([id, id])),
  merged: z.array(
    z.strictObject({
      albumId: id,
      mergedId: id,
      title: z.string(),
      artist: z.string(),
      bandcampUrl: z.string(),
      itemKey: z.nullable(z.string()),
    }),
  ),
}) satisfies Of<KnownDuplicates>
const Trash = z.strictObject({
  items: z.array(
    z.union([
      z.strictObject({ ...albumShape, kind: z.literal('album'), deletedAt: moment }),
      z.strictObject({
        kind: z.literal('crate'),
        id,
        name: z.string(),
        albumCount: count,
        isSmart: z.boolean(),
        deletedAt: moment,
      }),
    ]),
  ),
  albums: count,
  crates: count,
  next: z.nullable(z.string()),
}) as unknown as Of<TrashPage>
const Rule = z.strictObject({ from: z.string(), to: z.nullable(z.string()) }) satisfies Of<TagRule>
const Rules = z.strictObject({ rules: z.array(Rule) })
const TagEdit = z.strictObject({ edit: z.string(), albums: count, rules: z.array(Rule) }) satisfies Of<MadeEdit>

const List = z.enum(['collection', 'wishlist'])
const importShape = {
  id,
  kind: z.enum(IMPORT_KINDS),
  username: z.nullable(z.string()),
  type: z.nullable(List),
  importTags: z.boolean(),
  file: z.nullable(
    z.strictObject({
      name: z.string(),
      format: z.enum(FILE_FORMATS),
      mode: z.enum(FILE_MODES),
      target: z.enum(IMPORT_TARGETS),
      crateId: z.nullable(id),
      fingerprint: z.nullable(z.string()),
    }),
  ),
  status: z.enum(IMPORT_STATUSES),
  found: count,
  added: count,
  updated: count,
  existing: count,
  skipped: count,
  tagged: count,
  failed: count,
  trashed: count,
  waitingUntil: z.nullable(moment),
  message: z.nullable(z.string()),
  errorCode: z.nullable(z.enum(IMPORT_ERRORS)),
  startedAt: moment,
  finishedAt: z.nullable(moment),
  undoneAt: z.nullable(moment),
}
const Import = z.strictObject(importShape) satisfies Of<ImportView>
const WeeklyLook = z.strictObject({
  fan: z.nullable(z.strictObject({ username: z.string(), lists: z.array(List), importTags: z.boolean() })),
}) satisfies Of<OwnWeeklyLook>
const fileShape = { ...importShape, chunks: z.array(count), crateChunks: z.array(count) }
const FileImport = z.strictObject(fileShape) satisfies Of<FileImportView>
const AnyImport = z.union([FileImport, Import])
const failed = z.array(z.strictObject({ row: count, field: z.string(), message: z.string() }))
const Chunk = z.strictObject({ created: count, updated: count, skipped: count, failed }) satisfies Of<ChunkReport>
const rulesReport = z.strictObject({ added: count, existing: count, overLimit: count })
const FileResult = z.strictObject({
  ...fileShape,
  report: z.strictObject({
    ...Chunk.shape,
    total: count,
    moreFailed: count,
    tagRules: rulesReport,
    tagColors: rulesReport,
    distinct: rulesReport,
    aliasesOverLimit: count,
  }),
}) satisfies Of<FileImportResult>
const Undone = z.strictObject({
  removed: count,
  reverted: count,
  crates: count,
  tagRules: count,
  kept: count,
}) satisfies Of<UndoReport>
const KeptEdits = z.strictObject({
  edits: z.array(z.strictObject({ edit: z.string(), at: moment, albums: count, change: AlbumsChange })),
}) satisfies Of<{ edits: KeptEdit[] }>
const UndoneEdit = z.strictObject({
  undone: count,
  left: count,
  leftAlbums: z.array(z.strictObject({ title: z.string(), artist: z.string() })),
}) satisfies Of<OfEdit>
const WholeFile = z.looseObject({ importId: id, albums: z.array(Album), failed, moreFailed: count })
const Found = z.looseObject({ title: z.optional(z.string()), artist: z.optional(z.string()) })

/** What an answer can be, by the name that the description gives it. */
export const ANSWERS = {
  Album,
  AlbumWithTracks,
  AlbumList: z.array(Album),
  ChangedAlbums: z.strictObject({ albums: z.array(Album) }),
  CollectionPage: Page,
  TrackList: z.array(Track),
  Preview: z.looseObject({ url: z.string(), expiresAt: moment }),
  Duplicates,
  Deleted: z.strictObject({ deleted: count }),
  Restored: z.strictObject({ restored: count }),
  Left: z.strictObject({ left: count }),
  Crate,
  CrateList: z.array(Crate),
  MembersList: z.array(Members),
  TrashPage: Trash,
  EventList: z.array(Event),
  TitledEventList: z.array(TitledEvent),
  Listen,
  ListensPage: Listens,
  ListenList: z.array(Listen),
  TagRules: Rules,
  TagEdit,
  Import,
  AnyImport,
  ImportList: z.array(Import),
  ImportId: z.strictObject({ id }),
  WeeklyLook,
  IdList: z.array(id),
  Chunk,
  FileResult,
  Undone,
  EditList: KeptEdits,
  UndoneEdit,
  WholeFile,
  FoundAlbum: z.nullable(Found),
  FoundAlbums: z.array(Found),
  SyncParts: z.array(z.looseObject({})),
  CollectionFile: z.looseObject({ format: z.literal('gatefold'), version: z.int(), albums: z.array(z.unknown()) }),
} as const
export type AnswerName = keyof typeof ANSWERS
