import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { TrackHeard } from '#domain/diary/heard.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { waitFor } from '../../../wait-for.ts'
import { newDevice } from '../../data/device.ts'
import { stubPage } from '../../data/page.ts'

const markHeard = vi.fn()
const album = albumView({ id: 3, title: 'Copper' }) as AlbumView
const START = Date.UTC(2026, 10, 25, 20)

let now = START
let isReachable = true
let username: string | null = 'marit_lb'
/** A track as the server notes it, whose clock is right. */
const begun = ({ ago, ...track }: Omit<TrackHeard, 'startedAt'> & { ago: number }): TrackHeard => ({
  ...track,
  startedAt: Math.round(now / 1_000) - ago,
})

/** What the server was told, by call. */
let told: TrackHeard[][] = []

/** A new page on the device. */
async function openPage(isOffline = false) {
  vi.resetModules()
  vi.doMock('#islands/features/list/public.ts', () => ({ markHeard }))
  const { countHeard } = await import('#islands/features/player/count-heard.ts')
  const { keepSetting } = await import('#islands/data/settings.ts')
  const { offline } = await import('#islands/data/connection.ts')
  const { start } = await import('#islands/data/queue/queue.ts')
  const { outbox } = await import('#islands/data/queue/pending.ts')
  void start()
  offline.set(isOffline)
  /** Plays so many seconds of a track, and goes on to another. */
  const play = (number: number | null, seconds: number, length = 200, limit: 'unlinked' | null = null) => {
    for (let time = 0; time <= seconds; time += 1) {
      countHeard({ album, number, limit }, { time, length, isPlaying: true }, 6)
      now += 1_000
    }
  }
  const isSent = () =>
    waitFor(async () => {
      await vi.advanceTimersByTimeAsync(60_000)
      expect(outbox.get()).toEqual([])
    }, 5)
  return { play, keepSetting, offline, outbox, isSent }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  await newDevice()
  stubPage()
  document.documentElement.dataset.account = 'anna'
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('StorageEvent', Event)
  ;[now, isReachable, username, told] = [START, true, 'marit_lb', []]
  markHeard.mockReset()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    if (path.endsWith('/scrobbles')) told.push(JSON.parse(String(body)).scrobbles.map(begun))
    return method === 'GET' ? Response.json({ username, isRefused: false }) : new Response(null, { status: 204 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.doUnmock('#islands/features/list/public.ts')
  vi.resetModules()
})

it('tells of each track that was heard whole, when it began', async () => {
  const { play, isSent } = await openPage()
  play(1, 120)
  play(2, 20)
  play(3, 200)
  play(4, 30, 30)
  play(null, 200, 200)
  play(5, 200, 200, 'unlinked')
  await waitFor(() => expect(told.flat()).toHaveLength(2))
  await isSent()
  expect(told.flat()).toEqual([
    { albumId: 3, number: 1, startedAt: START / 1_000 + 1 },
    { albumId: 3, number: 3, startedAt: START / 1_000 + 121 + 21 + 1 },
  ])
  expect(markHeard).not.toHaveBeenCalled()
})

it('tells nothing without an account at ListenBrainz', async () => {
  username = null
  const { play, outbox } = await openPage()
  play(1, 120)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([told, outbox.get()]).toEqual([[], []])
})

it('tells of twenty tracks heard without a network once, in one call, also after the page was opened again', async () => {
  isReachable = false
  const before = await openPage(true)
  for (let number = 1; number <= 20; number += 1) before.play(number, 110)
  await waitFor(() =>
    expect(before.outbox.get()[0]?.change).toMatchObject({ scrobbles: Array(20).fill({ albumId: 3 }) }),
  )
  expect(told).toEqual([])

  isReachable = true
  const after = await openPage()
  await after.isSent()
  // The first page is still there and may send it too; the server knows what it has.
  const numbers = new Set(told.map((scrobbles) => scrobbles.map(({ number }) => number).join()))
  expect([...numbers]).toEqual([Array.from({ length: 20 }, (_, at) => at + 1).join()])
})

it('adds an album to the diary when half of it was heard, if wanted, once a day, also after the page was opened again', async () => {
  const first = await openPage()
  first.keepSetting('autoDiary', 'on')
  first.play(1, 110)
  first.play(2, 110)
  first.play(2, 110)
  expect(markHeard).not.toHaveBeenCalled()
  const second = await openPage()
  second.play(3, 110)
  expect(markHeard).toHaveBeenCalledExactlyOnceWith(album, Date.parse('2026-11-25T20:00:01'))
  for (const number of [4, 5, 6, 1]) second.play(number, 110)
  const third = await openPage()
  for (const number of [1, 2, 3, 4, 5, 6]) third.play(number, 110)
  expect(markHeard).toHaveBeenCalledTimes(1)
  now += 86_400_000
  for (const number of [1, 2, 3, 4, 5, 6]) third.play(number, 110)
  expect(markHeard).toHaveBeenCalledTimes(2)
})
