import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { AlbumView } from '#domain/albums/album.ts'
import type { Kind } from '#domain/changes/kind.ts'
import type { SentChange } from '#islands/data/changes/change.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { newDevice } from '../device.ts'
import { stubPage } from '../page.ts'

/** A kind of change: albums are praised in their notes. */
const praise: Kind<{ id: number; word: string }> = {
  fields: { id: z.int(), word: z.string() },
  label: ({ id }) => ({ albums: [id] }),
  conflictKeys: ({ id }) => [`album ${id}`],
  apply: ({ albums }, { id, word }) => ({
    albums: albums?.map((album) => (album.id === id ? { ...album, notes: word } : album)),
  }),
}

/** How it is sent. */
const praised = {
  ...praise,
  send: async ({ id, word }: { id: number; word: string }, options: object) =>
    fetch(`/api/praise/${id}`, { method: 'POST', body: word, ...options }),
}

const PRAISE = { call: 'praise', id: 3, word: 'Marvellous' } as unknown as SentChange

/** A new page on the device, with this table of changes and the albums of the server. */
async function openPage() {
  vi.resetModules()
  vi.doMock('#islands/data/changes/kinds.ts', async (original) => ({
    KINDS: { ...(await original<typeof import('#islands/data/changes/kinds.ts')>()).KINDS, praise: praised },
  }))
  const { knownAlbums } = await import('#islands/data/records.ts')
  const { setConfirmed } = await import('#islands/data/confirmed.ts')
  setConfirmed({ albums: [albumView({ id: 3, notes: '' })] as AlbumView[], crates: [], members: [] })
  const { outbox, write } = await import('#islands/data/outbox/outbox.ts')
  const { offline } = await import('#islands/data/connection.ts')
  return { outbox, offline, write, notes: () => knownAlbums()?.map(({ notes }) => notes) }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  await newDevice()
  stubPage()
  document.documentElement.dataset.account = 'anna'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.doUnmock('#islands/data/changes/kinds.ts')
  vi.resetModules()
})

it('is kept without a network, shown after the page was opened again, and sent once', async () => {
  // By key, as the server knows them: the first page is still there and may send it too.
  const sent = new Map<string | null, unknown>()
  let isReachable = false
  vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit = {}) => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    if (path.startsWith('/api/praise')) sent.set(new Headers(headers).get('idempotency-key'), [path, body])
    return Response.json({})
  })
  const before = await openPage()
  before.offline.set(true)
  await before.write(PRAISE as never)
  expect(before.notes()).toEqual(['Marvellous'])

  const after = await openPage()
  after.offline.set(true)
  await vi.waitFor(() => expect(after.notes()).toEqual(['Marvellous']))
  expect(sent.size).toBe(0)

  isReachable = true
  after.offline.set(false)
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(60_000)
      expect(after.outbox.get()).toEqual([])
    },
    { timeout: 30_000, interval: 5 },
  )
  expect([...sent.values()]).toEqual([['/api/praise/3', 'Marvellous']])
})
