import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { storeBackup } from '#worker/backups.ts'
import type { DatabaseBindings } from '#worker/db/databases.ts'
import worker from '#worker/index.ts'
import { ACCOUNTS } from './databases.ts'
import { cookiesOf, ORIGIN, openGate, type Person } from './people.ts'
import { loggedErrors } from './setup.ts'
import {
  applied,
  as,
  BINDINGS,
  bindingsOf,
  databaseAt,
  fetchWith,
  openThree,
  personIn,
  silent,
  THREE,
} from './three-databases.ts'

const DAY = 86_400_000
const { chooseDatabase } = await vi.importActual<typeof import('#worker/db/room.ts')>('#worker/db/room.ts')

beforeAll(openThree)

/** How many albums of a person each database has. */
const albumsOf = ({ id }: Person) =>
  Promise.all(
    THREE.map((one) =>
      one
        .prepare("SELECT count(*) AS count FROM album WHERE user_id = ? AND title = 'Low Water'")
        .bind(id)
        .first('count'),
    ),
  )

async function add(person: Person): Promise<AlbumView> {
  const bandcampUrl = 'https://harbour.bandcamp.com/album/low-water'
  const json = { list: 'wishlist', title: 'Low Water', artist: 'Harbour', bandcampUrl }
  const response = await fetchWith('/api/albums', as(person, { json }))
  expect(response.status).toBe(201)
  return response.json()
}

/** The path of a gift list of somebody's wishlist. */
async function shareOf(person: Person): Promise<string> {
  const until = new Date(Date.now() + 9 * DAY).toISOString().slice(0, 10)
  const made = await fetchWith('/api/shares', as(person, { json: { of: { list: 'wishlist' }, gift: { until } } }))
  return new URL((await made.json<{ url: string }>()).url).pathname
}

/** A database that says that it has so many bytes. */
const ofSize = (database: D1Database, bytes: number): D1Database => {
  const sized = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get: (_, key) => {
        if (key === 'bind') return (...values: unknown[]) => sized(statement.bind(...values))
        return async () => {
          const answer = await statement.run()
          return { ...answer, meta: { ...answer.meta, size_after: bytes } }
        }
      },
    })
  return new Proxy(database, {
    get: (_, key) => {
      if (key !== 'prepare') return Reflect.get(database, key).bind(database)
      return (text: string) => (text.includes('AS people') ? sized(database.prepare(text)) : database.prepare(text))
    },
  })
}

describe.each([0, 1, 2])('somebody in database %i', (number) => {
  const expected = THREE.map((_, at) => (at === number ? 1 : 0))

  it('has all records there, by session, cached session and access token', async () => {
    const person = await personIn(number)
    const { id } = await add(person)
    expect(await albumsOf(person)).toEqual(expected)
    const first = await fetchWith('/api/albums', as(person))
    expect(await first.json()).toHaveLength(2)
    const cached = { cookie: `${person.cookie}; ${cookiesOf(first)}` }
    expect(cached.cookie).toContain('session_cache')
    const rated = await fetchWith(`/api/albums/${id}`, as(cached, { method: 'PATCH', json: { rating: 4 } }))
    expect(await rated.json()).toMatchObject({ rating: 4 })
    expect(await (await fetchWith('/app?list=wishlist', as(cached))).text()).toContain('Low Water')
    // Better Auth prolongs one that was used a while ago.
    await ACCOUNTS.prepare('UPDATE session SET expires_at = expires_at - ? WHERE user_id = ?')
      .bind(DAY / 8, person.id)
      .run()
    expect(await (await fetchWith('/api/albums', as(person))).json()).toHaveLength(2)
    const given = await fetchWith('/api/tokens', as(person, { json: { name: 'A', scope: 'write', days: 30 } }))
    const { token } = await given.json<{ token: string }>()
    const authorization = `Bearer ${token}`
    const changed = await fetchWith(`/api/albums/${id}`, {
      method: 'PATCH',
      json: { rating: 5 },
      headers: { authorization },
    })
    expect(await changed.json()).toMatchObject({ rating: 5 })
  })

  it('is found by the links of shares and gift lists', async () => {
    const person = await personIn(number)
    const { id } = await add(person)
    const path = await shareOf(person)
    const url = ORIGIN + path
    expect(await (await fetchWith(path)).text()).toContain('Low Water')
    expect((await fetchWith(`/api/oembed?url=${encodeURIComponent(url)}`)).status).toBe(200)
    const guest = crypto.randomUUID()
    const gift = path.replace('/s/', '/api/gifts/')
    expect((await fetchWith(`${gift}/${id}`, { method: 'PUT', json: { guest, name: 'Ida' } })).status).toBe(204)
    expect(await (await fetchWith(gift, { json: { guest } })).json()).toEqual({ albums: [id] })
  })

  it('is erased with the account, and nobody else', async () => {
    const [person, other] = [await personIn(number), await personIn(number)]
    await add(person)
    await add(other)
    const admin = await personIn((number + 1) % 3, 'admin')
    const response = await fetchWith(`/api/admin/users/${person.id}`, as(admin, { method: 'DELETE', json: {} }))
    expect(response.status).toBe(204)
    expect(await albumsOf(person)).toEqual([0, 0, 0])
    expect(await albumsOf(other)).toEqual(expected)
    expect(await ACCOUNTS.prepare('SELECT 1 FROM user WHERE id = ?').bind(person.id).first()).toBeNull()
  })
})

describe.each([1, 2])('the people of database %i', (number) => {
  const own = databaseAt(number)
  // What the crates, a shared page and the marks of a gift list read.
  const COLUMNS = ['crate.name', 'preferences.tag_colors', 'share_claim.guest_hash'].map((name) => name.split('.'))
  const rename = (isBack: boolean) =>
    own.batch(
      COLUMNS.map(([table, name]) => {
        const [from, to] = isBack ? [`${name}_new`, name] : [name, `${name}_new`]
        return own.prepare(`ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`)
      }),
    )

  it.each([
    ['cannot be reached', { [`RECORDS_${number}`]: silent }],
    ['is missing', { [`RECORDS_${number}`]: undefined }],
    ['lacks a migration', {}],
  ])('alone notice when it %s', async (fault, other) => {
    const bindings = { ...BINDINGS, ...other }
    const [person, ...others] = await Promise.all([number, 0, 3 - number].map((one) => personIn(one)))
    const links = await Promise.all([person as Person, ...others].map(shareOf))
    if (fault === 'lacks a migration') {
      await rename(false)
      await own.prepare('DELETE FROM d1_migrations').run()
      onTestFinished(() => Promise.all([rename(true), applied(own)]).then(() => undefined))
    }
    for (const path of ['/api/crates', '/app']) {
      const refused = await fetchWith(path, as(person as Person, { bindings }))
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
      for (const one of others) expect((await fetchWith(path, as(one, { bindings }))).status).toBe(200)
    }
    expect(loggedErrors.splice(0)).toHaveLength(2)
    // Their links say so too, and lead to the others' lists.
    for (const [at, path] of links.entries()) {
      const page = await fetchWith(path, { bindings })
      expect([page.status, page.headers.get('retry-after')]).toEqual(at === 0 ? [503, '5'] : [200, null])
      expect((await page.text()).includes('can’t be reached right now')).toBe(at === 0)
      const gifts = await fetchWith(path.replace('/s/', '/api/gifts/'), {
        json: { guest: crypto.randomUUID() },
        bindings,
      })
      expect(gifts.status).toBe(at === 0 ? 503 : 200)
    }
    expect(loggedErrors.splice(0)).toHaveLength(2)
  })
})

it('reads nothing where the records no longer are', async () => {
  const person = await personIn(1)
  await add(person)
  const first = await fetchWith('/api/albums', as(person))
  await ACCOUNTS.prepare('UPDATE user SET database = 2 WHERE id = ?').bind(person.id).run()
  const cached = { cookie: `${person.cookie}; ${cookiesOf(first)}` }
  const refused = await fetchWith('/api/albums', as(cached))
  expect(refused.status).toBe(503)
  expect(refused.headers.getSetCookie().join()).toMatch(/session_cache=;/)
  expect(loggedErrors.splice(0)).toHaveLength(1)
  expect(await (await fetchWith('/api/albums', as(person))).json()).toEqual([])
})

describe('what visits all databases', () => {
  const daily = (bindings: object = BINDINGS) =>
    worker.scheduled(createScheduledController({ scheduledTime: new Date() }), bindings as never)
  const inTrash = async () => {
    const people = await Promise.all([0, 1, 2].map((number) => personIn(number)))
    for (const person of people) {
      await add(person)
      await Promise.all(
        THREE.map((one) =>
          one
            .prepare("UPDATE album SET deleted_at = ? WHERE user_id = ? AND title = 'Low Water'")
            .bind(Date.now() - 40 * DAY, person.id)
            .run(),
        ),
      )
    }
    return async () =>
      (await Promise.all(people.map(albumsOf))).map((counts) => counts.reduce<number>((a, b) => a + Number(b), 0))
  }

  it('includes the daily job, which goes on where one fails, and gives all the newest exchange rates', async () => {
    const left = await inTrash()
    const save = (number: number, perUsd: number, day: string) =>
      databaseAt(number).prepare("INSERT INTO rate VALUES ('NOK', ?, ?)").bind(perUsd, day).run()
    await save(1, 10.5, '2026-11-02')
    await save(2, 10.4, '2026-11-01')
    expect(await left()).toEqual([1, 1, 1])
    await expect(daily({ ...BINDINGS, RECORDS_1: silent })).rejects.toThrow()
    loggedErrors.splice(0)
    expect(await left()).toEqual([0, 1, 0])
    await daily()
    loggedErrors.splice(0)
    expect(await left()).toEqual([0, 0, 0])
    const rates = THREE.map((one) => one.prepare("SELECT per_usd FROM rate WHERE currency = 'NOK'").first('per_usd'))
    expect(await Promise.all(rates)).toEqual([10.5, 10.5, 10.5])
  })

  it('includes the backup, which stores the others where one fails, and names that one', async () => {
    const now = new Date('2026-11-24T04:17:00Z')
    const stored = async () => {
      const { objects } = await env.TEST_BUCKET.list({ prefix: 'gatefold-2026-11-24' })
      const keys = objects.map(({ key }) => key)
      await env.TEST_BUCKET.delete([...keys, 'gatefold-state'])
      return keys
    }
    const of = (databases: object) => storeBackup(bindingsOf(databases), env.TEST_BUCKET, now)
    await expect(of({ RECORDS_1: silent })).rejects.toThrow('records-1: Network connection lost')
    expect(await stored()).toEqual(['gatefold-2026-11-24.records-2.sql.gz', 'gatefold-2026-11-24.sql.gz'])
    await expect(of({ DB: silent })).rejects.toThrow('accounts: Network connection lost')
    expect(await stored()).toEqual(['records-1', 'records-2'].map((part) => `gatefold-2026-11-24.${part}.sql.gz`))
    await of({})
    expect(await stored()).toHaveLength(3)
  })

  it('includes health, which names the one at fault', async () => {
    const health = async (bindings: object) => {
      const response = await fetchWith('/api/health', { bindings })
      const { database, databases } = await response.json<{ database: string; databases: object[] }>()
      return [response.status, database, databases]
    }
    const ok = ['DB', 'RECORDS_1', 'RECORDS_2'].map((name) => ({ name, status: 'ok' }))
    expect(await health(BINDINGS)).toEqual([200, 'ok', ok])
    const [, , last] = ok
    const unreachable = { name: 'RECORDS_1', status: 'unreachable' }
    expect(await health({ ...BINDINGS, RECORDS_1: silent })).toEqual([503, 'unreachable', [ok[0], unreachable, last]])
    await env.OTHER_1.prepare('DELETE FROM d1_migrations').run()
    expect(await health(BINDINGS)).toEqual([503, 'ok', [ok[0], { ...unreachable, status: 'behind' }, last]])
    await applied(env.OTHER_1)
  })
})

describe('a new account', () => {
  let hours = 0
  /** Later than what was asked before is known. */
  const choose = (bindings: object) => {
    hours += 1
    return chooseDatabase(bindings as DatabaseBindings, hours * 3_600_000)
  }
  const FULL = 8_000_000_000

  it('goes to the database with the fewest people that has room, to that of the accounts last', async () => {
    for (const database of THREE) await database.prepare('DELETE FROM preferences').run()
    await personIn(1)
    expect(await choose(BINDINGS)).toBe(2)
    await personIn(2)
    await personIn(2)
    expect(await choose(BINDINGS)).toBe(1)
    const first = { ...BINDINGS, RECORDS_1: ofSize(env.OTHER_1, FULL) }
    expect(await choose(first)).toBe(2)
    expect(await choose({ ...first, RECORDS_2: silent })).toBe(0)
    const others = { ...first, RECORDS_2: ofSize(env.OTHER_2, FULL) }
    expect(await choose(others)).toBe(0)
    await expect(choose({ ...others, DB: ofSize(env.DB, FULL) })).rejects.toThrow('8 GB')
    expect(await chooseDatabase({ DB: silent })).toBe(0)
  })

  it('asks the databases at most once a minute, and spreads those of that minute', async () => {
    for (const database of THREE) await database.prepare('DELETE FROM preferences').run()
    const at = 1e12
    const chosen = [await chooseDatabase(BINDINGS, at)]
    const away = { ...BINDINGS, DB: silent, RECORDS_1: silent, RECORDS_2: silent }
    for (let number = 1; number < 4; number += 1) chosen.push(await chooseDatabase(away, at + number * 19_000))
    expect(chosen).toEqual([1, 2, 1, 2])
    await expect(chooseDatabase(away, at + 60_000)).rejects.toThrow('Failed to run the query')
  })

  it('is refused where all are full, and else stored with the number', async () => {
    const full = Object.fromEntries(
      THREE.map((one, number) => [number === 0 ? 'DB' : `RECORDS_${number}`, ofSize(one, FULL)]),
    )
    const signUp = async (bindings: object) => {
      const json = { name: 'Marit', email: `${crypto.randomUUID()}@example.com`, password: 'sleeve' }
      const headers = { cookie: await openGate() }
      const response = await fetchWith('/api/auth/sign-up/email', {
        json,
        headers,
        bindings: { ...bindings, CHOOSES: true },
      })
      const stored = ACCOUNTS.prepare('SELECT database FROM user WHERE email = ?').bind(json.email)
      return { response, number: await stored.first('database') }
    }
    const refused = await signUp({ ...BINDINGS, ...full })
    expect([refused.response.status, refused.number]).toEqual([507, null])
    expect(await refused.response.json()).toMatchObject({ code: 'database-full' })
    expect(loggedErrors.splice(0)).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    const { response, number } = await signUp({ ...BINDINGS, RECORDS_1: full.RECORDS_1 })
    expect([response.status, number]).toEqual([200, 2])
  })
})
