import { Hono } from 'hono'
import * as z from 'zod/mini'
import { momentAgo, withMoments } from '#domain/ago.ts'
import { AlbumIds, AlbumPatch, AlbumsEdit, List, NewAlbum } from '#domain/albums/album.ts'
import { Moment } from '#domain/albums/album-field-schemas.ts'
import { DistinctInput, MergeInput, UnmergeInput } from '#domain/albums/album-merge.ts'
import { EditUndo } from '#domain/changes/edit-name.ts'
import { CrateIds } from '#domain/crates/crate.ts'
import { NewListen } from '#domain/diary/listen.ts'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { CollectionPageSearch } from '#domain/query/collection-search.ts'
import * as messages from '#locales/errors.ts'
import type { ReaderEnv } from '../auth/app-env.ts'
import { confirmSession, refuseTokens, requireReader } from '../auth/require.ts'
import { findPreview } from '../bandcamp/preview.ts'
import { readOwnTracks } from '../bandcamp-link/tracks.ts'
import { readAlbumEvents, readEventsSince } from '../db/albums/album-events.ts'
import { createAlbum, getAlbumDetails, updateAlbum } from '../db/albums/albums.ts'
import { editAlbums } from '../db/albums/edit-albums.ts'
import { listKeptEdits, undoAlbumsEdit } from '../db/albums/kept-edits.ts'
import { readKnownDuplicates, setDistinct } from '../db/albums/known-duplicates.ts'
import { listAlbums, pageAlbumsById } from '../db/albums/list-albums.ts'
import { mergeIntoAlbum, unmergeAlbum } from '../db/albums/merge-albums.ts'
import { requireRowsLeft } from '../db/budgets.ts'
import { addAlbumsToCrate, removeAlbumsFromCrate, setCratesOfAlbum } from '../db/crates/crate-albums.ts'
import { listCratesOfAlbum } from '../db/crates/crate-contents.ts'
import { addListen } from '../db/diary/listens.ts'
import { readCollectionPage } from '../db/pages/app-page.ts'
import { deleteAlbum, deleteAlbums, deleteAllAlbums, restoreAlbums } from '../db/trash/trash.ts'
import { beginHeavyCall, heavy, heavyIfLong } from '../heavy-calls.ts'
import { idempotent } from '../idempotency.ts'
import { addAlbums, joinRanges } from '../imports/bulk-add.ts'
import {
  jsonBody,
  jsonList,
  jsonListField,
  jsonRows,
  jsonWithRows,
  noContent,
  pathId,
  searchParams,
} from '../respond.ts'
import { ifLinkOffered } from './bandcamp-link.ts'

// The call answers a bare list, so a header lists the rows that are not in it. Sending such a row alone to `POST /api/albums` tells why.
const FAILED_ROWS = 'failed-rows'
// Which of the person's albums the rows match: `2=same:17,5=probably:9`.
const MATCHED_ROWS = 'matched-rows'

const BulkInput = z.strictObject({ albums: z.array(z.unknown(), messages.wrongAlbums) })

export const albums = new Hono<ReaderEnv>()
  .use(requireReader, heavyIfLong)
  .use('/all', heavy)
  .use('/page', heavy)
  .use('/undo', heavy)
  .get('/', searchParams(z.strictObject({ list: z.optional(List) })), async (c) => {
    const knownRevision = /^(?:W\/)?"(\d+)"$/.exec(c.req.header('if-none-match') ?? '')?.[1]
    const { revision, pages, isLong } = await listAlbums(c.get('ctx'), {
      list: c.req.valid('query').list,
      knownRevision,
    })
    if (isLong) await beginHeavyCall(c)
    c.header('etag', `"${revision}"`)
    c.header('cache-control', 'private, no-cache')
    return pages ? jsonList(c, pages) : c.body(null, 304)
  })
  .post('/', idempotent, jsonBody(NewAlbum), async (c) => {
    const album = await createAlbum(c.get('ctx'), c.req.valid('json'))
    return c.json(album, 201)
  })
  .post('/bulk', jsonBody(BulkInput), async (c) => {
    const { albums: added, failed, met } = await addAlbums(c.get('ctx'), c.req.valid('json').albums)
    if (failed.length > 0) c.header(FAILED_ROWS, joinRanges(failed))
    if (met.length > 0) c.header(MATCHED_ROWS, met.map(([row, is, id]) => `${row}=${is}:${id}`).join(','))
    return jsonRows(c, added)
  })
  .post('/edit', jsonBody(AlbumsEdit), async (c) => {
    const { albumIds, change, edit, ago } = c.req.valid('json')
    const ctx = c.get('ctx')
    await requireRowsLeft(ctx, albumIds.length)
    await editAlbums(ctx, albumIds, withMoments(change, momentAgo(ctx.now, ago)), edit)
    return jsonListField(c, 'albums', pageAlbumsById(ctx, albumIds))
  })
  .get('/edits', async (c) => c.json(await listKeptEdits(c.get('ctx'))))
  .post('/undo', idempotent, jsonBody(EditUndo), async (c) =>
    c.json(await undoAlbumsEdit(c.get('ctx'), c.req.valid('json').edit)),
  )
  .post('/delete', jsonBody(AlbumIds), async (c) => {
    const count = await deleteAlbums(c.get('ctx'), c.req.valid('json').albumIds)
    return c.json({ deleted: count })
  })
  .post('/restore', jsonBody(AlbumIds), async (c) => {
    const count = await restoreAlbums(c.get('ctx'), c.req.valid('json').albumIds)
    return c.json({ restored: count })
  })
  .get('/duplicates', heavy, async (c) => {
    const { distinct, merged } = await readKnownDuplicates(c.get('ctx'))
    return jsonWithRows(c, { distinct }, 'merged', merged)
  })
  .post('/distinct', jsonBody(DistinctInput), (c) => noContent(c, setDistinct(c.get('ctx'), c.req.valid('json'))))
  .post('/merge', idempotent, jsonBody(MergeInput), async (c) =>
    c.json(await mergeIntoAlbum(c.get('ctx'), c.req.valid('json'))),
  )
  .post('/unmerge', idempotent, jsonBody(UnmergeInput), async (c) =>
    c.json(await unmergeAlbum(c.get('ctx'), c.req.valid('json'))),
  )
  .get('/page', searchParams(CollectionPageSearch), async (c) => {
    const { search } = new URL(c.req.url)
    return c.json(await readCollectionPage(c.get('ctx'), parseCollectionQuery(search)))
  })
  .delete('/all', refuseTokens, (c) => noContent(c, deleteAllAlbums(c.get('ctx'))))
  .get('/events', searchParams(z.strictObject({ since: Moment, until: z.optional(Moment) })), async (c) => {
    const { since, until } = c.req.valid('query')
    return c.json(await readEventsSince(c.get('ctx'), new Date(since), until ? new Date(until) : undefined))
  })
  .get('/:id', async (c) => c.json(await getAlbumDetails(c.get('ctx'), pathId(c, 'id'))))
  .patch('/:id', jsonBody(AlbumPatch), async (c) =>
    c.json(await updateAlbum(c.get('ctx'), pathId(c, 'id'), c.req.valid('json'))),
  )
  .delete('/:id', (c) => noContent(c, deleteAlbum(c.get('ctx'), pathId(c, 'id'))))
  .get('/:id/preview', searchParams(z.strictObject({ fresh: z.optional(z.literal('1')) })), async (c) => {
    const isDead = c.req.valid('query').fresh === '1'
    const albumId = pathId(c, 'id')
    await confirmSession(c)
    return c.json(await findPreview(c.get('ctx'), c.env, { albumId, isDead }))
  })
  .get('/:id/tracks', ifLinkOffered, async (c) => {
    await confirmSession(c)
    return c.json(await readOwnTracks(c.get('ctx'), c.env, pathId(c, 'id')))
  })
  .post('/:id/listens', idempotent, jsonBody(NewListen), async (c) =>
    c.json(await addListen(c.get('ctx'), pathId(c, 'id'), c.req.valid('json')), 201),
  )
  .get('/:id/events', async (c) => c.json(await readAlbumEvents(c.get('ctx'), pathId(c, 'id'))))
  .get('/:id/crates', async (c) => jsonRows(c, await listCratesOfAlbum(c.get('ctx'), pathId(c, 'id'))))
  .put('/:id/crates', jsonBody(CrateIds), async (c) => {
    const id = pathId(c, 'id')
    return jsonRows(c, await setCratesOfAlbum(c.get('ctx'), id, c.req.valid('json').crateIds))
  })
  .post('/:id/crates/:crateId', async (c) => {
    const [id, crateId] = [pathId(c, 'id'), pathId(c, 'crateId')]
    return c.json(await addAlbumsToCrate(c.get('ctx'), crateId, [id]))
  })
  .delete('/:id/crates/:crateId', async (c) => {
    const [id, crateId] = [pathId(c, 'id'), pathId(c, 'crateId')]
    return noContent(c, removeAlbumsFromCrate(c.get('ctx'), crateId, [id]))
  })
