import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { albumView } from '../../domain/albums/album-view.ts'
import { waitFor } from '../../wait-for.ts'
import { newDevice } from './device.ts'
import { stubPage } from './page.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

const calls: { path: string; body: Record<string, unknown> }[] = []
let isReachable = true

/** A new page on the device. */
async function openPage() {
  vi.resetModules()
  const { setConfirmed } = await import('#islands/data/store/confirmed.ts')
  setConfirmed({ albums: [albumView({ id: 3, list: 'wishlist' })], crates: [], members: [], listens: [] })
  const { outbox } = await import('#islands/data/queue/pending.ts')
  const { offline } = await import('#islands/data/connection.ts')
  const { start } = await import('#islands/data/queue/queue.ts')
  await start()
  return {
    kept: () => outbox.get().length,
    goOffline: () => {
      isReachable = false
      offline.set(true)
    },
    isSent: async () => {
      isReachable = true
      offline.set(false)
      await waitFor(() => expect(outbox.get()).toEqual([]))
    },
  }
}

const hear = async () => (await import('#islands/features/list/heard.ts')).hear(albumView({ id: 3 }))

/** What the device does that is now. */
const DONE = {
  heard: hear,
  downloaded: async () =>
    (await import('#islands/features/list/downloaded.ts')).setDownloaded([albumView({ id: 3 })], true),
  decided: async () =>
    (await import('#islands/features/desk/decide.ts')).decide(albumView({ id: 3 }), { verdict: 'later' }),
  scrobbled: async () => {
    const { write } = await import('#islands/data/queue/write.ts')
    const startedAt = Math.floor(Date.now() / 1_000)
    await write<'report-scrobbles'>({ call: 'report-scrobbles', scrobbles: [{ albumId: 3, number: 1, startedAt }] })
  },
}

const agoOf = ({ ago, scrobbles }: { ago?: number; scrobbles?: { ago: number }[] } = {}) => ago ?? scrobbles?.[0]?.ago

let clock = 0

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], shouldAdvanceTime: true })
  clock = Date.now()
  calls.length = 0
  isReachable = true
  await newDevice()
  stubPage()
  document.documentElement.dataset.account = 'anna'
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    if (method !== 'GET') calls.push({ path, body: JSON.parse(String(body)) })
    return Response.json(path.endsWith('/edit') ? { albums: [] } : albumView({ id: 3 }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each(Object.entries(DONE))('tells the server no time of a clock that is years ahead: %s', async (_, act) => {
  vi.setSystemTime(clock + 2_000 * DAY)
  const year = String(new Date().getFullYear())
  await openPage()
  await act()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(JSON.stringify(calls)).not.toContain(year)
  expect(agoOf(calls[0]?.body)).toBeLessThan(10)
})

it.each(Object.entries(DONE))('tells how long ago it was, sent after a reload: %s', async (_, act) => {
  vi.setSystemTime(clock - 300 * DAY)
  const before = await openPage()
  before.goOffline()
  await act()
  await waitFor(() => expect(before.kept()).toBe(1))
  vi.setSystemTime(clock - 300 * DAY + HOUR)
  const page = await openPage()
  await page.isSent()
  expect(Math.round((agoOf(calls[0]?.body) ?? 0) / 60)).toBe(60)
})

it('counts on where the clock of the device is set back while it waits', async () => {
  vi.setSystemTime(clock + 300 * DAY)
  const page = await openPage()
  page.goOffline()
  await hear()
  await vi.advanceTimersByTimeAsync(HOUR)
  vi.setSystemTime(clock)
  await page.isSent()
  expect(Math.round((agoOf(calls[0]?.body) ?? 0) / 60)).toBe(60)
  expect(calls[0]?.body).not.toHaveProperty('at')
})
