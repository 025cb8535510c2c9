// @module-tag soak
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEVICE_CHANGE, readDeviceChange } from '#domain/sync/device-change.ts'
import { SERVER_HEADER } from '#domain/sync/device-names.ts'
import type { Change } from '#islands/data/changes/change.ts'
import { nextOf } from '#islands/data/queue/entry.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { runs } from '../../../runs.ts'
import { waitFor } from '../../../wait-for.ts'
import { newDevice, stored } from '../device.ts'
import { stubPage } from '../page.ts'
import { newPage, rate } from './open-page.ts'

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

/** A server with two albums, which refuses a change of a device that is over, as the Worker does. */
function newServer() {
  const albums = new Map([1, 2].map((id) => [id, albumView({ id, rating: null, notes: '' })]))
  const devices = new Map<string, number[]>()
  const isOver = (headers: HeadersInit | undefined) => {
    const change = readDeviceChange(new Headers(headers).get(DEVICE_CHANGE) ?? '')
    if (!change) throw new Error('A change without a number')
    const known = devices.get(change.device) ?? [0]
    if (change.number < Number(known.at(-1)) && !known.includes(change.number)) return true
    if (Number(change.open.at(-1)) >= Number(known.at(-1))) devices.set(change.device, change.open)
    return false
  }
  let held: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    if (path === '/sitemap.xml') return new Response('', { headers: { [SERVER_HEADER]: '1' } })
    if (method === 'GET') return Response.error()
    const wait = held
    if (isOver(headers)) return Response.json({ code: 'outdated', message: 'Older' }, { status: 409 })
    const id = Number(path.split('/').at(-1))
    const album = { ...albums.get(id), ...JSON.parse(String(body)) }
    albums.set(id, { ...album, version: album.version + 1 })
    const answer = Response.json(albums.get(id))
    await wait
    return answer
  })
  return {
    valueOf: (id: number) => albums.get(id),
    /** As another device changes it. */
    change: (id: number, rating: number) => albums.set(id, { ...albumView({ id }), rating, version: 9 }),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = Promise.resolve()
        resolve()
      }
    },
  }
}

const STEPS = ['put', 'add', 'delete', 'getAll', 'getAllKeys'] as const

/** Lets the database's connection die at a step, without an event; those opened later work, or `isForGood` none does. */
function dieAt(step: number, isForGood: boolean) {
  let count = 0
  let isGone = false
  const dead = new WeakSet<object>()
  const look = (database: object, name: string) => {
    if (count === step) {
      dead.add(database)
      isGone = isForGood
    }
    count += 1
    if (isGone || dead.has(database)) throw new DOMException('Connection lost', name)
  }
  const spies = [
    ...STEPS.map((name) => {
      const original = IDBObjectStore.prototype[name] as (...rest: unknown[]) => unknown
      return vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
        this: IDBObjectStore,
        ...rest: unknown[]
      ) {
        look(this.transaction.db, 'UnknownError')
        return original.apply(this, rest) as never
      })
    }),
    (() => {
      const original = IDBDatabase.prototype.transaction
      return vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...rest) {
        // The library opens a new database with it.
        if ((rest[1] as string) !== 'versionchange') look(this, 'InvalidStateError')
        return original.apply(this, rest)
      })
    })(),
  ]
  return {
    hasDied: () => count > step,
    stop: () => {
      for (const spy of spies) spy.mockRestore()
    },
  }
}

const note = (id: number, notes: string): Change => ({ call: 'edit-album', id, patch: { notes } })

async function openPage() {
  vi.clearAllTimers()
  const page = await newPage()
  await page.start()
  page.show([1, 2].map((id) => albumView({ id, rating: null, notes: '' })))
  return page
}

/** Waits until nothing of the page is on its way. */
const settles = async () => {
  const { begun } = await import('#islands/data/queue/write-ahead.ts')
  await waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000)
    expect(begun.size).toBe(0)
  }, 5)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  stubPage()
  await newDevice()
  vi.stubGlobal('localStorage', new MemoryStorage())
  document.documentElement.dataset.account = 'anna'
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const STEPS_OF_ALL = 60

describe('a database whose connection dies', () => {
  it('No old rating comes back and no change is lost, at whatever step the connection to the database dies', {
    tags: ['promise'],
    timeout: 600_000,
  }, async ({ annotate }) => {
    let [died, tried, refused] = [0, 0, 0]
    for (const isForGood of [false, true])
      for (const isOffline of [false, true])
        for (let step = 0; step < STEPS_OF_ALL; step += runs(4, 1)) {
          await newDevice()
          vi.stubGlobal('localStorage', new MemoryStorage())
          const server = newServer()
          const page = await openPage()
          const dying = dieAt(step, isForGood)
          const release = server.hold()
          if (isOffline) page.goOffline()
          const first = page.write(rate(1, 1))
          const other = page.write(note(2, 'Typed'))
          for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setImmediate(resolve))
          release()
          void first
          void other
          void page.write(rate(1, 5))
          await settles()
          const at = `step ${step}, ${isForGood ? 'for good' : 'once'}, ${isOffline ? 'offline' : 'online'}`
          expect(
            page.albums()?.map(({ rating, notes }) => [rating, notes]),
            at,
          ).toEqual([
            [5, ''],
            [null, 'Typed'],
          ])
          tried += 1
          if (dying.hasDied()) died += 1
          // The page is opened again, and the browser has recovered.
          dying.stop()
          const { closeDatabase } = await import('#islands/data/store/database.ts')
          await closeDatabase()
          const next = await openPage()
          await waitFor(async () => {
            await vi.advanceTimersByTimeAsync(5_000)
            // What follows a refused one of the same album waits for the person, too.
            expect(nextOf(next.kept()), at).toBeUndefined()
          }, 5)
          expect([server.valueOf(1)?.rating, server.valueOf(2)?.notes], at).toEqual([5, 'Typed'])
          refused += next.kept().filter(({ problem }) => problem).length
          for (const { key, problem } of next.kept()) if (problem) void next.decide(key, null)
          await waitFor(async () => {
            await vi.advanceTimersByTimeAsync(5_000)
            expect((await stored()).outbox).toEqual([])
          }, 5)
          expect([server.valueOf(1)?.rating, server.valueOf(2)?.notes], at).toEqual([5, 'Typed'])
        }
    await annotate(
      `${tried} runs of three changes, in ${died} of them the connection died, ${refused} old changes refused, 0 old values came back, 0 lost`,
      'figure',
    )
  })

  it('shows what waited, and stores it, after the database was deleted under the page', async () => {
    const server = newServer()
    const page = await openPage()
    page.goOffline()
    await page.write(rate(1, 4))
    const { closeDatabase } = await import('#islands/data/store/database.ts')
    await newDevice()
    await closeDatabase()
    await page.write(note(2, 'Typed'))
    expect(page.kept()).toHaveLength(2)
    expect((await stored()).outbox).toHaveLength(2)
    const next = await openPage()
    await next.isSent()
    expect([server.valueOf(1)?.rating, server.valueOf(2)?.notes]).toEqual([4, 'Typed'])
  })

  it('keeps the change of two that were made one, where only the line of the page has it', async () => {
    const server = newServer()
    const page = await openPage()
    page.goOffline()
    await page.write(rate(1, 2))
    const dying = dieAt(0, true)
    await page.write(rate(1, 5))
    dying.stop()
    const next = await openPage()
    await next.isSent()
    expect(server.valueOf(1)?.rating).toBe(5)
  })

  it('removes what was sent while there was no room, so that no later page sends it again', async () => {
    const server = newServer()
    const page = await openPage()
    page.goOffline()
    await page.write(rate(1, 4))
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await page.write(note(2, 'Typed'))
    await page.isSent()
    full.mockRestore()
    expect([server.valueOf(1)?.rating, server.valueOf(2)?.notes]).toEqual([4, 'Typed'])
    expect((await stored()).outbox).toEqual([])
    server.change(1, 2)
    await (await openPage()).isSent()
    expect(server.valueOf(1)?.rating).toBe(2)
  })

  it('stores what waits in the line of the page, as soon as there is room again', async () => {
    newServer()
    const page = await openPage()
    page.goOffline()
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await page.write(rate(1, 4))
    expect(Object.keys(localStorage).filter((name) => name.startsWith('gatefold.unstored.'))).toHaveLength(1)
    full.mockRestore()
    await page.write(note(2, 'Typed'))
    expect((await stored()).outbox).toMatchObject([{ change: rate(1, 4) }, { change: note(2, 'Typed') }])
    expect(Object.keys(localStorage).filter((name) => name.startsWith('gatefold.unstored.'))).toEqual([])
  })

  it('sends nothing again that a page has sent after its database was gone for good', async () => {
    const server = newServer()
    const page = await openPage()
    page.goOffline()
    await page.write(rate(1, 4))
    const dying = dieAt(0, true)
    await page.isSent()
    expect(server.valueOf(1)?.rating).toBe(4)
    dying.stop()
    server.change(1, 2)
    const next = await openPage()
    await next.isSent()
    expect(server.valueOf(1)?.rating).toBe(2)
    expect((await stored()).outbox).toEqual([])
    expect(Object.keys(localStorage).filter((name) => name.startsWith('gatefold.unstored.'))).toEqual([])
  })
})
