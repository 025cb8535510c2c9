// @module-tag soak
import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { DRAWN_IDS } from '#domain/drawn-ids.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { createDb } from '#worker/db/database.ts'
import { separateIds } from '#worker/db/move/id-ranges.ts'
import { movePerson, STEPS, type Step } from '#worker/db/move/move.ts'
import { MOVING } from '#worker/db/move/moving.ts'
import { ownedRecords } from '#worker/db/schema/roles.ts'
import worker from '#worker/index.ts'
import { runs } from '../runs.ts'
import { ACCOUNTS, NUMBER } from './databases.ts'
import { newPerson, type Person } from './people.ts'
import { newWorld } from './promises/writes.ts'
import { loggedErrors } from './setup.ts'
import {
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
const MIGRATIONS = env.TEST_MIGRATIONS.map(({ name }) => name)
/** A person of the tests is in `NUMBER`, and moves to this one first. */
const OTHER = 1

beforeAll(openThree)
beforeEach(async () => {
  for (const number of [1, 2]) await databaseAt(number).prepare(separateIds(number)).run()
})

type Options = { bindings?: object; onStep?: (step: Step) => Promise<void> | void; wait?: () => Promise<void> }
const move = (email: string, to: number, { bindings = BINDINGS, onStep, wait = async () => undefined }: Options = {}) =>
  movePerson(bindingsOf(bindings), { email, to }, { migrations: MIGRATIONS, wait, ...(onStep && { onStep }) })

type Rows = Record<string, string[]>
/** A person's rows in one database, by table, without the ids that a move gives anew. */
async function rowsIn(number: number, id: string): Promise<Rows> {
  const tables = ownedRecords()
  const results = await databaseAt(number).batch<Record<string, unknown>>(
    tables.map(({ name, key }) =>
      databaseAt(number).prepare(`SELECT * FROM "${name}" WHERE user_id = ? ORDER BY ${key.join()}`).bind(id),
    ),
  )
  const textOf = (name: string, row: Record<string, unknown>) =>
    JSON.stringify(name === 'album_event' ? { ...row, id: null } : row)
  return Object.fromEntries(
    tables.map(({ name }, at) => [name, results[at]?.results.map((row) => textOf(name, row)) ?? []]),
  )
}
const NOTHING: Rows = Object.fromEntries(ownedRecords().map(({ name }) => [name, []]))

const databaseNumber = async ({ id }: Pick<Person, 'id'>) =>
  Number(await ACCOUNTS.prepare('SELECT database FROM user WHERE id = ?').bind(id).first('database'))

const leftovers = async (id: string) =>
  (
    await Promise.all(
      THREE.map((one) =>
        one.prepare('SELECT name FROM sqlite_master WHERE instr(name, ?) > 0').bind(id).all<{ name: string }>(),
      ),
    )
  ).flatMap(({ results }) => results.map(({ name }) => name))

/** All that a person has is in one database and nothing in the others, and nothing is left of a move. */
async function expectAllIn(number: number, { id }: Pick<Person, 'id'>, rows: Rows) {
  expect(await databaseNumber({ id })).toBe(number)
  for (const [at] of THREE.entries())
    expect(await rowsIn(at, id), `database ${at}`).toEqual(at === number ? rows : NOTHING)
  expect(await leftovers(id)).toEqual([])
}

let number = 1_000
/** A person with rows in every table, in database `NUMBER`. */
async function newOwner() {
  const { person, albums, crates, imported } = await newWorld()
  const records = databaseAt(NUMBER)
  await records.prepare("UPDATE fan_import SET status = 'done' WHERE user_id = ?").bind(person.id).run()
  // A copy on a device.
  await fetchWith(EVERYTHING, as(person))
  const [album = 0] = albums
  await records
    .prepare('UPDATE album SET notes = ? WHERE id = ?')
    .bind("it's\n\n\\n; 🎧\u0000 ".repeat(6_000), album)
    .run()
  const isThere = await rowsIn(NUMBER, person.id)
  for (const { name } of ownedRecords().filter((one) => isThere[one.name]?.length === 0)) {
    const { results } = await records.prepare(`PRAGMA table_info("${name}")`).all<{ name: string; type: string }>()
    number += 1
    const known: Record<string, unknown> = {
      user_id: person.id,
      album_id: album,
      other_id: albums[1],
      crate_id: crates[0],
      import_id: imported,
    }
    const values = results.map((column) => known[column.name] ?? (column.type === 'TEXT' ? '[]' : number))
    await records
      .prepare(`INSERT INTO "${name}" (${results.map((one) => `"${one.name}"`)}) VALUES (${results.map(() => '?')})`)
      .bind(...values)
      .run()
  }
  const rows = await rowsIn(NUMBER, person.id)
  expect(Object.entries(rows).filter(([, some]) => some.length === 0)).toEqual([])
  return { person, album, rows }
}

type Sync = [{ epoch: string; revision: number; isFull: boolean }, ...object[]]
const sync = async (person: Person, since?: { epoch: string; revision: number }) => {
  const cursor = since ? `&since=${since.revision}&epoch=${since.epoch}` : ''
  const response = await fetchWith(EVERYTHING + cursor, as(person))
  expect(response.status).toBe(200)
  return response.json<Sync>()
}

const rate = (person: Person, album: number, rating: number) =>
  fetchWith(`/api/albums/${album}`, as(person, { method: 'PATCH', json: { rating } }))

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

let urls = 0
const newAlbum = () => {
  urls += 1
  return {
    list: 'wishlist',
    title: `Tide ${urls}`,
    artist: 'Harbour',
    bandcampUrl: `https://tide.bandcamp.com/album/${urls}`,
  }
}
async function add(person: Person): Promise<AlbumView> {
  const response = await fetchWith('/api/albums', as(person, { json: newAlbum() }))
  expect(response.status).toBe(201)
  return response.json()
}

it('moves every row of every table and back, others stay, and a device goes on with its copy', async () => {
  const { person, album } = await newOwner()
  const other = await newOwner()
  const [head] = await sync(person)
  const before = await rowsIn(NUMBER, person.id)
  const steps: Step[] = []
  await databaseAt(NUMBER).prepare("INSERT INTO rate VALUES ('ISK', 137.5, '2026-11-02')").run()
  const outcome = await move(person.email, OTHER, { onStep: (step) => void steps.push(step) })
  expect(outcome).toEqual({ outcome: 'moved', from: NUMBER, rows: Object.values(before).flat().length })
  expect(steps).toEqual(STEPS)
  await expectAllIn(OTHER, person, before)
  expect(await databaseAt(OTHER).prepare('SELECT per_usd FROM rate').first('per_usd')).toBe(137.5)
  expect(await rowsIn(NUMBER, other.person.id)).toEqual(other.rows)
  const [after, ...parts] = await sync(person, head)
  expect([after.epoch, after.isFull, parts]).toEqual([head.epoch, false, []])
  expect((await rate(person, album, 3)).status).toBe(200)
  const [newest, ...changes] = await sync(person, after)
  expect([newest.isFull, changes.length]).toEqual([false, 1])
  await move(person.email, NUMBER)
  const [last, ...none] = await sync(person, newest)
  expect([last.isFull, none]).toEqual([false, []])
})

/** Bindings that answer nothing more once `die` is called, or from a call on, as if the process had ended. */
function mortal({ at = Infinity, isAnswerLost = false }: { at?: number; isAnswerLost?: boolean } = {}) {
  const state = { isDead: false, calls: 0 }
  const call = async <Result>(make: () => Promise<Result>): Promise<Result> => {
    if (state.isDead) throw new Error('killed')
    state.calls += 1
    if (state.calls < at) return make()
    state.isDead = true
    if (isAnswerLost) await make()
    throw new Error('killed')
  }
  const inner = new WeakMap<object, D1PreparedStatement>()
  const statement = (one: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(one, {
      get: (_, key) => {
        if (key === 'bind') return (...values: unknown[]) => statement(one.bind(...values))
        const method = Reflect.get(one, key) as (...args: unknown[]) => Promise<unknown>
        return (...args: unknown[]) => call(() => method.apply(one, args))
      },
    })
    inner.set(proxy, one)
    return proxy
  }
  const mortalOf = (database: D1Database) =>
    new Proxy(database, {
      get: (_, key) =>
        key === 'prepare'
          ? (text: string) => statement(database.prepare(text))
          : (some: D1PreparedStatement[]) =>
              call(() => database.batch(some.map((one) => inner.get(one) as D1PreparedStatement))),
    })
  const [DB, RECORDS_1, RECORDS_2] = THREE.map(mortalOf)
  return { bindings: { DB, RECORDS_1, RECORDS_2 }, state }
}

/** After a kill the records can be read and are whole, and a write is done or refused for now. */
async function expectUsable(person: Person, rows: Rows) {
  expect(await rowsIn(await databaseNumber(person), person.id)).toEqual(rows)
  expect((await fetchWith('/api/albums', as(person))).status).toBe(200)
  expect((await fetchWith('/app', as(person))).status).toBe(200)
  await sync(person)
}

const elsewhere = (number: number) => (number + 1) % THREE.length

describe('a move that is killed', () => {
  it.each(STEPS)('at “%s” goes on or back when it is started again', async (name) => {
    const { person } = await newOwner()
    const rows = await rowsIn(NUMBER, person.id)
    const kill = async (to: number) => {
      const { bindings, state } = mortal()
      const onStep = (step: Step) => {
        if (step !== name) return
        state.isDead = true
        throw new Error('killed')
      }
      await expect(move(person.email, to, { bindings, onStep })).rejects.toThrow('killed')
    }
    await kill(OTHER)
    const isFlipped = STEPS.indexOf(name) >= STEPS.indexOf('flipped')
    expect(await databaseNumber(person)).toBe(isFlipped ? OTHER : NUMBER)
    if (name === 'erased') return expectAllIn(OTHER, person, rows)
    await kill(isFlipped ? NUMBER : OTHER).catch(() => undefined)
    // On.
    const at = await databaseNumber(person)
    const next = elsewhere(at)
    await move(person.email, next)
    await expectAllIn(next, person, rows)
    // Back, or to its end.
    await kill(elsewhere(next))
    const now = await databaseNumber(person)
    if (name === 'checked') await expect(move(person.email, now)).rejects.toThrow('already')
    else expect((await move(person.email, now)).outcome).toBe(isFlipped ? 'finished' : 'undone')
    await expectAllIn(now, person, rows)
    expect((await add(person)).title).toContain('Tide')
  })

  it('at any call of a database, done or not, loses and doubles nothing', { timeout: 1_200_000 }, async ({
    annotate,
  }) => {
    const { person } = await newOwner()
    const rows = await rowsIn(NUMBER, person.id)
    const all = mortal()
    await move(person.email, OTHER, { bindings: all.bindings })
    const every = Math.ceil(all.state.calls / runs(4, 60))
    let kills = 0
    const met = new Set<string>()
    for (const isAnswerLost of [false, true]) {
      for (let at = Math.ceil(every / 2); at <= all.state.calls; at += every) {
        const from = await databaseNumber(person)
        const to = elsewhere(from)
        const { bindings } = mortal({ at, isAnswerLost })
        const killed = await move(person.email, to, { bindings }).catch((error: Error) => error)
        // Between some databases there are fewer calls.
        if (killed instanceof Error) kills += 1
        const now = await databaseNumber(person)
        expect([from, to]).toContain(now)
        expect(await rowsIn(now, person.id), `call ${at}`).toEqual(rows)
        // The same command again, or the number where they are.
        const goal = at % 3 === 0 ? now : to
        const outcome = await move(person.email, goal).catch((error: Error) => error.message)
        met.add(typeof outcome === 'string' ? outcome : outcome.outcome)
        await expectAllIn(goal, person, rows)
      }
    }
    expect([...met].filter((one) => !['moved', 'finished', 'undone'].includes(one) && !/already/.test(one))).toEqual([])
    await expectUsable(person, await rowsIn(await databaseNumber(person), person.id))
    expect(kills).toBeGreaterThan(4)
    await annotate(`killed ${kills} times at ${all.state.calls} places: 0 rows lost, 0 doubled`, 'figure')
  })
})

it('loses and doubles nothing that many write meanwhile, and everything can be read', {
  timeout: 3_600_000,
}, async ({ annotate }) => {
  // Calls with a context of their own, as at a server. Bindings that are there stay: later files find their database by identity.
  const missing = Object.entries({ RECORDS_1: env.OTHER_1, RECORDS_2: env.OTHER_2 }).filter(([name]) => !(name in env))
  Object.assign(env, Object.fromEntries(missing))
  onTestFinished(() => {
    for (const [name] of missing) Reflect.deleteProperty(env, name)
  })
  const person = await personIn(NUMBER)
  const writers = runs(6, 20)
  const counts = { done: 0, refused: 0, reads: 0 }
  const state = { isOver: false }
  const rated = new Map<number, number>()
  const added = new Map<number, string>()
  const shared = (await add(person)).id
  const rateIt = (album: number, rating: number) =>
    person.call(`/api/albums/${album}`, { method: 'PATCH', json: { rating } })
  const again = async (make: () => Promise<Response>) => {
    for (;;) {
      const response = await make()
      if (response.status !== 503) {
        counts.done += 1
        return response
      }
      expect([(await response.json<{ code: string }>()).code, response.headers.get('retry-after')]).toEqual([
        'moving',
        '10',
      ])
      counts.refused += 1
      await pause(50)
    }
  }
  const writer = async (number: number) => {
    for (let turn = 0; !state.isOver; turn += 1) {
      const album = newAlbum()
      const drawn = DRAWN_IDS.min + ((urls * 90_071_992_547) % (DRAWN_IDS.end - DRAWN_IDS.min))
      // Half of them by a drawn id, as devices add albums.
      const isDrawn = number % 2 === 0
      const response = await again(() =>
        person.call('/api/albums', { json: isDrawn ? { ...album, id: drawn } : album }),
      )
      expect(response.status).toBe(201)
      const { id } = await response.json<AlbumView>()
      added.set(id, album.title)
      const rating = 1 + (turn % 5)
      expect((await again(() => rateIt(id, rating))).status).toBe(200)
      rated.set(id, rating)
      expect((await again(() => rateIt(shared, rating))).status).toBe(200)
    }
  }
  const reader = async () => {
    while (!state.isOver) {
      for (const path of ['/api/albums', EVERYTHING, '/app'])
        expect([path, (await person.call(path)).status]).toEqual([path, 200])
      counts.reads += 3
      await pause(50)
    }
  }
  const work = Promise.all([...Array.from({ length: writers }, (_, number) => writer(number)), reader()])
  const more = async (name: keyof typeof counts) => {
    const goal = counts[name] + writers
    while (counts[name] < goal) await pause(5)
  }
  const moving = (async () => {
    for (let turn = 0; turn < runs(1, 10); turn += 1) {
      await more('done')
      await move(person.email, turn % 2 === 0 ? OTHER : NUMBER, {
        onStep: (step) => (step === 'fenced' ? more('refused') : undefined),
        wait: () => more('reads'),
      })
    }
    await more('done')
  })().finally(() => {
    state.isOver = true
  })
  await Promise.all([work, moving])
  const albums = await (await person.call('/api/albums')).json<AlbumView[]>()
  const titles = albums.filter(({ title }) => title.startsWith('Tide')).map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  const byId = new Map(albums.map((album) => [album.id, album]))
  for (const [id, title] of added) expect(byId.get(id)).toMatchObject({ title, rating: rated.get(id) })
  expect(titles).toHaveLength(added.size + 1)
  const number = await databaseNumber(person)
  await expectAllIn(number, person, await rowsIn(number, person.id))
  const [counted] = (
    await databaseAt(number)
      .prepare(
        `SELECT (SELECT albums FROM album_count WHERE user_id = ?1) AS kept, (SELECT count(*) FROM album WHERE user_id = ?1) AS albums`,
      )
      .bind(person.id)
      .all<{ kept: number; albums: number }>()
  ).results
  expect(counted?.kept).toBe(counted?.albums)
  expect(counts.refused).toBeGreaterThan(0)
  expect(counts.reads).toBeGreaterThan(0)
  await annotate(
    `${added.size} albums added and rated by ${writers} writers, 0 lost, 0 doubled; ${counts.refused} refused for now; ${counts.reads} reads, all answered`,
    'figure',
  )
})

describe('during a move', () => {
  /** A person whose records can only be read, since a move was killed. */
  async function newMoving() {
    const owner = await newOwner()
    const { bindings, state } = mortal()
    const onStep = (step: Step) => {
      state.isDead ||= step === 'copied'
      if (state.isDead) throw new Error('killed')
    }
    const [head] = await sync(owner.person)
    await expect(move(owner.person.email, OTHER, { bindings, onStep })).rejects.toThrow('killed')
    return { ...owner, head, rows: await rowsIn(NUMBER, owner.person.id) }
  }

  describe('that was killed', () => {
    let moving: ReturnType<typeof newMoving> | undefined
    const sameMoving = () => {
      moving ??= newMoving()
      return moving
    }
    afterAll(async () => moving && move((await moving).person.email, NUMBER))

    it.each([
      ['PATCH', '/api/user/preferences', { itemsPerPage: 50 }],
      ['POST', '/api/crates', { name: 'Rain' }],
      ['POST', '/api/imports/fan', { username: 'harbour', type: 'collection' }],
      ['POST', '/api/imports/file', { fileName: 'a.json', format: 'json', mode: 'fill' }],
      ['POST', '/api/albums', { ...newAlbum() }],
    ])('refuses %s %s for now', async (method, path, json) => {
      const { person, rows } = await sameMoving()
      const response = await fetchWith(path, as(person, { method, json }))
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
      expect(await response.json()).toMatchObject({ code: 'moving', message: expect.stringContaining('moving') })
      expect(await rowsIn(NUMBER, person.id)).toEqual(rows)
    })

    it('leaves others alone', async () => {
      await sameMoving()
      const other = await personIn(NUMBER)
      expect((await add(other)).title).toContain('Tide')
    })

    it('is no part of a backup', async () => {
      const { backupSql, queryOf } = await import('#worker/db/backup/backup.ts')
      const { person } = await sameMoving()
      let text = ''
      for (const number of [NUMBER, OTHER])
        for await (const part of backupSql(queryOf(createDb(databaseAt(number))), new Date())) text += part
      expect(await leftovers(person.id)).not.toEqual([])
      expect(text).not.toContain('moving_')
    })
  })

  it('answers devices, those without a copy too, which learn the rest afterwards', async () => {
    const { person, head, album } = await newMoving()
    const [known, ...parts] = await sync(person, head)
    expect([known.isFull, parts]).toEqual([false, []])
    const [full] = await sync(person)
    expect(full.isFull).toBe(true)
    await move(person.email, OTHER)
    expect((await rate(person, album, 5)).status).toBe(200)
    const [later, ...changes] = await sync(person, full)
    expect([later.isFull, changes.length]).toEqual([false, 1])
  })

  it('lets no job write what is theirs', async () => {
    const owner = await newOwner()
    const records = databaseAt(NUMBER)
    const old = Date.now() - 400 * DAY
    await records.batch([
      records
        .prepare('UPDATE album SET deleted_at = ? WHERE user_id = ? AND deleted_at IS NOT NULL')
        .bind(old, owner.person.id),
      records.prepare('UPDATE weekly_look SET next_at = 0 WHERE user_id = ?').bind(owner.person.id),
      records.prepare('UPDATE listenbrainz SET waits_until = NULL WHERE user_id = ?').bind(owner.person.id),
    ])
    const rows = await rowsIn(NUMBER, owner.person.id)
    const { bindings, state } = mortal()
    const onStep = (step: Step) => {
      state.isDead ||= step === 'compared'
      if (state.isDead) throw new Error('killed')
    }
    await expect(move(owner.person.email, OTHER, { bindings, onStep })).rejects.toThrow('killed')
    for (const cron of ['17 4 * * *', '*/5 * * * *'])
      await worker
        .scheduled(createScheduledController({ scheduledTime: new Date(), cron }), BINDINGS as never)
        .catch((error: Error) => expect(error.message).toContain(MOVING))
    loggedErrors.splice(0)
    expect(await rowsIn(NUMBER, owner.person.id)).toEqual(rows)
    await move(owner.person.email, OTHER)
    await expectAllIn(OTHER, owner.person, rows)
  })
})

describe('refuses, and changes nothing,', () => {
  let owner: ReturnType<typeof newOwner> | undefined
  const without = (name: string) => async () => {
    await databaseAt(OTHER).prepare('DELETE FROM d1_migrations WHERE name = ?').bind(name).run()
    return () => databaseAt(OTHER).prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name).run()
  }
  it.each([
    [
      'an unknown address',
      { email: 'nobody@example.com' },
      'There is no account with the email address nobody@example.com',
    ],
    ['a number without a database', { to: 3 }, 'There is no database 3: wrangler.toml has DB, RECORDS_1, RECORDS_2'],
    ['the number where they are', { to: NUMBER }, `The records are in database ${NUMBER} already`],
    [
      'a database out of reach',
      { bindings: { RECORDS_1: silent } },
      'RECORDS_1 can’t be reached: Network connection lost',
    ],
    ['a database that is behind', { before: without(MIGRATIONS[0] ?? '') }, 'RECORDS_1 lacks migrations'],
    [
      'somebody with an import that runs',
      { sql: "UPDATE fan_import SET status = 'waiting' WHERE user_id = ?1" },
      'An import of this person is running',
    ],
  ])(
    '%s',
    async (_, {
      email,
      to = OTHER,
      bindings,
      before,
      sql,
    }: {
      email?: string
      to?: number
      bindings?: object
      before?: () => Promise<() => Promise<unknown>>
      sql?: string
    }, says) => {
      owner ??= newOwner()
      const { person } = await owner
      if (sql) await databaseAt(NUMBER).prepare(sql).bind(person.id).run()
      const rows = await rowsIn(NUMBER, person.id)
      const after = await before?.()
      await expect(move(email ?? person.email, to, { bindings: { ...BINDINGS, ...bindings } })).rejects.toThrow(says)
      await expect(move(email ?? person.email, to, { bindings: { ...BINDINGS, ...bindings } })).rejects.toThrow(
        'Nothing was changed.',
      )
      await after?.()
      await expectAllIn(NUMBER, person, rows)
    },
  )

  it('a database where somebody else has the same id', async () => {
    const { person, album } = await newOwner()
    const other = await personIn(OTHER)
    await add(other)
    await databaseAt(OTHER)
      .prepare('UPDATE album SET id = ? WHERE user_id = ?')
      .bind(album, other.id)
      .run()
      .catch(() => undefined)
    await databaseAt(OTHER).batch([
      databaseAt(OTHER).prepare('DELETE FROM album WHERE user_id = ?').bind(other.id),
      databaseAt(OTHER)
        .prepare(
          `INSERT INTO album (id, user_id, title, artist, list, added_at, search_text, tag_text, changed, bandcamp_tags, user_tags)
          VALUES (?, ?, 'Theirs', 'B', 'wishlist', 0, '', '', 1, '[]', '[]')`,
        )
        .bind(album, other.id),
    ])
    const rows = await rowsIn(NUMBER, person.id)
    await expect(move(person.email, OTHER)).rejects.toThrow('is taken there by somebody else. Choose another database.')
    await expectAllIn(NUMBER, person, rows)
    const theirs = databaseAt(OTHER).prepare('SELECT title FROM album WHERE user_id = ?').bind(other.id)
    expect(await theirs.first('title')).toBe('Theirs')
    await databaseAt(OTHER).prepare('DELETE FROM album WHERE user_id = ?').bind(other.id).run()
  })
})

it('keeps the ids that databases give apart, wherever people move', async () => {
  const people = await Promise.all([0, 1, 2].map((number) => personIn(number)))
  const ids: number[] = []
  const addAll = async () => {
    for (const person of people) ids.push((await add(person)).id)
  }
  await addAll()
  for (const [at, to] of [
    [2, 1],
    [1, 0],
    [0, 2],
    [2, 0],
    [1, 2],
  ] as const) {
    await move(people[at]?.email ?? '', to)
    await addAll()
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect(Math.max(...ids)).toBeLessThan(10 ** 15)
  const known = await Promise.all(
    THREE.map((one) => one.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'album'").first<number>('seq')),
  )
  const sorted = known.map(Number).sort((a, b) => a - b)
  expect(Math.min((sorted[1] ?? 0) - (sorted[0] ?? 0), (sorted[2] ?? 0) - (sorted[1] ?? 0))).toBeGreaterThan(10 ** 9)
})

it('finds the records where they are after a restore from files of before and after a move', async () => {
  const { person } = await newOwner()
  await move(person.email, OTHER)
  const rows = await rowsIn(OTHER, person.id)
  await ACCOUNTS.prepare('UPDATE user SET database = ? WHERE id = ?').bind(NUMBER, person.id).run()
  expect((await move(person.email, OTHER)).outcome).toBe('finished')
  await expectAllIn(OTHER, person, rows)
})

it('moves somebody who has no records yet', async () => {
  const person = await newPerson()
  await databaseAt(NUMBER).batch(
    ownedRecords().map(({ name }) =>
      databaseAt(NUMBER).prepare(`DELETE FROM "${name}" WHERE user_id = ?`).bind(person.id),
    ),
  )
  expect((await move(person.email, OTHER)).outcome).toBe('moved')
  expect((await add(person)).title).toContain('Tide')
})
