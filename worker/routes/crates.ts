import { Hono } from 'hono'
import { AlbumIds } from '#domain/album.ts'
import { CrateIds, CratePatch } from '#domain/crate.ts'
import { CratesAndAlbums, NewCrate } from '#domain/crate-albums.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { addAlbumsToCrate, addAlbumsToCrates, removeAlbumsFromCrate } from '../db/crates/crate-albums.ts'
import { listCrateMembers, pageAlbumsOfCrate } from '../db/crates/crate-contents.ts'
import { orderAlbumsOfCrate, orderCrates } from '../db/crates/crate-order.ts'
import * as cratesDb from '../db/crates/crates.ts'
import { createCrate } from '../db/crates/create-crate.ts'
import { jsonBody, jsonList, pathId } from '../respond.ts'

export const crates = new Hono<SignedInEnv>()
  .use(requirePerson)
  .get('/', async (c) => c.json(await cratesDb.listCrates(c.get('db'), c.get('person').id)))
  .post('/', jsonBody(NewCrate), async (c) => {
    return c.json(await createCrate(c.get('db'), c.get('person').id, c.req.valid('json'), new Date()), 201)
  })
  .get('/members', async (c) => c.json(await listCrateMembers(c.get('db'), c.get('person').id)))
  .put('/order', jsonBody(CrateIds), async (c) => {
    await orderCrates(c.get('db'), c.get('person').id, c.req.valid('json').crateIds)
    return c.body(null, 204)
  })
  .post('/albums', jsonBody(CratesAndAlbums), async (c) => {
    const { crateIds, albumIds } = c.req.valid('json')
    return c.json(await addAlbumsToCrates(c.get('db'), c.get('person').id, crateIds, albumIds))
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
    return jsonList(c, await pageAlbumsOfCrate(c.get('db'), c.get('person').id, pathId(c.req.param('id'))))
  })
  .post('/:id/albums', jsonBody(AlbumIds), async (c) => {
    const id = pathId(c.req.param('id'))
    return c.json(await addAlbumsToCrate(c.get('db'), c.get('person').id, id, c.req.valid('json').albumIds))
  })
  .delete('/:id/albums', jsonBody(AlbumIds), async (c) => {
    const id = pathId(c.req.param('id'))
    return c.json(await removeAlbumsFromCrate(c.get('db'), c.get('person').id, id, c.req.valid('json').albumIds))
  })
  .put('/:id/order', jsonBody(AlbumIds), async (c) => {
    const id = pathId(c.req.param('id'))
    return c.json(await orderAlbumsOfCrate(c.get('db'), c.get('person').id, id, c.req.valid('json').albumIds))
  })
