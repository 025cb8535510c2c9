import { Hono } from 'hono'
import { AlbumIds } from '#domain/album.ts'
import { CrateInput, CratePatch } from '#domain/crate.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { listCrateAlbums } from '../db/albums.ts'
import { addAlbumsToCrate, removeAlbumsFromCrate } from '../db/crate-albums.ts'
import * as cratesDb from '../db/crates.ts'
import { jsonBody, pathId } from '../respond.ts'

export const crates = new Hono<SignedInEnv>()
  .use(requirePerson)
  .get('/', async (c) => c.json(await cratesDb.listCrates(c.get('db'), c.get('person').id)))
  .post('/', jsonBody(CrateInput), async (c) => {
    return c.json(await cratesDb.createCrate(c.get('db'), c.get('person').id, c.req.valid('json'), new Date()), 201)
  })
  .patch('/:id', jsonBody(CratePatch), async (c) => {
    const id = pathId(c.req.param('id'))
    return c.json(await cratesDb.updateCrate(c.get('db'), c.get('person').id, id, c.req.valid('json')))
  })
  .delete('/:id', async (c) => {
    await cratesDb.deleteCrate(c.get('db'), c.get('person').id, pathId(c.req.param('id')))
    return c.body(null, 204)
  })
  .patch('/:id/favorite', async (c) => {
    return c.json(await cratesDb.toggleFavoriteCrate(c.get('db'), c.get('person').id, pathId(c.req.param('id'))))
  })
  .get('/:id/albums', async (c) => {
    const crate = await cratesDb.getCrate(c.get('db'), c.get('person').id, pathId(c.req.param('id')))
    return c.json(await listCrateAlbums(c.get('db'), c.get('person').id, crate.id))
  })
  .post('/:id/albums', jsonBody(AlbumIds), async (c) => {
    const id = pathId(c.req.param('id'))
    return c.json(await addAlbumsToCrate(c.get('db'), c.get('person').id, id, c.req.valid('json').albumIds))
  })
  .delete('/:id/albums', jsonBody(AlbumIds), async (c) => {
    const id = pathId(c.req.param('id'))
    return c.json(await removeAlbumsFromCrate(c.get('db'), c.get('person').id, id, c.req.valid('json').albumIds))
  })
