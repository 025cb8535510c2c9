import { Hono } from 'hono'
import { AlbumIds } from '#domain/albums/album.ts'
import { CrateIds, CratePatch } from '#domain/crates/crate.ts'
import { CratesAndAlbums, NewCrate } from '#domain/crates/crate-albums.ts'
import type { ReaderEnv } from '../auth/app-env.ts'
import { requireReader } from '../auth/require.ts'
import { addAlbumsToCrate, addAlbumsToCrates, removeAlbumsFromCrate } from '../db/crates/crate-albums.ts'
import { listCrateMembers, pageAlbumsOfCrate } from '../db/crates/crate-contents.ts'
import { orderAlbumsOfCrate, orderCrates } from '../db/crates/crate-order.ts'
import { listCrates, toggleFavoriteCrate, updateCrate } from '../db/crates/crates.ts'
import { createCrate } from '../db/crates/create-crate.ts'
import { deleteCrate, restoreCrates } from '../db/trash/deleted-crates.ts'
import { heavy, heavyIfLong } from '../heavy-calls.ts'
import { idempotent } from '../idempotency.ts'
import { jsonBody, jsonList, jsonRows, noContent, pathId } from '../respond.ts'

export const crates = new Hono<ReaderEnv>()
  .use(requireReader, heavyIfLong)
  .get('/', async (c) => jsonRows(c, await listCrates(c.get('ctx'))))
  .post('/', idempotent, jsonBody(NewCrate), async (c) =>
    c.json(await createCrate(c.get('ctx'), c.req.valid('json')), 201),
  )
  .post('/restore', jsonBody(CrateIds), async (c) =>
    jsonRows(c, await restoreCrates(c.get('ctx'), c.req.valid('json').crateIds)),
  )
  .get('/members', heavy, async (c) => c.json(await listCrateMembers(c.get('ctx'))))
  .put('/order', jsonBody(CrateIds), (c) => noContent(c, orderCrates(c.get('ctx'), c.req.valid('json').crateIds)))
  .post('/albums', jsonBody(CratesAndAlbums), async (c) => {
    const { crateIds, albumIds } = c.req.valid('json')
    return jsonRows(c, await addAlbumsToCrates(c.get('ctx'), crateIds, albumIds))
  })
  .patch('/:id', jsonBody(CratePatch), async (c) =>
    c.json(await updateCrate(c.get('ctx'), pathId(c, 'id'), c.req.valid('json'))),
  )
  .delete('/:id', (c) => noContent(c, deleteCrate(c.get('ctx'), pathId(c, 'id'))))
  .patch('/:id/favorite', idempotent, async (c) => c.json(await toggleFavoriteCrate(c.get('ctx'), pathId(c, 'id'))))
  .get('/:id/albums', heavy, async (c) => jsonList(c, await pageAlbumsOfCrate(c.get('ctx'), pathId(c, 'id'))))
  .post('/:id/albums', jsonBody(AlbumIds), async (c) =>
    c.json(await addAlbumsToCrate(c.get('ctx'), pathId(c, 'id'), c.req.valid('json').albumIds)),
  )
  .delete('/:id/albums', jsonBody(AlbumIds), async (c) =>
    c.json(await removeAlbumsFromCrate(c.get('ctx'), pathId(c, 'id'), c.req.valid('json').albumIds)),
  )
  .put('/:id/order', jsonBody(AlbumIds), async (c) =>
    c.json(await orderAlbumsOfCrate(c.get('ctx'), pathId(c, 'id'), c.req.valid('json').albumIds)),
  )
