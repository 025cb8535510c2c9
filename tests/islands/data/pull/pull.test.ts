import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeAlbums } from '#domain/sync/album-columns.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { crate } from '../device.ts'
import { stubPage } from '../page.ts'

beforeEach(() => {
  vi.resetModules()
  // The interval would outlive the page. With the clock stopped, no work takes so long that it pauses.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  stubPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A server with two albums in a crate. */
function newServer() {
  const has = { order: [1, 2], revision: 0, tagColors: { dub: 'rose' } }
  vi.stubGlobal('fetch', async () => {
    has.revision += 1
    const parts = [
      { epoch: 'a', revision: has.revision, newest: has.revision, isFull: true, isImporting: false },
      { albums: encodeAlbums([albumView({ id: 1 }), albumView({ id: 2 })]) },
      { crates: [crate(7, { albumCount: 2 })] },
      { members: has.order.map((id, place) => [7, id, place]) },
      { profile: {}, tagColors: has.tagColors },
    ]
    return new Response(`[\n${parts.map((part) => JSON.stringify(part)).join(',\n')}\n]\n`)
  })
  return has
}

it('keeps what is confirmed of a crate while an answer without it is being shown', async () => {
  const server = newServer()
  const { load, sync } = await import('#islands/data/pull/pull.ts')
  const { confirmChange } = await import('#islands/data/store/confirmed.ts')
  const { knownMembers } = await import('#islands/data/store/records.ts')
  await load()
  const shown = () => knownMembers()?.map(({ albumIds }) => albumIds)
  expect(shown()).toEqual([[1, 2]])
  // The server confirms a change between the lists.
  let act = () => {
    confirmChange({ call: 'order-crate', crateId: 7, albumIds: [2, 1] }, undefined)
  }
  vi.stubGlobal('scheduler', {
    yield: async () => {
      act()
      act = () => undefined
    },
  })
  await sync(true)
  expect(shown()).toEqual([[2, 1]])
  server.order = [2, 1]
  await sync(false)
  expect(shown()).toEqual([[2, 1]])
})

it('shows colors of tags that were chosen elsewhere', async () => {
  const server = newServer()
  const { refresh } = await import('#islands/data/pull/pull.ts')
  const { tagColors } = await import('#islands/lib/tag-colors.ts')
  await refresh()
  const shown = tagColors.get()
  expect(shown).toEqual({ dub: 'rose' })
  await refresh()
  expect(tagColors.get()).toBe(shown)
  server.tagColors = { dub: 'sky' }
  await refresh()
  expect(tagColors.get()).toEqual({ dub: 'sky' })
})

it('notes at the first visit what the next one compares with', async () => {
  newServer()
  const { load, sync } = await import('#islands/data/pull/pull.ts')
  const { syncStatus } = await import('#islands/data/store/status.ts')
  const { readSetting } = await import('#islands/data/settings.ts')
  expect(readSetting('seen')).toBe('')
  await load()
  expect([syncStatus.get().newest, syncStatus.get().atStart, readSetting('seen')]).toEqual([1, 1, '1'])
  await sync(false)
  expect([syncStatus.get().newest, syncStatus.get().atStart, readSetting('seen')]).toEqual([2, 1, '1'])
})

describe('after a change of this page', () => {
  const first = () => albumView({ id: 1, rating: null, changedAt: '2031-01-01T00:00:00.000Z' })
  const second = () => albumView({ id: 2, changedAt: '2031-01-02T00:00:00.000Z' })

  /** A server that tells what has changed since, and answers a change with the album. */
  function newServer() {
    const has = { albums: [first(), second()], order: [1, 2], changed: [] as object[], revision: 1 }
    vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
      if (init.method === 'PATCH') {
        const { rating } = JSON.parse(String(init.body))
        return Response.json(rateHere(rating))
      }
      const isFull = !path.includes('since=')
      const head = { epoch: 'a', revision: has.revision, newest: has.revision, isFull, isImporting: false }
      const all = [
        { albums: encodeAlbums(has.albums as never) },
        { crates: [crate(7, { albumCount: 2 })] },
        { members: has.order.map((id, place) => [7, id, place]) },
      ]
      const parts = [head, ...(isFull ? all : has.changed.splice(0))]
      return new Response(`[\n${parts.map((part) => JSON.stringify(part)).join(',\n')}\n]\n`)
    })
    const rateHere = (rating: number) => {
      has.revision += 1
      const album = { ...first(), rating, version: has.revision, changedAt: `2031-02-0${has.revision}T00:00:00.000Z` }
      has.albums = [album as never, second()]
      has.changed.push({ albums: encodeAlbums([album] as never) })
      return album
    }
    return { has, rateHere }
  }

  async function newPage() {
    const { load, sync } = await import('#islands/data/pull/pull.ts')
    const { write } = await import('#islands/data/queue/queue.ts')
    const { records, knownAlbum } = await import('#islands/data/store/records.ts')
    await load()
    let shown = 0
    records.subscribe(() => {
      shown += 1
    })
    return {
      sync,
      rate: (rating: number) => write({ call: 'edit-album', id: 1, patch: { rating } }),
      rating: () => knownAlbum(1)?.rating,
      /** How often screens are told of other records while something is done. */
      timesShown: async (act: () => Promise<unknown>) => {
        shown = 0
        await act()
        return shown
      },
    }
  }

  it('shows nothing again that its answer has brought, also later', async () => {
    newServer()
    const page = await newPage()
    await page.rate(4)
    expect(await page.timesShown(() => page.sync(false))).toBe(0)
    await page.rate(5)
    expect(await page.timesShown(() => page.sync(true))).toBe(0)
    expect(page.rating()).toBe(5)
  })

  it('shows what has changed elsewhere since', async () => {
    const { rateHere, has } = newServer()
    const page = await newPage()
    await page.rate(4)
    rateHere(2)
    expect(await page.timesShown(() => page.sync(false))).toBe(1)
    expect(page.rating()).toBe(2)
    has.revision += 1
    has.changed.push({ members: [[7, 1, 9]] })
    expect(await page.timesShown(() => page.sync(false))).toBe(1)
  })
})
