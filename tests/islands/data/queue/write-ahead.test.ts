import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { SentChange } from '#islands/data/changes/change.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { waitFor } from '../../../wait-for.ts'
import { newDevice, stored } from '../device.ts'
import { stubPage } from '../page.ts'

class MemoryStorage {
  [name: string]: unknown
  setItem(name: string, text: string) {
    this[name] = text
  }
  removeItem(name: string) {
    delete this[name]
  }
  getItem(name: string) {
    return this[name] ?? null
  }
}

let storage: MemoryStorage
const lines = () =>
  Object.entries(storage).flatMap(([name, text]) =>
    name.startsWith('gatefold.unstored.') ? (JSON.parse(String(text)) as { change: unknown }[]) : [],
  )
const changesAhead = () => lines().map(({ change }) => change)
/** The line of a page that is gone. */
const leave = (changes: readonly SentChange[], { account = 'anna', keys = ['a', 'b', 'c'] } = {}) =>
  storage.setItem(
    'gatefold.unstored.gone',
    JSON.stringify(changes.map((change, index) => ({ account, key: keys[index], change }))),
  )

/** The calls that write, of all pages. */
let calls: { path: string; body: unknown }[]
/** As on a machine that has not written anything yet. */
const hang = () => new Promise<never>(() => undefined)

/** A server that answers with the album as it was changed. */
const answerAlbum = async (sent: object | null) => Response.json(albumView({ version: 2, ...sent }))

function serve(answer: (sent: object | null) => Promise<Response> = answerAlbum) {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.error()
    const sent = JSON.parse(String(body ?? null))
    calls.push({ path, body: sent })
    return answer(sent)
  })
}

/** A page that is opened when the one before is gone. */
async function newPage({ isOffline = false } = {}) {
  vi.clearAllTimers()
  vi.resetModules()
  const outbox = await import('#islands/data/queue/queue.ts')
  void outbox.start()
  const { outbox: unsent, unconfirmed } = await import('#islands/data/queue/pending.ts')
  const { canOutlive, hasUnstored } = await import('#islands/data/queue/write-ahead.ts')
  const { offline } = await import('#islands/data/connection.ts')
  const { records } = await import('#islands/data/store/records.ts')
  const { setConfirmed } = await import('#islands/data/store/confirmed.ts')
  if (isOffline) offline.set(true)
  setConfirmed({ albums: [albumView({ id: 1, rating: null })] as AlbumView[], crates: [], members: [] })
  return {
    ...outbox,
    outbox: unsent,
    canOutlive,
    hasUnstored,
    records,
    goOnline: () => offline.set(false),
    rating: () => records.get().albums?.[0]?.rating,
    isSent: async () => {
      await outbox.start()
      await waitFor(async () => {
        await vi.advanceTimersByTimeAsync(60_000)
        expect(unconfirmed.get()).toBe(0)
      })
    },
  }
}

/** A page whose database does not answer: until it ends, nothing is stored but what it wrote ahead. */
async function newSlowPage(options?: { isOffline: boolean }) {
  vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() })
  serve(hang)
  const page = await newPage(options)
  return {
    ...page,
    end: () => {
      vi.stubGlobal('indexedDB', device)
      serve()
    },
  }
}

let device: IDBFactory
const rate = (rating: number) => ({ call: 'edit-album' as const, id: 1, patch: { rating } })
const heard = (number: number): SentChange => ({
  call: 'report-scrobbles',
  scrobbles: [{ albumId: 1, number, startedAt: 1 } as never],
})

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  stubPage()
  await newDevice()
  device = indexedDB
  storage = new MemoryStorage()
  calls = []
  vi.stubGlobal('localStorage', storage)
  document.documentElement.dataset.account = 'anna'
  serve()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  globalThis.indexedDB = device
  vi.resetModules()
})

describe('a change', () => {
  it('is on the device before it shows', async () => {
    const page = await newPage()
    const kept: unknown[] = []
    page.records.subscribe(() => kept.push(changesAhead()))
    void page.write(rate(4))
    expect(page.rating()).toBe(4)
    expect(kept[0]).toEqual([rate(4)])
  })

  it('is in one place only, once the database has it and when it is over', async () => {
    serve(hang)
    const page = await newPage()
    void page.write(rate(4))
    await waitFor(async () => expect((await stored()).outbox).toHaveLength(1))
    await waitFor(() => expect(lines()).toEqual([]))
    serve()
    const next = await newPage()
    await next.isSent()
    expect([(await stored()).outbox, lines()]).toEqual([[], []])
  })

  it('is sent by the next page if this one ends at once, and shows there from the start', async () => {
    const page = await newSlowPage()
    void page.write(rate(4))
    page.end()
    const next = await newPage()
    await next.start()
    expect(next.rating()).toBe(4)
    await next.isSent()
    expect(calls).toEqual([{ path: '/api/albums/1', body: { rating: 4 } }])
    expect(lines()).toEqual([])
  })

  it('is kept by the next page if there is no network either, with others in their order', async () => {
    const page = await newSlowPage({ isOffline: true })
    for (const stars of [1, 2, 5]) void page.write(rate(stars))
    page.end()
    const next = await newPage({ isOffline: true })
    await next.start()
    expect(next.rating()).toBe(5)
    expect(lines()).toEqual([])
    next.goOnline()
    await next.isSent()
    expect(calls.map(({ body }) => body)).toEqual([{ rating: 1 }, { rating: 2 }, { rating: 5 }])
  })

  it('is on the device before the code that sends it has loaded, and taken back if that cannot', async () => {
    vi.resetModules()
    const loaded = Promise.withResolvers<never>()
    const { write, writer } = await import('#islands/data/queue/write.ts')
    vi.spyOn(writer, 'load').mockReturnValue(loaded.promise)
    const written = write<'edit-album'>(rate(4))
    expect(changesAhead()).toEqual([rate(4)])
    loaded.reject(new TypeError('Failed to fetch'))
    await expect(written).rejects.toMatchObject({ status: 0 })
    expect(lines()).toEqual([])
  })

  it('that was stored in the last moment of a page is sent once', async () => {
    const page = await newPage({ isOffline: true })
    await page.write(rate(4))
    const [{ key = '' } = {}] = page.outbox.get()
    leave([rate(4)], { keys: [key] })
    const next = await newPage()
    await next.isSent()
    expect(calls).toHaveLength(1)
    expect(lines()).toEqual([])
  })

  it('that became one with others in the last moment of a page is sent once', async () => {
    const page = await newPage({ isOffline: true })
    await page.write(heard(1))
    const kept = vi.spyOn(storage, 'setItem')
    await page.write(heard(2))
    const [, text = ''] = kept.mock.calls.find(([name]) => name.startsWith('gatefold.unstored.')) ?? []
    storage.setItem('gatefold.unstored.gone', text)
    expect(changesAhead()).toEqual([heard(2)])
    const next = await newPage()
    await next.isSent()
    expect(calls.map(({ body }) => body)).toMatchObject([{ scrobbles: [{ number: 1 }, { number: 2 }] }])
  })
})

describe('what a page left', () => {
  /** Locks of pages in one browser. */
  function newLocks() {
    const held = new Map<string, PromiseWithResolvers<void>>()
    const locks = {
      query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
      request: async (name: string, ...rest: unknown[]) => {
        while (held.has(name)) await held.get(name)?.promise
        const lock = Promise.withResolvers<void>()
        held.set(name, lock)
        const result = await (rest.at(-1) as () => unknown)()
        held.delete(name)
        lock.resolve()
        return result
      },
    }
    vi.stubGlobal('navigator', { locks })
    return (name: string) => {
      held.get(name)?.resolve()
      held.delete(name)
    }
  }

  it('stays while that page lives, and is taken over when it ends', async () => {
    const release = newLocks()
    void navigator.locks.request('gatefold tab gone', hang)
    leave([rate(3)])
    const page = await newPage()
    await page.start()
    expect([changesAhead(), page.outbox.get(), page.rating()]).toEqual([[rate(3)], [], null])
    release('gatefold tab gone')
    await waitFor(() => expect(calls).toHaveLength(1))
    await page.isSent()
    expect(lines()).toEqual([])
  })

  it('waits for its person if somebody else is there', async () => {
    leave([rate(3)])
    document.documentElement.dataset.account = 'ben'
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [] }), request: hang } })
    const other = await newPage()
    await other.start()
    expect([changesAhead(), other.rating()]).toEqual([[rate(3)], null])
    vi.stubGlobal('navigator', {})
    document.documentElement.dataset.account = 'anna'
    await (await newPage()).isSent()
    expect(calls).toHaveLength(1)
  })

  it('is dropped with all that was not sent', async () => {
    const page = await newPage({ isOffline: true })
    await page.start()
    leave([rate(3)])
    await page.write(rate(4))
    await page.discardUnsent()
    expect([lines(), (await stored()).outbox]).toEqual([[], []])
  })

  it('stays if this build cannot read it, and is dropped if nobody can', async () => {
    leave([rate(3), { call: 'share-crate', id: 7 } as never])
    storage.setItem('gatefold.unstored.torn', '[{"account":"anna"')
    await (await newPage()).isSent()
    expect(calls).toHaveLength(1)
    expect(Object.keys(storage)).toEqual(['gatefold.unstored.gone'])
    expect(changesAhead()).toEqual([{ call: 'share-crate', id: 7 }])
  })
})

describe('where the browser', () => {
  it('has no database, changes outlive the page in what it wrote ahead', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const page = await newPage({ isOffline: true })
    await page.write(rate(4))
    await page.write({ call: 'delete-crate', id: 7 })
    expect(page.hasUnstored()).toBe(false)
    const next = await newPage({ isOffline: true })
    await next.start()
    expect(next.rating()).toBe(4)
    next.goOnline()
    await next.isSent()
    expect(calls).toHaveLength(2)
    expect(lines()).toEqual([])
  })

  it('has no room left, the page asks until the database has it', async () => {
    storage.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    serve(hang)
    const page = await newPage()
    await page.start()
    void page.write(rate(4))
    expect([page.rating(), page.hasUnstored()]).toEqual([4, true])
    await waitFor(() => expect(page.hasUnstored()).toBe(false))
    expect((await stored()).outbox).toHaveLength(1)
  })

  it('is to keep nothing, nothing is written ahead, and the page asks', async () => {
    delete document.documentElement.dataset.account
    const page = await newPage({ isOffline: true })
    await page.write(rate(4))
    expect([Object.keys(storage), page.hasUnstored()]).toEqual([[], true])
    page.goOnline()
    await page.isSent()
    expect(page.hasUnstored()).toBe(false)
  })
})

it('writes a change of 10,000 albums ahead', async () => {
  const page = await newSlowPage()
  const albumIds = Array.from({ length: 10_000 }, (_, index) => 2 ** 40 + index)
  void page.write({ call: 'edit-albums', albumIds, change: { rating: 4 } })
  expect(changesAhead()).toHaveLength(1)
  page.end()
  await (await newPage()).isSent()
  expect(calls.map(({ body }) => (body as { albumIds: number[] }).albumIds.length)).toEqual([10_000])
})

it('knows before a change whether it would outlive the page', async () => {
  const { canOutlive } = await newPage({ isOffline: true })
  expect(canOutlive()).toBe(true)
  expect(Object.keys(storage)).toEqual([])
  const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(canOutlive()).toBe(false)
  full.mockRestore()
  delete document.documentElement.dataset.account
  expect(canOutlive()).toBe(false)
})
