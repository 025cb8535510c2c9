import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { LIMITS } from '#domain/limits.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { app } from '#worker/app.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { heavyCallsOf } from '#worker/heavy-calls.ts'
import { waitFor } from '../wait-for.ts'
import { add, answer } from './collections.ts'
import { countedCall } from './counting.ts'
import { RECORDS } from './databases.ts'
import { fanAlbums } from './fan-shelf.ts'
import { call, ctxOf, newNetwork, newPerson, ORIGIN, type Person } from './people.ts'

afterEach(() => void vi.restoreAllMocks())

const tooMany = { code: 'too-many-at-once', message: 'Too many requests at once. Try again in 5 seconds.' }

type Options = {
  method?: string
  json?: unknown
  bindings?: object
  headers?: Record<string, string>
  isChunked?: boolean
  signal?: AbortSignal
}

/** Sends a request whose answer is read no faster than the test reads it. */
async function send(
  person: Pick<Person, 'cookie'>,
  path: string,
  { method, json, bindings, headers, isChunked, signal }: Options = {},
) {
  const body = json === undefined ? null : JSON.stringify(json)
  const request = new Request(ORIGIN + path, {
    method: method ?? (body === null ? 'GET' : 'POST'),
    headers: {
      origin: ORIGIN,
      cookie: person.cookie,
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(body !== null && !isChunked && { 'content-length': String(body.length) }),
      ...headers,
    },
    body,
    ...(signal && { signal }),
  })
  return app.fetch(request, { ...env, ...bindings } as never, createExecutionContext())
}

/** Stops the clock by which calls wait. Returns how to move it on. */
function stopClock(): (ms: number) => void {
  let now = 1_000_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return (ms) => {
    now += ms
  }
}

/** Waits until an account has so many heavy calls, all of them heard of just now. */
const hasCalls = (person: Person, count: number) =>
  waitFor(() => {
    const calls = heavyCallsOf(person.id).filter(({ until }) => until >= performance.now() + 10_000)
    expect(calls).toHaveLength(count)
  })

/** Begins a heavy call whose answer is not read. */
async function beginExport(person: Person) {
  const reader = (await send(person, '/api/export/collection')).body?.getReader()
  if (!reader) throw new Error('Nothing to read')
  return {
    // The first part was made already.
    readSome: async () => {
      await reader.read()
      await reader.read()
    },
    readAll: async () => {
      while (!(await reader.read()).done);
    },
  }
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const newAlbums = (count: number) => fanAlbums(...ids(count))

it('has a second heavy call of an account wait until the first has ended', async () => {
  stopClock()
  const person = await newPerson()
  const first = await beginExport(person)
  let isAnswered = false
  const second = send(person, '/api/export/albums').finally(() => {
    isAnswered = true
  })
  await hasCalls(person, 2)
  // Its other calls, and whatever others do, wait for nothing.
  expect((await send(person, '/api/crates')).status).toBe(200)
  expect((await send(await newPerson(), '/api/export/albums')).status).toBe(200)
  expect(isAnswered).toBe(false)
  await first.readAll()
  expect(await (await second).text()).toContain('title')
})

it('lets the next call begin when nothing is heard of the first, whose client may have left', async () => {
  const pass = stopClock()
  const person = await newPerson()
  await beginExport(person)
  const second = send(person, '/api/export/albums')
  await hasCalls(person, 2)
  pass(10_001)
  expect((await second).status).toBe(200)
})

it('lets the next call begin at once when the client of the first leaves', async () => {
  stopClock()
  const person = await newPerson()
  const client = new AbortController()
  await send(person, EVERYTHING, { signal: client.signal })
  const second = send(person, EVERYTHING)
  await hasCalls(person, 2)
  client.abort()
  expect((await second).status).toBe(200)
})

it('ends a heavy call that is left, one that fails and one that changes nothing', async () => {
  stopClock()
  const person = await newPerson()
  await (await send(person, '/api/export/albums')).body?.cancel()
  expect((await send(person, '/api/tags/undo', { json: { edit: 'none' } })).status).toBeGreaterThanOrEqual(400)
  expect((await send(person, '/api/albums/all', { method: 'DELETE' })).status).toBe(204)
  expect((await send(person, '/api/albums/duplicates')).status).toBe(200)
})

const MANY = { albumIds: ids(10_000) }

it.each<[string, string, unknown?]>([
  ['GET', '/api/export/albums'],
  ['POST', '/api/export/albums', { albumIds: [1] }],
  ['GET', '/api/export/crates/1'],
  ['GET', '/api/export/collection'],
  ['POST', '/api/albums/edit', { ...MANY, change: { rating: 4 } }],
  ['POST', '/api/albums/delete', MANY],
  ['POST', '/api/albums/restore', MANY],
  ['DELETE', '/api/albums/all'],
  ['GET', '/api/albums/duplicates'],
  ['GET', '/api/crates/members'],
  ['GET', '/api/crates/1/albums'],
  ['POST', '/api/crates/1/albums', MANY],
  ['DELETE', '/api/crates/1/albums', MANY],
  ['PUT', '/api/crates/1/order', MANY],
  ['POST', '/api/import/albums', { csvData: '' }],
  ['PUT', '/api/imports/1/rows/0', { rows: [] }],
  ['PUT', '/api/imports/1/crates/0', { crates: [] }],
  ['POST', '/api/imports/1/undo'],
  ['POST', '/api/tags/edit', { from: ['ambient'], to: 'drone' }],
  ['POST', '/api/trash/restore'],
  ['DELETE', '/api/trash'],
])('counts %s %s as heavy: beside another one it waits for ten seconds, and then it is refused', async (...one) => {
  const [method, path, json] = one
  const pass = stopClock()
  const person = await newPerson()
  const first = await beginExport(person)
  const waiting = send(person, path, { method, json })
  await hasCalls(person, 2)
  pass(6_000)
  await first.readSome()
  await hasCalls(person, 2)
  pass(4_001)
  const refused = await waiting
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toEqual(tooMany)
})

it('counts a list of many albums and a whole copy as heavy, but none that is short', async () => {
  const pass = stopClock()
  const person = await newPerson()
  const first = await beginExport(person)
  expect(await answer(send(person, '/api/albums'))).toHaveLength(1)
  await insertAlbums(ctxOf(person.id), newAlbums(1_001))
  const waiting = Promise.all([send(person, '/api/albums'), send(person, EVERYTHING)])
  await hasCalls(person, 3)
  pass(6_000)
  await first.readSome()
  await hasCalls(person, 3)
  pass(4_001)
  for (const { status } of await waiting) expect(status).toBe(429)
})

it('counts a body that does not say its length as heavy only if it is long', async () => {
  const pass = stopClock()
  const person = await newPerson()
  const first = await beginExport(person)
  const [album] = await answer<AlbumView[]>(send(person, '/api/albums'))
  const short = { method: 'PATCH', json: { rating: 4 }, isChunked: true }
  expect((await send(person, `/api/albums/${album?.id}`, short)).status).toBe(200)
  const waiting = send(person, '/api/albums/edit', { json: { ...MANY, change: { rating: 4 } }, isChunked: true })
  await hasCalls(person, 2)
  pass(6_000)
  await first.readSome()
  await hasCalls(person, 2)
  pass(4_001)
  expect((await waiting).status).toBe(429)
})

it('refuses a call at once that finds 64 others of its account', async () => {
  stopClock()
  const person = await newPerson()
  const first = await beginExport(person)
  const others = ids(64).map(() => send(person, '/api/crates/members'))
  await hasCalls(person, 65)
  const refused = await send(person, '/api/crates/members')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toEqual(tooMany)
  await first.readAll()
  expect(await statusesOf(others)).toEqual(new Set([200]))
})

it('refuses an edit of many albums that is beyond the limit before it does any of the work', async () => {
  const person = await newPerson()
  const albumIds = await insertAlbums(ctxOf(person.id), newAlbums(1_000))
  await RECORDS.prepare(
    `INSERT INTO budget (user_id, name, count, max, resets_at, mark) VALUES (?1, 'rows', ?2 - 999, ?2, ?3, 0)
     ON CONFLICT DO UPDATE SET count = excluded.count, resets_at = excluded.resets_at`,
  )
    .bind(person.id, LIMITS.rowsWrittenPerHour, Date.now() + 600_000)
    .run()
  const json = { albumIds, change: { rating: 4 } }
  const refused = await countedCall(person, '/api/albums/edit', { method: 'POST', json })
  expect(refused.status).toBe(429)
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'too-many-changes' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  // Those of the session, and one that reads what is left.
  expect(refused.statements).toBeLessThanOrEqual(2)
  expect(refused).toMatchObject({ rowsWritten: 0 })
  expect(refused.rowsRead + refused.rowsQueried).toBeLessThan(10)
})

const refusing = { ACCOUNT_CALLS: { limit: async () => ({ success: false }) } }

it('tells an account that makes too many calls when to come back, and does nothing of what was asked', async () => {
  const person = await newPerson()
  const refused = await send(person, '/api/crates', { json: { name: 'New' }, bindings: refusing })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toEqual(tooMany)
  expect(await answer(person.call('/api/crates'))).toEqual([])
})

it('answers with a page where a page was asked for', async () => {
  const refused = await send(await newPerson(), '/app', { bindings: refusing })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await refused.text()).toContain('Try again in 5 seconds.')
})

it('counts the calls of an account together, whichever session and network they come from', async () => {
  const person = await newPerson()
  const keys: string[] = []
  const bindings = {
    ACCOUNT_CALLS: {
      limit: async ({ key }: { key: string }) => {
        keys.push(key)
        return { success: true }
      },
    },
  }
  await send(person, '/api/crates', { bindings })
  await send(person, '/api/albums/1', { method: 'DELETE', bindings, headers: newNetwork() })
  await send(person, '/app', { bindings })
  await send({ cookie: 'gatefold.session_token=forged' }, '/api/crates', { bindings })
  expect(keys).toEqual([person.id, person.id, person.id])
})

it.each<[string, Options]>([
  ['/api/health', {}],
  ['/robots.txt', {}],
  ['/sw.js', {}],
  ['/api/auth/sign-in/email', { json: { email: 'nobody@example.com', password: 'wrong' } }],
  ['/api/auth/sign-out', { json: {} }],
  ['/api/auth/request-password-reset', { json: { email: 'nobody@example.com' } }],
  ['/api/signup/verify', { json: { password: 'wrong' } }],
])('never counts %s', async (path, options) => {
  const limit = vi.fn(async () => ({ success: false }))
  await send(await newPerson(), path, { ...options, bindings: { ACCOUNT_CALLS: { limit } }, headers: newNetwork() })
  expect(limit).not.toHaveBeenCalled()
})

describe('a call without an account', () => {
  const spent = () => ({ NETWORK_CALLS: { limit: vi.fn(async (_: { key: string }) => ({ success: false })) } })
  const forged = { cookie: 'gatefold.session_token=forged.aGF0' }

  it.each(['/', '/demo', '/forgot-password', '/nothing-here', '/docs/api', '/s/unknown', '/robots.txt'])(
    'is refused with a page where its network makes too many: %s',
    async (path) => {
      const refused = await send(forged, path, { bindings: spent(), headers: newNetwork() })
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe('60')
      expect(await refused.text()).toContain('Too many requests. Please wait a minute.')
    },
  )

  it('is refused before anything is looked up', async () => {
    const headers = { ...newNetwork(), authorization: 'Bearer none' }
    const refused = await send(forged, '/s/unknown', { bindings: { ...spent(), DB: undefined }, headers })
    expect(refused.status).toBe(429)
  })

  it('is answered 300 times a minute', async () => {
    const headers = newNetwork()
    const statuses: number[] = []
    for (const _ of ids(301)) statuses.push((await send({ cookie: '' }, '/nothing-here', { headers })).status)
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(300)
    expect((await send({ cookie: '' }, '/', { headers: newNetwork() })).status).toBe(200)
  })

  it('is not counted where health is asked, by the machine itself, or where an account is counted', async () => {
    const person = await newPerson()
    const bindings = spent()
    const headers = newNetwork()
    await send(forged, '/api/health', { bindings, headers })
    await send(forged, '/', { bindings, headers: { 'cf-connecting-ip': '127.0.0.1' } })
    await send(person, '/app', { bindings, headers })
    await send(forged, '/api/albums', {
      bindings,
      headers: { ...headers, authorization: `Bearer gf_${'x'.repeat(43)}` },
    })
    expect(bindings.NETWORK_CALLS.limit).not.toHaveBeenCalled()
  })
})

// What follows meets the limit of wrangler.toml, faster than a person, an import or a script with pauses does.
const statusesOf = async (calls: readonly Promise<Response>[]) =>
  new Set((await Promise.all(calls)).map(({ status }) => status))

it('never refuses 50 offline changes, even sent at once', async () => {
  const person = await newPerson()
  const [album] = await add(person, [{}])
  const changes = ids(50).map((n) =>
    person.call(`/api/albums/${album?.id}`, { method: 'PATCH', json: { rating: 1 + (n % 5) } }),
  )
  expect(await statusesOf(changes)).toEqual(new Set([200]))
})

it('never refuses a script with a pause of 50 ms, which makes at most 200 calls in ten seconds', async () => {
  const person = await newPerson()
  const [album] = await add(person, [{}])
  const statuses = new Set<number>()
  for (const n of ids(200)) {
    const path = ['/api/albums', '/api/crates', `/api/albums/${album?.id}`, '/api/export/albums'][n % 4] ?? ''
    const response = await person.call(path)
    await response.text()
    statuses.add(response.status)
  }
  expect(statuses).toEqual(new Set([200]))
})

it('never refuses a file of 100,000 rows, whatever the person does meanwhile', async () => {
  const person = await newPerson()
  const { id } = await answer<{ id: number }>(
    person.call('/api/imports/file', { json: { fileName: 'many.csv', format: 'csv', mode: 'skip' } }),
  )
  const chunks = LIMITS.importRows / LIMITS.importChunkRows
  const statuses = new Set<number>()
  for (const chunk of ids(chunks).map((n) => n - 1)) {
    const album = { title: `Album ${chunk}`, artist: 'Tern', bandcampUrl: `https://tern.bandcamp.com/album/${chunk}` }
    const [sent, list] = await Promise.all([
      person.call(`/api/imports/${id}/rows/${chunk}`, { method: 'PUT', json: { rows: [{ row: chunk + 1, album }] } }),
      person.call('/api/albums'),
    ])
    statuses.add(sent.status).add(list.status)
  }
  const end = await person.call(`/api/imports/${id}/finish`, { json: { chunks, crateChunks: 0 } })
  statuses.add(end.status)
  expect(statuses).toEqual(new Set([200]))
  const albums = await answer<AlbumView[]>(person.call('/api/albums'))
  expect(albums.filter(({ artist }) => artist === 'Tern')).toHaveLength(chunks)
})

it('never refuses to tell how an import from Bandcamp goes on, asked twice a second', async () => {
  const person = await newPerson()
  expect(await statusesOf(ids(20).map(() => person.call('/api/imports')))).toEqual(new Set([200]))
  // What it writes itself is no call of the account.
  expect((await call('/api/health')).status).toBe(200)
})
