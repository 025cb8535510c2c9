import { Hono } from 'hono'
import * as z from 'zod/mini'
import { AlbumIds, AlbumInput, AlbumPatch, AlbumsEdit, List } from '#domain/album.ts'
import { CrateIds } from '#domain/crate.ts'
import * as messages from '#locales/errors/albums.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { findPreview } from '../bandcamp/preview.ts'
import * as albumsDb from '../db/albums/albums.ts'
import { editAlbums } from '../db/albums/edit-albums.ts'
import { listAlbums, pageAlbumsById } from '../db/albums/list-albums.ts'
import { addAlbumsToCrate, removeAlbumsFromCrate, setCratesOfAlbum } from '../db/crates/crate-albums.ts'
import { listCratesOfAlbum } from '../db/crates/crate-contents.ts'
import { addAlbums } from '../imports/bulk-add.ts'
import { jsonBody, jsonList, jsonListField, pathId, searchParams } from '../respond.ts'

const BulkInput = z.strictObject({ albums: z.array(z.unknown(), messages.wrongAlbums) })

export const albums = new Hono<SignedInEnv>()
  .use(requirePerson)
  .get('/', searchParams(z.strictObject({ list: z.optional(List) })), async (c) => {
    const knownState = /^(?:W\/)?"(\d+)"$/.exec(c.req.header('if-none-match') ?? '')?.[1]
    const { state, pages } = await listAlbums(c.get('db'), c.get('person').id, {
      list: c.req.valid('query').list,
      knownState,
    })
    c.header('etag', `"${state}"`)
    c.header('cache-control', 'private, no-cache')
    return pages ? jsonList(c, pages) : c.body(null, 304)
  })
  .post('/', jsonBody(AlbumInput), async (c) => {
    const album = await albumsDb.createAlbum(c.get('db'), c.get('person').id, c.req.valid('json'), new Date())
    return c.json(album, 201)
  })
  .post('/bulk', jsonBody(BulkInput), async (c) => {
    return c.json(await addAlbums(c.get('db'), c.get('person').id, c.req.valid('json').albums, new Date()))
  })
  .post('/edit', jsonBody(AlbumsEdit), async (c) => {
    const { albumIds, change } = c.req.valid('json')
    const [db, userId] = [c.get('db'), c.get('person').id]
    await editAlbums(db, userId, albumIds, change, new Date())
    return jsonListField(c, 'albums', pageAlbumsById(db, userId, albumIds))
  })
  .post('/delete', jsonBody(AlbumIds), async (c) => {
    const count = await albumsDb.deleteAlbums(c.get('db'), c.get('person').id, c.req.valid('json').albumIds, new Date())
    return c.json({ deleted: count })
  })
  .post('/restore', jsonBody(AlbumIds), async (c) => {
    const count = await albumsDb.restoreAlbums(
      c.get('db'),
      c.get('person').id,
      c.req.valid('json').albumIds,
      new Date(),
    )
    return c.json({ restored: count })
  })
  .delete('/all', async (c) => {
    await albumsDb.deleteAllAlbums(c.get('db'), c.get('person').id, new Date())
    return c.body(null, 204)
  })
  .patch('/:id', jsonBody(AlbumPatch), async (c) => {
    const id = pathId(c.req.param('id'))
    return c.json(await albumsDb.updateAlbum(c.get('db'), c.get('person').id, id, c.req.valid('json'), new Date()))
  })
  .delete('/:id', async (c) => {
    await albumsDb.deleteAlbum(c.get('db'), c.get('person').id, pathId(c.req.param('id')), new Date())
    return c.body(null, 204)
  })
  .get('/:id/preview', searchParams(z.strictObject({ fresh: z.optional(z.literal('1')) })), async (c) => {
    const isDead = c.req.valid('query').fresh === '1'
    const id = pathId(c.req.param('id'))
    return c.json(await findPreview(c.env, c.get('db'), c.get('person').id, id, isDead, new Date()))
  })
  .get('/:id/crates', async (c) => {
    return c.json(await listCratesOfAlbum(c.get('db'), c.get('person').id, pathId(c.req.param('id'))))
  })
  .put('/:id/crates', jsonBody(CrateIds), async (c) => {
    const id = pathId(c.req.param('id'))
    return c.json(await setCratesOfAlbum(c.get('db'), c.get('person').id, id, c.req.valid('json').crateIds))
  })
  .post('/:id/crates/:crateId', async (c) => {
    const [id, crateId] = [pathId(c.req.param('id')), pathId(c.req.param('crateId'))]
    return c.json(await addAlbumsToCrate(c.get('db'), c.get('person').id, crateId, [id]))
  })
  .delete('/:id/crates/:crateId', async (c) => {
    const [id, crateId] = [pathId(c.req.param('id')), pathId(c.req.param('crateId'))]
    await removeAlbumsFromCrate(c.get('db'), c.get('person').id, crateId, [id])
    return c.body(null, 204)
  })
