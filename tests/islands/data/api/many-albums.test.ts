import 'fake-indexeddb/auto'
import { mutate } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { encodeAlbums } from '#domain/sync/album-columns.ts'
import { stubPage } from '../page.ts'

let calls: string[] = []
let left: number[] = []

beforeEach(() => {
  vi.resetModules()
  // No timer of a page outlives its test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  stubPage()
  calls = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') {
      const parts = [{ epoch: 'a', revision: 1, newest: 1, isFull: true }, { albums: encodeAlbums([]) }, { crates: [] }]
      return new Response(`[\n${parts.map((part) => JSON.stringify(part)).join(',\n')}\n]\n`)
    }
    const { albumIds } = body ? JSON.parse(String(body)) : {}
    calls.push(`${method} ${path}${albumIds ? ` ${albumIds[0]} to ${albumIds.at(-1)}` : ''}`)
    if (path.endsWith('/all')) return new Response(null, { status: 204 })
    return Response.json(path.endsWith('/delete') ? { deleted: albumIds.length } : { left: left.shift() ?? 0 })
  })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  await mutate(() => true, undefined, { revalidate: false })
})

it('tells how many albums are left while it deletes a large collection, some at a time', async () => {
  const { deleteCollection } = await import('#islands/data/api/trash-api.ts')
  const told: number[] = []
  const ids = Array.from({ length: 12_000 }, (_, index) => index + 1)
  await deleteCollection(ids, (count) => told.push(count))
  expect(told).toEqual([7_000, 2_000])
  expect(calls).toEqual([
    'POST /api/albums/delete 1 to 5000',
    'POST /api/albums/delete 5001 to 10000',
    'DELETE /api/albums/all',
  ])
})

it('deletes a small collection with one call', async () => {
  const { deleteCollection } = await import('#islands/data/api/trash-api.ts')
  await deleteCollection([1, 2, 3], () => expect.unreachable())
  expect(calls).toEqual(['DELETE /api/albums/all'])
})

it('tells how much of the trash is left while it restores or empties a large one', async () => {
  const { emptyTrash, restoreAll } = await import('#islands/data/api/trash-items-api.ts')
  for (const [work, path] of [
    [restoreAll, 'POST /api/trash/restore'],
    [emptyTrash, 'DELETE /api/trash'],
  ] as const) {
    calls = []
    left = [4_000, 2_000, 0]
    const told: number[] = []
    await work((count) => told.push(count))
    expect(told).toEqual([4_000, 2_000])
    expect(calls).toEqual([path, path, path])
  }
})
