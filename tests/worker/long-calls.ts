import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { closeAccount, eraseAccount } from '#worker/db/accounts/account-removal.ts'
import { addAlbumsToCrates } from '#worker/db/crates/crate-albums.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import { purgeTrash } from '#worker/db/trash/trash.ts'
import { insertInPieces } from '../../scripts/demo/insert-in-pieces.ts'
import { manyAlbums } from '../../scripts/demo/many-albums.ts'
import { newEmptyPerson } from './collections.ts'
import { newDevice } from './device.ts'
import { ctxOf, type Person } from './people.ts'

/** A person with a device and so many albums, all of them in each of three crates: in their order, against it, and in another one. */
export async function withLargeCrates(count: number) {
  const person = await newEmptyPerson()
  const ctx = ctxOf(person.id)
  const ids = await insertInPieces(ctx, manyAlbums(count, new Date()))
  const mixed = ids.toSorted((a, b) => ((a * 7_919) % 100_003) - ((b * 7_919) % 100_003))
  const crates: number[] = []
  for (const order of [ids, ids.toReversed(), mixed]) {
    const { id } = await createCrate(ctx, { name: `Crate ${crates.length}` })
    await addAlbumsToCrates(ctx, [id], order)
    crates.push(id)
  }
  await newDevice(person)
  return { person, ids, crates }
}

type World = Awaited<ReturnType<typeof withLargeCrates>>

/** Makes a call that has to succeed. Rows written before it don't count. */
async function call({ id, call }: Person, method: string, path: string, json?: unknown): Promise<string> {
  await env.DB.prepare('DELETE FROM budget WHERE user_id = ?').bind(id).run()
  const response = await call(path, { method, ...(json !== undefined && { json }) })
  const text = await response.text()
  expect([path, response.status, response.ok ? '' : text]).toEqual([path, expect.toBeOneOf([200, 201, 204]), ''])
  return text
}

/** Rows of a file; each album goes into three crates of it. */
const fileRows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 1,
    album: {
      title: `New ${from + index}`,
      artist: 'Harbour Lights',
      bandcampUrl: `https://harbour-lights.bandcamp.com/album/${from + index}`,
      tags: ['dub', 'tape', 'late'],
    },
    crates: [0, 1, 2].map((place) => [place, index]),
  }))

const untilNoneIsLeft = async (step: () => Promise<string>) => {
  while ((JSON.parse(await step()) as { left: number }).left > 0);
}

/** The calls that take long, in this order: each begins with what the one before left. */
export const LONG_CALLS: Record<string, (world: World) => Promise<unknown>> = {
  'rate and move all': ({ person, ids }) =>
    call(person, 'POST', '/api/albums/edit', { albumIds: ids, change: { rating: 4, list: 'wishlist' } }),
  'tag all': ({ person, ids }) =>
    call(person, 'POST', '/api/albums/edit', { albumIds: ids, change: { addTags: ['every one'] } }),
  'rename a tag of all, and back': async ({ person }) => {
    const { edit } = JSON.parse(
      await call(person, 'POST', '/api/tags/edit', { from: ['every one'], to: 'all of them' }),
    )
    await call(person, 'POST', '/api/tags/undo', { edit })
  },
  'reverse a crate': ({ person, ids, crates }) =>
    call(person, 'PUT', `/api/crates/${crates[0]}/order`, { albumIds: ids.toReversed() }),
  'take all out of a crate': ({ person, ids, crates }) =>
    call(person, 'DELETE', `/api/crates/${crates[0]}/albums`, { albumIds: ids }),
  'put all into a crate': ({ person, ids, crates }) =>
    call(person, 'POST', '/api/crates/albums', { crateIds: [crates[0]], albumIds: ids }),
  'delete a crate': ({ person, crates }) => call(person, 'DELETE', `/api/crates/${crates[0]}`),
  'restore a crate': ({ person, crates }) => call(person, 'POST', '/api/crates/restore', { crateIds: [crates[0]] }),
  'delete all selected': ({ person, ids }) => call(person, 'POST', '/api/albums/delete', { albumIds: ids }),
  'restore all selected': ({ person, ids }) => call(person, 'POST', '/api/albums/restore', { albumIds: ids }),
  'delete the collection': ({ person }) => call(person, 'DELETE', '/api/albums/all'),
  'restore the trash': ({ person }) => untilNoneIsLeft(() => call(person, 'POST', '/api/trash/restore')),
  'empty the trash': async ({ person, ids }) => {
    await call(person, 'POST', '/api/albums/delete', { albumIds: ids.slice(0, ids.length / 2) })
    await untilNoneIsLeft(() => call(person, 'DELETE', '/api/trash'))
  },
  'add 5,000 albums': ({ person }) =>
    call(person, 'POST', '/api/albums/bulk', { albums: fileRows(0, 5_000).map(({ album }) => album) }),
  'import a file, and undo it': async ({ person, ids }) => {
    const file = { fileName: 'a.json', format: 'json', mode: 'fill' }
    const { id } = JSON.parse(await call(person, 'POST', '/api/imports/file', file))
    const names = [0, 1, 2].map((place) => ({ place, name: `Crate ${place}` }))
    await call(person, 'PUT', `/api/imports/${id}/crates/0`, { crates: names })
    const chunks = Math.ceil(Math.min(20_000, ids.length) / 2_000)
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const rows = fileRows(10_000 + chunk * 2_000, 2_000)
      await call(person, 'PUT', `/api/imports/${id}/rows/${chunk}`, { rows })
    }
    await call(person, 'POST', `/api/imports/${id}/finish`, { chunks, crateChunks: 1 })
    await call(person, 'POST', `/api/imports/${id}/undo`)
  },
  'import a file of one call': ({ person, ids, crates }) => {
    const rows = fileRows(50_000, Math.min(25_000, ids.length)).map(
      ({ album }) => `${album.title},A,${album.bandcampUrl}`,
    )
    return call(person, 'POST', `/api/import/crates/${crates[1]}`, {
      csvData: `title,artist,bandcampUrl\n${rows.join('\n')}`,
    })
  },
  'make a crate of all': async ({ person }) => {
    const albums = JSON.parse(await call(person, 'GET', '/api/albums')) as { id: number }[]
    const albumIds = albums.slice(0, 50_000).map(({ id }) => id)
    await call(person, 'POST', '/api/crates', { name: 'Many', albumIds })
  },
  'purge the trash': async ({ person }) => {
    await call(person, 'DELETE', '/api/albums/all')
    await purgeTrash(ctxOf(''), new Date(Date.now() + 1_000))
  },
  'delete the account': async ({ person, ids, crates }) => {
    const ctx = ctxOf(person.id)
    const left = await insertInPieces(ctx, manyAlbums(ids.length, new Date()))
    await addAlbumsToCrates(ctx, crates, left)
    await closeAccount(ctx, person.id, null)
    await eraseAccount(ctx, person.id)
  },
}
