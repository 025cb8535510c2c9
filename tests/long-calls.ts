import { EVERYTHING } from '#domain/sync/sync-call.ts'
import type { Ctx } from '#worker/db/context.ts'
import { addAlbumsToCrates } from '#worker/db/crates/crate-albums.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'

/** An account's albums, and three crates that each have all of them. */
export type Filled = { ids: number[]; crates: number[] }

/** Who makes the long calls, and how. Each call has to succeed, and no limit of the hour stops it. */
export type Caller = Filled & {
  email: string
  call: (method: string, path: string, json?: unknown) => Promise<string>
  /** Runs the daily job of a day behind that on which the trash is emptied. */
  runDailyJob: () => Promise<unknown>
}

/** Puts all albums into each of three crates: in their order, against it, and in another one. */
export async function fillCrates(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const mixed = ids.toSorted((a, b) => ((a * 7_919) % 100_003) - ((b * 7_919) % 100_003))
  const crates: number[] = []
  for (const order of [ids, ids.toReversed(), mixed]) {
    const { id } = await createCrate(ctx, { name: `Crate ${crates.length}` })
    await addAlbumsToCrates(ctx, [id], order)
    crates.push(id)
  }
  return crates
}

const ROWS_PER_CALL = 5_000
const ROWS_PER_CHUNK = 2_000

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

/** Adds as many albums as a call takes, or as many as there are if these are fewer. */
const addMany = ({ call, ids }: Caller, from: number) =>
  call('POST', '/api/albums/bulk', {
    albums: fileRows(from, Math.min(ROWS_PER_CALL, ids.length)).map(({ album }) => album),
  })

const untilNoneIsLeft = async (step: () => Promise<string>) => {
  while ((JSON.parse(await step()) as { left: number }).left > 0);
}

/** The calls that take long, in this order: each begins with what the one before left. */
export const LONG_CALLS: Record<string, (caller: Caller) => Promise<unknown>> = {
  'list all': ({ call }) => call('GET', '/api/albums'),
  'list a crate': ({ call, crates }) => call('GET', `/api/crates/${crates[0]}/albums`),
  'list what crates have': ({ call }) => call('GET', '/api/crates/members'),
  'copy all to a device': ({ call }) => call('GET', EVERYTHING),
  'export all': ({ call }) => call('GET', '/api/export/collection'),
  'export a table': ({ call }) => call('GET', '/api/export/albums'),
  'find duplicates': ({ call }) => call('GET', '/api/albums/duplicates'),
  'rate and move all': ({ call, ids }) =>
    call('POST', '/api/albums/edit', { albumIds: ids, change: { rating: 4, list: 'wishlist' } }),
  'tag all': ({ call, ids }) => call('POST', '/api/albums/edit', { albumIds: ids, change: { addTags: ['every one'] } }),
  'rename a tag of all, and back': async ({ call }) => {
    const { edit } = JSON.parse(await call('POST', '/api/tags/edit', { from: ['every one'], to: 'all of them' }))
    await call('POST', '/api/tags/undo', { edit })
  },
  'reverse a crate': ({ call, ids, crates }) =>
    call('PUT', `/api/crates/${crates[0]}/order`, { albumIds: ids.toReversed() }),
  'take all out of a crate': ({ call, ids, crates }) =>
    call('DELETE', `/api/crates/${crates[0]}/albums`, { albumIds: ids }),
  'put all into a crate': ({ call, ids, crates }) =>
    call('POST', '/api/crates/albums', { crateIds: [crates[0]], albumIds: ids }),
  'delete a crate': ({ call, crates }) => call('DELETE', `/api/crates/${crates[0]}`),
  'restore a crate': ({ call, crates }) => call('POST', '/api/crates/restore', { crateIds: [crates[0]] }),
  'delete all selected': ({ call, ids }) => call('POST', '/api/albums/delete', { albumIds: ids }),
  'restore all selected': ({ call, ids }) => call('POST', '/api/albums/restore', { albumIds: ids }),
  'check what is counted': ({ runDailyJob }) => runDailyJob(),
  'delete the collection': ({ call }) => call('DELETE', '/api/albums/all'),
  'restore the trash': ({ call }) => untilNoneIsLeft(() => call('POST', '/api/trash/restore')),
  'empty the trash': async ({ call, ids }) => {
    await call('POST', '/api/albums/delete', { albumIds: ids.slice(0, ids.length / 2) })
    await untilNoneIsLeft(() => call('DELETE', '/api/trash'))
  },
  'add many albums': (caller) => addMany(caller, 0),
  'import a file, and undo it': async ({ call, ids }) => {
    const file = { fileName: 'a.json', format: 'json', mode: 'fill' }
    const { id } = JSON.parse(await call('POST', '/api/imports/file', file))
    const names = [0, 1, 2].map((place) => ({ place, name: `Crate ${place}` }))
    await call('PUT', `/api/imports/${id}/crates/0`, { crates: names })
    const chunks = Math.max(1, Math.floor(Math.min(20_000, ids.length) / ROWS_PER_CHUNK))
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const rows = fileRows(10_000 + chunk * ROWS_PER_CHUNK, ROWS_PER_CHUNK)
      await call('PUT', `/api/imports/${id}/rows/${chunk}`, { rows })
    }
    await call('POST', `/api/imports/${id}/finish`, { chunks, crateChunks: 1 })
    await call('POST', `/api/imports/${id}/undo`)
  },
  'import a file of one call': ({ call, ids, crates }) => {
    const rows = fileRows(50_000, Math.min(25_000, ids.length)).map(
      ({ album }) => `${album.title},A,${album.bandcampUrl}`,
    )
    return call('POST', `/api/import/crates/${crates[1]}`, {
      csvData: `title,artist,bandcampUrl\n${rows.join('\n')}`,
    })
  },
  'make a crate of all': async ({ call }) => {
    const albums = JSON.parse(await call('GET', '/api/albums')) as { id: number }[]
    const albumIds = albums.slice(0, 50_000).map(({ id }) => id)
    await call('POST', '/api/crates', { name: 'Many', albumIds })
  },
  'purge the trash': async ({ call, runDailyJob }) => {
    await call('DELETE', '/api/albums/all')
    await runDailyJob()
  },
  'delete the account': async (caller) => {
    for (let count = 0; count < caller.ids.length; count += ROWS_PER_CALL) await addMany(caller, 1_000_000 + count)
    const albums = JSON.parse(await caller.call('GET', '/api/albums')) as { id: number }[]
    const albumIds = albums.map(({ id }) => id)
    for (const id of caller.crates) await caller.call('POST', '/api/crates/albums', { crateIds: [id], albumIds })
    await caller.call('DELETE', '/api/user', { confirm: caller.email })
  },
}
