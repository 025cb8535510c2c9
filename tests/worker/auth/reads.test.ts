import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { app } from '#worker/app.ts'
import { session, user } from '#worker/db/schema.ts'
import { countedCall } from '../counting.ts'
import { ACCOUNTS, envWith, RECORDS } from '../databases.ts'
import { callHttps } from '../https.ts'
import { accounts, call, cookiesOf, newAccount, newNetwork, newPerson, ORIGIN, type Person } from '../people.ts'

const READS = ['/api/albums', '/api/crates', EVERYTHING, '/api/trash', '/api/imports', '/api/export/albums', '/app']

/** The cookies a browser has after a response, if it had `before`. */
function withCookies(before: string, response: Response): string {
  const jar = new Map<string, string>()
  for (const pair of [...before.split('; '), ...cookiesOf(response).split('; ')].filter(Boolean)) {
    const at = pair.indexOf('=')
    if (pair.slice(at + 1) === '') jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

const named = (response: Response, name: string) =>
  response.headers.getSetCookie().find((cookie) => cookie.includes(name)) ?? null

/** The same person in a browser with a cached session. */
async function withCache(person: Person): Promise<Person> {
  const cookie = withCookies(person.cookie, await person.call('/api/crates'))
  expect(cookie).toContain('gatefold.session_cache=')
  return { ...person, cookie, call: (path, options = {}) => call(path, { cookie, ...options }) }
}

/** A database, except that `begin` begins its sessions. */
const withSessions = (target: D1Database, begin: (start?: string) => D1DatabaseSession) =>
  new Proxy(target, {
    get: (target, key) => (key === 'withSession' ? begin : Reflect.get(target, key).bind(target)),
  })

/** A response of a Worker that has this database in place of another. */
async function fetchWith(
  { of, database }: { of: D1Database; database: D1Database },
  path: string,
  init: RequestInit,
): Promise<Response> {
  const context = createExecutionContext()
  const bindings = envWith((one) => (one === of ? database : one))
  const response = await app.fetch(new Request(ORIGIN + path, init), bindings as never, context)
  const body = await response.arrayBuffer()
  await waitOnExecutionContext(context)
  return new Response(body, response)
}

/** Makes a call; returns its response and where the sessions of a database began. */
async function startsOf(cookie: string, path: string, method = 'GET', json?: unknown, of = RECORDS) {
  const starts: (string | undefined)[] = []
  const database = withSessions(of, (start) => {
    starts.push(start)
    return of.withSession(start)
  })
  const headers = { origin: ORIGIN, cookie, ...(json !== undefined && { 'content-type': 'application/json' }) }
  const body = json === undefined ? null : JSON.stringify(json)
  return { starts, response: await fetchWith({ of, database }, path, { method, headers, body }) }
}

const ALBUM = { title: 'Low Water', artist: 'Harbour', bandcampUrl: 'https://harbour.bandcamp.com/album/low-water' }

describe('a read', () => {
  it('after a write begins at its bookmark, so that it sees the write', async () => {
    const person = await newPerson()
    const written = await startsOf(person.cookie, '/api/albums', 'POST', ALBUM)
    expect(written.starts).toEqual(['first-primary'])
    const cookie = withCookies(person.cookie, written.response)
    const bookmark = /gatefold\.bookmark=\d+\.([^.~]+)/.exec(cookie)?.[1]
    expect(bookmark).toMatch(/^[0-9a-f-]{20,}$/)
    for (const path of READS) expect((await startsOf(cookie, path)).starts, path).toEqual([bookmark])
    const albums = (await (await call('/api/albums', { cookie })).json()) as AlbumView[]
    expect(albums.map(({ title }) => title)).toContain('Low Water')
  })

  it('after a change of the account begins at its bookmark there, also once records were written', async () => {
    const person = await newPerson()
    const changed = await person.call('/api/user', { method: 'PATCH', json: { displayName: 'Marit' } })
    let cookie = withCookies(person.cookie, changed)
    const startOf = async () => (await startsOf(cookie, '/app', 'GET', undefined, ACCOUNTS)).starts[0]
    expect(await startOf()).toMatch(/^[0-9a-f-]{20,}$/)
    cookie = withCookies(cookie, await call('/api/albums', { cookie, json: ALBUM }))
    expect(await startOf()).toMatch(/^[0-9a-f-]{20,}$/)
  })

  it('sets no bookmark; a write sets it in one cookie for this account, host and hour', async () => {
    const person = await newPerson()
    expect(named(await person.call('/api/crates', { json: { name: 'C' } }), 'bookmark')).toMatch(
      /^gatefold\.bookmark=[^;]{60,200}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const overHttps = await callHttps('/api/crates', {
      json: { name: 'D' },
      cookie: person.cookie.replace('gatefold', '__Host-gatefold'),
    })
    expect(named(overHttps, 'bookmark')).toMatch(/^__Host-gatefold\.bookmark=.*; Secure; SameSite=Lax$/)
    for (const path of [...READS, '/api/user', '/api/auth/me']) {
      expect(named(await person.call(path), 'bookmark'), path).toBeNull()
    }
  })

  it('begins at any replica if this browser has written nothing', async () => {
    const person = await withCache(await newPerson())
    for (const path of READS)
      expect((await startsOf(person.cookie, path)).starts, path).toEqual(['first-unconstrained'])
  })

  it.each(['forged', 'another account’s', 'too old'])(
    'begins at the primary database if the bookmark is %s',
    async (kind) => {
      const [person, other] = [await newPerson(), await newPerson()]
      const bookmarkOf = async (one: Person) => {
        const set = named(await one.call('/api/crates', { json: { name: 'C' } }), 'bookmark') ?? ''
        return /=([^;]+)/.exec(set)?.[1] ?? ''
      }
      const own = await bookmarkOf(person)
      const given = {
        forged: own.replace(/\.[0-9a-f]{8}/, '.ffffffff'),
        'another account’s': await bookmarkOf(other),
        'too old': own.replace(/^\d+/, '1700000000'),
      }[kind]
      const { starts, response } = await startsOf(`${person.cookie}; gatefold.bookmark=${given}`, '/api/crates')
      expect(starts).toEqual(['first-primary'])
      expect(response.status).toBe(200)
    },
  )

  it('on another device sees the write too', async () => {
    const person = await newPerson()
    const elsewhere = await withCache(person)
    await person.call('/api/albums', { json: ALBUM })
    expect(await (await elsewhere.call('/api/albums')).text()).toContain('Low Water')
  })

  it('sends a device everything again only if the primary database does not know its revision', async () => {
    const person = await newPerson()
    const [{ epoch, revision }] = (await (await person.call(EVERYTHING)).json()) as [
      { epoch: string; revision: number },
    ]
    const known = await countedCall(person, `${EVERYTHING}&since=${revision}&epoch=${epoch}`)
    expect(JSON.parse(known.text)[0]).toMatchObject({ isFull: false })
    const unknown = await countedCall(person, `${EVERYTHING}&since=${revision + 1}&epoch=${epoch}`)
    expect(JSON.parse(unknown.text)[0]).toMatchObject({ isFull: true })
    expect(unknown.roundTrips).toBeGreaterThan(known.roundTrips + 1)
  })

  it('of accounts, security and administration begins at the primary database', async () => {
    const person = await withCache(await newPerson('admin'))
    for (const path of ['/api/user', '/api/auth/me', '/api/user/sessions', '/api/passkeys', '/api/admin/users']) {
      const { starts, response } = await startsOf(person.cookie, path)
      expect([path, response.status, ...starts]).toEqual([path, 200, 'first-primary'])
    }
  })
})

describe('a cached session', () => {
  it('is in a cookie of this host for a minute', async () => {
    const person = await newPerson()
    expect(named(await person.call('/api/crates'), 'session_cache')).toMatch(
      /^gatefold\.session_cache=[^;]{60,90}; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const cookie = person.cookie.replace('gatefold', '__Host-gatefold')
    expect(named(await callHttps('/app', { cookie }), 'session_cache')).toMatch(
      /^__Host-gatefold\.session_cache=.*; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(named(await (await withCache(person)).call('/api/crates'), 'session_cache')).toBeNull()
  })

  it('lets a read begin at once, in one round trip', async () => {
    const person = await newPerson()
    const cached = await withCache(person)
    const { epoch, revision } = JSON.parse((await countedCall(cached, EVERYTHING)).text)[0]
    const streamed = [EVERYTHING, '/api/export/albums']
    const paths = READS.filter((one) => !streamed.includes(one))
    for (const path of [...paths, `${EVERYTHING}&since=${revision}&epoch=${epoch}`]) {
      expect([path, (await countedCall(person, path)).inARow]).toEqual([path, 2])
      expect([path, (await countedCall(cached, path)).inARow]).toEqual([path, 1])
    }
  })

  it('is looked up before a write, which takes one round trip more', async () => {
    const person = await withCache(await newPerson())
    const album = { id: 2 ** 42, ...ALBUM, bandcampTags: ['dub'], tags: ['dub', 'mine'] }
    const crate = { id: 2 ** 42, name: 'C', albumIds: [album.id] }
    const [path, albumIds] = [`/api/albums/${album.id}`, [album.id]]
    const calls: [name: string, inARow: number, path: string, method: string, json?: object][] = [
      ['a new album', 2, '/api/albums', 'POST', album],
      ['the same again', 2, '/api/albums', 'POST', album],
      ['a rating', 2, path, 'PATCH', { rating: 4 }],
      ['the same again', 2, path, 'PATCH', { rating: 4 }],
      ['a note', 2, path, 'PATCH', { notes: 'Quiet', version: 2 }],
      ['the wishlist', 2, path, 'PATCH', { list: 'wishlist' }],
      ['a title', 3, path, 'PATCH', { title: 'High Water' }],
      ['a rating of several', 2, '/api/albums/edit', 'POST', { albumIds, change: { rating: 5 } }],
      ['a tag', 3, '/api/albums/edit', 'POST', { albumIds, change: { addTags: ['late'] } }],
      ['a new crate', 2, '/api/crates', 'POST', crate],
      ['a crate’s name', 2, `/api/crates/${crate.id}`, 'PATCH', { name: 'D' }],
      ['an album into a crate', 2, '/api/crates/albums', 'POST', { crateIds: [crate.id], albumIds }],
      ['the crates of an album', 3, `${path}/crates`, 'PUT', { crateIds: [crate.id] }],
      ['an order', 3, `/api/crates/${crate.id}/order`, 'PUT', { albumIds }],
      ['an album out of a crate', 2, `/api/crates/${crate.id}/albums`, 'DELETE', { albumIds }],
      ['the trash', 2, '/api/albums/delete', 'POST', { albumIds }],
      ['back from it', 2, '/api/albums/restore', 'POST', { albumIds }],
      ['a crate to the trash', 2, `/api/crates/${crate.id}`, 'DELETE'],
      ['back from it', 3, '/api/crates/restore', 'POST', { crateIds: [crate.id] }],
      ['the account', 2, '/api/user', 'GET'],
    ]
    for (const [name, inARow, at, method, json] of calls) {
      const call = await countedCall(person, at, { method, json })
      expect([name, call.status < 300, call.inARow]).toEqual([name, true, inARow])
    }
  })

  it('is looked up without what prolongs it, but once in an hour', async () => {
    const person = await newPerson()
    const expires = async () =>
      (await accounts().select().from(session).where(eq(session.userId, person.id)))[0]?.expiresAt
    const first = await expires()
    expect((await countedCall(person, '/api/user')).inARow).toBe(2)
    expect(await expires()).toEqual(first)
    const inFiveDays = new Date(Date.now() + 5 * 86_400_000)
    await accounts().update(session).set({ expiresAt: inFiveDays }).where(eq(session.userId, person.id))
    const response = await person.call('/api/user')
    expect(response.status).toBe(200)
    expect(named(response, 'session_token')).toMatch(/Max-Age=604800/)
    expect((await expires())?.getTime()).toBeGreaterThan(inFiveDays.getTime() + 86_400_000)
  })

  it('begins with a sign-in of five round trips', async () => {
    const { email, password } = await newAccount()
    const nobody = { ...(await newPerson()), cookie: '' }
    const path = '/api/auth/sign-in/email'
    const signedIn = await countedCall(nobody, path, {
      method: 'POST',
      json: { email, password },
      headers: newNetwork(),
    })
    expect(signedIn).toMatchObject({ status: 200, inARow: 5 })
  })

  const changed =
    (values: Partial<typeof session.$inferInsert>) =>
    ({ id }: Person) =>
      accounts().update(session).set(values).where(eq(session.userId, id))
  it.each([
    ['ends', ({ id }: Person) => accounts().delete(session).where(eq(session.userId, id))],
    ['expires', changed({ expiresAt: new Date(0) })],
    ['began too long ago', changed({ createdAt: new Date(0) })],
    ['gets another cookie', changed({ token: crypto.randomUUID() })],
    [
      'is of a banned account',
      ({ id }: Person) => accounts().update(user).set({ bannedAt: new Date() }).where(eq(user.id, id)),
    ],
    ['is of a deleted account', ({ id }: Person) => accounts().delete(user).where(eq(user.id, id))],
  ])('gives access to nothing as soon as it %s', async (_, end) => {
    const person = await withCache(await newPerson('admin'))
    expect((await person.call('/api/admin/users')).status).toBe(200)
    await end(person)
    const fetched = vi.spyOn(globalThis, 'fetch')
    const picture = '/api/pictures?url=https%3A%2F%2Fcovers.example.org%2Fa.png'
    for (const path of [...READS, picture, '/api/albums/1/preview', '/api/albums/1', '/api/user', '/api/admin/users']) {
      const { status, headers } = await person.call(path)
      if (path === '/app') expect(headers.get('location')).toMatch(/^\/(?:\?|$)/)
      else expect([path, status]).toEqual([path, expect.toBeOneOf([401, 403])])
    }
    for (const path of ['/api/albums', '/api/crates', '/api/albums/edit', '/api/user/password']) {
      expect([path, (await person.call(path, { json: {} })).status]).toEqual([path, expect.toBeOneOf([401, 403])])
    }
    expect((await person.call('/')).status).toBe(200)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('tells a banned person about the ban', async () => {
    const person = await withCache(await newPerson())
    await accounts()
      .update(user)
      .set({ bannedAt: new Date(), banReason: 'Sold bootlegs' })
      .where(eq(user.id, person.id))
    expect(await (await person.call('/api/crates')).json()).toMatchObject({
      code: 'banned',
      message: expect.stringContaining('Sold bootlegs'),
    })
    expect((await person.call('/app')).headers.get('location')).toContain('ACCOUNT_BANNED')
  })

  it('is valid where a replica does not have it yet', async () => {
    const person = await withCache(await newPerson())
    const lagging = withSessions(ACCOUNTS, (start) => {
      const inner = ACCOUNTS.withSession(start)
      return new Proxy(inner, {
        get: (_, name) =>
          name === 'prepare'
            ? (sql: string) => inner.prepare(/FROM session/.test(sql) ? sql.replace('WHERE', 'WHERE 0 AND') : sql)
            : Reflect.get(inner, name).bind(inner),
      })
    })
    const response = await fetchWith({ of: ACCOUNTS, database: lagging }, '/api/crates', {
      headers: { cookie: person.cookie },
    })
    expect(response.status).toBe(200)
  })

  it('is valid only with its session cookie, and only unchanged', async () => {
    const [person, other] = [await withCache(await newPerson()), await withCache(await newPerson())]
    const cacheOf = ({ cookie }: Person) => /gatefold\.session_cache=[^;]+/.exec(cookie)?.[0] ?? ''
    const sessionOf = ({ cookie }: Person) => /gatefold\.session_token=[^;]+/.exec(cookie)?.[0] ?? ''
    await person.call('/api/crates', { json: { name: 'Mine' } })
    const forged = cacheOf(other).replace(other.id, person.id)
    for (const cache of [cacheOf(person), forged, 'gatefold.session_cache=1.x']) {
      const answer = await call('/api/crates', { cookie: `${sessionOf(other)}; ${cache}` })
      expect([answer.status, await answer.json()]).toEqual([200, []])
    }
    expect((await call('/api/crates', { cookie: cacheOf(person) })).status).toBe(401)
    const unsigned = sessionOf(person).replace(/\.[^.]+$/, `.${'A'.repeat(43)}%3D`)
    expect((await call('/api/crates', { cookie: `${unsigned}; ${cacheOf(person)}` })).status).toBe(401)
  })

  it('and the bookmark are removed when the person signs out or deletes the account', async () => {
    for (const [path, method, json] of [
      ['/api/auth/sign-out', 'POST', (_: Person) => ({})],
      ['/api/user', 'DELETE', ({ email }: Person) => ({ confirm: email })],
    ] as const) {
      const person = await withCache(await newPerson())
      const response = await person.call(path, { method, json: json(person) })
      expect(response.ok).toBe(true)
      for (const name of ['bookmark', 'session_cache'])
        expect(response.headers.getSetCookie().filter((cookie) => cookie.includes(name))).toEqual([
          `gatefold.${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`,
        ])
    }
  })
})
