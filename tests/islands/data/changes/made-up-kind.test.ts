import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { albumView } from '../../../domain/albums/album-view.ts'
import { waitFor } from '../../../wait-for.ts'
import { newDevice } from '../device.ts'
import { stubPage } from '../page.ts'
import { praise } from './praise.ts'

const praising = (word: string) => ({ call: 'praise', id: 3, word }) as unknown as never
const PRAISE = praising('Marvellous')

/** A new page on the device, with the line of the made-up kind in the table, and the albums of the server. */
async function openPage() {
  vi.resetModules()
  vi.doMock('#islands/data/changes/kinds.ts', async (original) => {
    const { KINDS, sent } = await original<typeof import('#islands/data/changes/kinds.ts')>()
    const { unwrap } = await import('#islands/data/client.ts')
    return {
      KINDS: {
        ...KINDS,
        praise: sent(praise, {
          send: ({ id, word }, { init }) =>
            unwrap(fetch(`/api/praise/${id}`, { ...init, method: 'POST', body: word }) as never),
        }),
      },
    }
  })
  const { knownAlbums } = await import('#islands/data/store/records.ts')
  const { setConfirmed } = await import('#islands/data/store/confirmed.ts')
  const album = albumView({ id: 3, notes: '' })
  setConfirmed({ albums: [album], crates: [], members: [] })
  const { start, write } = await import('#islands/data/queue/queue.ts')
  const { outbox } = await import('#islands/data/queue/pending.ts')
  void start()
  const { offline } = await import('#islands/data/connection.ts')
  return { outbox, offline, write, album, notes: () => knownAlbums()?.map(({ notes }) => notes) }
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
  await before.write(PRAISE)
  expect(before.notes()).toEqual(['Marvellous'])

  const after = await openPage()
  after.offline.set(true)
  await waitFor(() => expect(after.notes()).toEqual(['Marvellous']))
  expect(sent.size).toBe(0)

  isReachable = true
  after.offline.set(false)
  await waitFor(async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    expect(after.outbox.get()).toEqual([])
  }, 5)
  expect([...sent.values()]).toEqual([['/api/praise/3', 'Marvellous']])
})

it('is undone by another change, with which it is one as long as it has not been sent', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { offline, write, notes, outbox } = await openPage()
  offline.set(true)
  await write(PRAISE)
  await write(praising(''))
  expect(notes()).toEqual([''])
  expect(outbox.get().map(({ change }) => change)).toEqual([praising('')])
})

it('no longer shows if the server refuses it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'invalid', message: 'Not so much' }, { status: 400 }))
  const { write, notes } = await openPage()
  const done = write(PRAISE)
  expect(notes()).toEqual(['Marvellous'])
  await expect(done).rejects.toThrow('Not so much')
  expect(notes()).toEqual([''])
})

it('is called what it is about', async () => {
  await openPage()
  const { labelOf } = await import('#islands/data/changes/change.ts')
  expect(labelOf(PRAISE)).toEqual({ albums: [3] })
})

it('is made by the demo, which keeps it for the tab, and refused there as the server would', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  const { album, notes } = await openPage()
  const { keptRecords, make, show } = await import('#islands/features/demo/records.ts')
  show({ albums: [album], crates: [], members: [], rules: [], colors: {}, distinct: [], listens: [] })
  await make(PRAISE)
  expect(notes()).toEqual(['Marvellous'])
  expect(keptRecords()?.albums[0]?.notes).toBe('Marvellous')
  await expect(make(praising('Marvellous beyond words'))).rejects.toMatchObject({
    status: 400,
    fields: { word: 'Praise is short' },
  })
  expect(notes()).toEqual(['Marvellous'])
})
