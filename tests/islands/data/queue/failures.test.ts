// @module-tag soak
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change } from '#islands/data/changes/change.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { runs } from '../../../runs.ts'
import { newDevice } from '../device.ts'
import { stubPage } from '../page.ts'
import { type Call, nameOf, newPage, newServer, rate } from './open-page.ts'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  stubPage()
  await newDevice()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const note = (id: number, notes: string): Change => ({ call: 'edit-album', id, patch: { notes } })
const listen = (id: number, albumId: number) =>
  ({ call: 'add-listen', id, albumId, listen: { at: '2026-11-01T10:00:00.000Z' } }) as Change

/** Answers each call that writes as `answer` says of it; without that as a server that does it. */
function serve(answer: (call: Call) => Response | undefined) {
  const done: Call[] = []
  const tried: Call[] = []
  newServer()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init
    if (method === 'GET' || method === 'HEAD') return fetch(path, init)
    const call = { method, path, body: JSON.parse(String(body ?? '{}')) }
    tried.push(call)
    const answered = answer(call)
    if (answered?.type === 'error') throw new TypeError('Failed to fetch')
    if (answered) return answered
    done.push(call)
    return fetch(path, init)
  })
  return { done, tried }
}

/** All statuses; in `npm test` those that have a meaning. */
const STATUSES = Array.from({ length: 400 }, (_, index) => 200 + index).filter(
  (status) => runs(0, 1) === 1 || status % 100 < 10 || [413, 422, 425, 429, 451, 520].includes(status),
)
const EMPTY = [204, 205, 304]
const BODIES: [string, (status: number) => Response][] = [
  ['our own error', (status) => Response.json({ code: 'made-up', message: 'No' }, { status })],
  ['a page of something between', (status) => new Response('<h1>Sorry</h1>', { status })],
  ['nothing', (status) => new Response(null, { status })],
]
/** What says nothing of the change: the session, the time that a call took, too many of them. */
const NOT_OF_CONTENT = [401, 408, 425, 429]

describe('a change that fails', () => {
  it('A change is done, kept and sent again, or refused for what is wrong with it, whatever its call is answered with', {
    tags: ['promise'],
    timeout: 600_000,
  }, async ({ annotate }) => {
    const page = await newPage()
    const lost: unknown[] = []
    let count = 0
    for (const [status, [kind, answer]] of STATUSES.flatMap((one) => BODIES.map((body) => [one, body] as const))) {
      if (EMPTY.includes(status) && kind !== 'nothing') continue
      if (status < 300 && kind === 'our own error') continue
      for (const isQueued of [false, true]) {
        let isAnswered = false
        const { done } = serve(() => {
          if (isAnswered) return undefined
          isAnswered = true
          return answer(status)
        })
        if (isQueued) page.goOffline()
        const text = `${status} ${isQueued}`
        const thrown = await page.write(note(1, text)).then(
          () => null,
          (error) => error,
        )
        await vi.waitFor(
          async () => {
            await vi.advanceTimersByTimeAsync(3_000)
            expect(page.kept().filter(({ problem }) => !problem)).toEqual([])
          },
          { timeout: 30_000, interval: 5 },
        )
        const isRefusal = kind === 'our own error' && status >= 400 && status < 500 && !NOT_OF_CONTENT.includes(status)
        const isGone = isRefusal && status === 404
        const kept = page.kept().map(({ change }) => change)
        const isDone = done.some(({ body }) => body.notes === text) || status === 204
        const isRight = isRefusal
          ? !isDone && (isQueued ? kept.length === (isGone ? 0 : 1) : thrown?.status === status)
          : isDone && thrown === null && kept.length === 0
        count += 1
        if (!isRight) lost.push([status, isQueued, isDone, String(thrown), kept])
        for (const { key } of page.kept()) void page.decide(key, null)
        await vi.waitFor(() => expect(page.kept()).toEqual([]), { timeout: 30_000 })
      }
    }
    expect(lost).toEqual([])
    await annotate(`${count} answers of ${STATUSES.length} statuses, 0 changes lost`, 'figure')
  })

  it('keeps what was typed when a note is refused and no field has it any more', async () => {
    newServer()
    const page = await newPage()
    const { ApiError } = await import('#islands/lib/api-error.ts')
    const error = new ApiError(409, { code: 'stale', message: 'Changed', album: albumView({ id: 1, version: 9 }) })
    await page.keepRefused({ call: 'edit-album', id: 1, patch: { notes: 'Typed', version: 2 } }, error)
    expect(page.kept()).toMatchObject([{ change: { patch: { notes: 'Typed' } }, problem: { code: 'stale' } }])
    await page.decide(page.kept()[0]?.key ?? '', { version: 9 })
    await page.isSent()
  })
})

describe('a call that never gets through', () => {
  const isListen = ({ path }: Call) => path.endsWith('/listens')

  it.each([
    ['is blocked in the browser', () => Response.error()],
    ['is answered by something between', () => new Response('<h1>Blocked</h1>', { status: 403 })],
    ['fails on the server', () => Response.json({ code: 'internal', message: 'Failed' }, { status: 500 })],
  ])('is set aside while the others go on, when it %s', async (_, answer) => {
    let isBlocked = true
    const { done, tried } = serve((call) => (isBlocked && isListen(call) ? answer() : undefined))
    const page = await newPage()
    expect(await page.write(listen(2 ** 40 + 1, 1))).toBeNull()
    page.goOffline()
    for (const stars of [2, 3]) await page.write(rate(stars, stars))
    await page.write(note(3, 'After the rating'))
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(5_000)
        expect(page.kept()).toHaveLength(1)
      },
      { timeout: 30_000, interval: 5 },
    )
    expect(done.map(({ body }) => body)).toEqual([{ rating: 2 }, { rating: 3, notes: 'After the rating' }])
    expect(page.kept()).toMatchObject([{ change: { call: 'add-listen' }, isAside: true }])
    expect(page.isOffline()).toBe(false)
    // What is made from now on goes at once.
    expect(await page.write(rate(4, 4))).not.toBeNull()

    // It is tried later and later, and never says that there is no network.
    const before = tried.filter(isListen).length
    await vi.advanceTimersByTimeAsync(600_000)
    const again = tried.filter(isListen).length - before
    expect(again).toBeGreaterThan(5)
    expect(again).toBeLessThan(25)
    expect(page.isOffline()).toBe(false)
    isBlocked = false
    await page.isSent()
    expect(done.at(-1)?.path).toBe('/api/albums/1/listens')
  })

  it('says that there is no network, and stops, if no other gets through either', async () => {
    const { tried } = serve(() => Response.error())
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path === '/sitemap.xml') throw new TypeError('Failed to fetch')
      return fetch(path, init)
    })
    const page = await newPage()
    page.goOffline()
    for (const stars of [1, 2, 3]) await page.write(rate(stars, stars))
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(1_000)
        expect(tried).toHaveLength(1)
      },
      { timeout: 30_000, interval: 5 },
    )
    expect(page.isOffline()).toBe(true)
    expect(page.kept().every(({ isAside }) => !isAside)).toBe(true)
  })

  it('A call that never gets through holds up no other change, and each record gets its changes in their order', {
    tags: ['promise'],
  }, async ({ annotate }) => {
    let [sequences, changes, blocked] = [0, 0, 0]
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), fc.boolean()), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
        async (made, blockedAlbums) => {
          await newDevice()
          const isHeld = ({ path }: Call) => blockedAlbums.some((id) => path === `/api/albums/${id}`)
          let isBlocked = true
          const { done } = serve((call) => (isBlocked && isHeld(call) ? Response.error() : undefined))
          const page = await newPage()
          for (const [id, value, isRating] of made) {
            if (value === 3) page.goOffline()
            await page.write(isRating ? rate(id, value) : note(id, `${value}`))
          }
          const wanted = (isLeft: (id: number) => boolean) => {
            const all: Record<string, object> = {}
            for (const [id, value, isRating] of made)
              if (isLeft(id)) all[id] = { ...all[id], ...(isRating ? { rating: value } : { notes: `${value}` }) }
            return all
          }
          const got = () => {
            const all: Record<string, object> = {}
            for (const { path, body } of done) {
              const id = Number(path.split('/').at(-1))
              all[id] = { ...all[id], ...body }
            }
            return all
          }
          await vi.waitFor(
            async () => {
              await vi.advanceTimersByTimeAsync(30_000)
              expect(got()).toEqual(wanted((id) => !blockedAlbums.includes(id)))
            },
            { timeout: 30_000, interval: 5 },
          )
          expect(page.isOffline()).toBe(false)
          isBlocked = false
          await page.isSent()
          expect(got()).toEqual(wanted(() => true))
          sequences += 1
          changes += made.length
          blocked += made.filter(([id]) => blockedAlbums.includes(id)).length
        },
      ),
      { numRuns: runs(10, 200), seed: 63 },
    )
    await annotate(
      `${sequences} sequences of ${changes} changes, ${blocked} of them blocked; 0 others held up, 0 out of order, 0 lost`,
      'figure',
    )
  })
})

it('sends those that fail on the server again after growing pauses', async () => {
  const { tried } = serve(() => Response.json({ code: 'internal', message: 'Failed' }, { status: 500 }))
  const page = await newPage()
  expect(await page.write(note(1, 'Typed'))).toBeNull()
  const counts: number[] = []
  for (let minute = 0; minute < 5; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000)
    counts.push(tried.length)
  }
  expect(counts[0]).toBeLessThan(9)
  expect(Number(counts[4]) - Number(counts[3])).toBeLessThan(3)
  expect(page.kept()).toMatchObject([{ change: note(1, 'Typed') }])
  expect(tried.map(nameOf).every((name) => name === 'PATCH /api/albums/1')).toBe(true)
})
