import { createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { createCtx } from '#worker/db/context.ts'
import { databaseOf, databasesOf, recordsDatabases } from '#worker/db/databases.ts'
import { separateIds } from '#worker/db/move/id-ranges.ts'
import { movePerson } from '#worker/db/move/move.ts'
import { buildIfStale } from '../build.ts'
import { manyAlbums } from '../demo/many-albums.ts'
import { freePort } from '../free-port.ts'
import { openLocally } from '../local-binding.ts'
import { serveBuild } from '../server.ts'
import { createSettings, readSettings } from '../settings.mjs'

// Visits and ratings of 5,000 made-up people, in one database and spread over eight, side by side: `node scripts/bench/many-people.ts`.
const root = join(import.meta.dirname, '../..')
const PEOPLE = Number(process.argv[2] ?? 5_000)
const DATABASES = 8
/** How many albums each has, and one of how many people has so many. */
const SIZES: readonly [albums: number, every: number][] = [
  [5_000, 500],
  [500, 50],
  [20, 1],
]
const ROUNDS = 40
const ROUND_MS = 2_000
const CONNECTIONS = 4
/** So many of a hundred calls are ratings. */
const RATINGS = 30
const ALBUMS_AT_ONCE = 5_000

const MIGRATIONS = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'))
const settings = (): Record<string, string> => {
  createSettings(root)
  return readSettings(root, 0)
}
const bindingsFor = (count: number): [string, string][] =>
  Array.from({ length: count }, (_, at) => [at === 0 ? 'DB' : `RECORDS_${at}`, `many-people-${at}`])

const sizeOf = (person: number) => SIZES.find(([, every]) => person % every === 0)?.[0] ?? 0
const idOf = (person: number) => `person-${person}`

type Side = { name: string; count: number; state: string; albums: Map<number, number[]> }

/** Makes the people: the records of each are those of a model of their size, row by row, with everything that triggers and indexes add. */
async function seed({ count, state, albums }: Side): Promise<string[]> {
  const { bindings, close } = await openLocally(root, state, bindingsFor(count))
  const facts: string[] = []
  try {
    for (const number of recordsDatabases(bindings)) {
      const database = databaseOf(bindings, number)
      await database.batch(
        [
          'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)',
          ...MIGRATIONS.flatMap((name) => [
            ...readFileSync(join(root, 'migrations', name), 'utf8').split('--> statement-breakpoint'),
            `INSERT INTO d1_migrations (name) VALUES ('${name}')`,
          ]),
          ...(number > 0 ? [separateIds(number)] : []),
        ].map((sql) => database.prepare(sql)),
      )
    }
    const accounts = databaseOf(bindings, 0)
    const now = Date.now()
    await accounts.batch(
      [
        `INSERT INTO user (id, name, email, email_verified, created_at, updated_at, database)
        WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${PEOPLE - 1})
        SELECT 'person-' || i, 'Person ' || i, 'person-' || i || '@example.com', 1, ${now}, ${now}, i % ${count} FROM n`,
        `INSERT INTO session (id, user_id, token, expires_at, created_at, updated_at)
        SELECT 's-' || id, id, 't-' || id, ${now + 30 * 86_400_000}, ${now}, ${now} FROM user`,
        `INSERT INTO profile (user_id, username, created_at, search_text) SELECT id, replace(id, '-', ''), ${now}, id FROM user`,
      ].map((sql) => accounts.prepare(sql)),
    )
    for (const number of recordsDatabases(bindings)) {
      const own = databasesOf(bindings, number)
      const system = createCtx(own)
      const people = Array.from({ length: PEOPLE }, (_, at) => at).filter((at) => at % count === number)
      for (const [size] of SIZES) {
        const theirs = people.filter((at) => sizeOf(at) === size).map(idOf)
        const [model, ...others] = theirs
        if (!model) continue
        const all = manyAlbums(size, new Date())
        for (let from = 0; from < size; from += 1_000)
          await insertAlbums({ ...system, userId: model }, all.slice(from, from + 1_000))
        const clones = Math.max(1, Math.floor(ALBUMS_AT_ONCE / size))
        for (let from = 0; from < others.length; from += clones)
          await own.records.batch(
            (await cloneStatements(own.records, model, others.slice(from, from + clones))).map((sql) =>
              own.records.prepare(sql),
            ),
          )
      }
      await own.records
        .prepare(
          `INSERT OR IGNORE INTO preferences (user_id) SELECT value FROM json_each('${JSON.stringify(people.map(idOf))}')`,
        )
        .run()
      const { results } = await own.records
        .prepare('SELECT user_id AS id, min(id) AS first, max(id) AS last FROM album GROUP BY user_id')
        .all<{ id: string; first: number; last: number }>()
      for (const row of results) albums.set(Number(row.id.replace('person-', '')), [row.first, row.last])
      if (count === 1) facts.push(...(await factsOf(own.records)))
    }
    if (count > 1) facts.push(...(await moves(bindings)))
  } finally {
    await close()
  }
  return facts
}

let columns: Map<string, string[]> | undefined
async function cloneStatements(database: D1Database, model: string, people: readonly string[]): Promise<string[]> {
  if (!columns) {
    columns = new Map()
    for (const table of ['album', 'album_count', 'summary_count', 'summary']) {
      const { results } = await database
        .prepare(`SELECT name FROM pragma_table_xinfo('${table}') WHERE hidden = 0 AND name NOT IN ('id', 'user_id')`)
        .all<{ name: string }>()
      columns.set(
        table,
        results.map(({ name }) => `"${name}"`),
      )
    }
  }
  return [...columns].map(
    ([table, names]) => `
        INSERT OR REPLACE INTO ${table} (user_id, ${names}) SELECT value, ${names.map((name) => `t.${name}`)}
        FROM json_each('${JSON.stringify(people)}') CROSS JOIN ${table} AS t WHERE t.user_id = '${model}' ORDER BY value`,
  )
}

/** What one database with all people holds. */
async function factsOf(database: D1Database): Promise<string[]> {
  const { results: tables } = await database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'",
    )
    .all<{ name: string }>()
  let rows = 0
  for (const { name } of tables)
    rows += Number((await database.prepare(`SELECT count(*) AS n FROM "${name}"`).first<{ n: number }>())?.n)
  const count = async (sql: string) => Number((await database.prepare(sql).first<{ n: number }>())?.n)
  const albums = await count('SELECT count(*) AS n FROM album')
  const { meta } = await database.prepare('SELECT 1').all()
  const started = performance.now()
  await database.prepare('CREATE INDEX bench_index ON album (user_id, price)').run()
  const index = performance.now() - started
  await database.prepare('DROP INDEX bench_index').run()
  const added = performance.now()
  await database.prepare('ALTER TABLE album ADD COLUMN bench_column INTEGER').run()
  const column = performance.now() - added
  await database.prepare('ALTER TABLE album DROP COLUMN bench_column').run()
  return [
    `${PEOPLE} people, ${albums} albums, ${rows} rows in one database`,
    `its size by D1: ${((meta as { size_after?: number }).size_after ?? 0) / 1e6} MB`,
    `a new index over ${albums} albums: ${Math.round(index)} ms; a new column: ${Math.round(column)} ms`,
  ]
}

async function moves(bindings: Parameters<typeof movePerson>[0]): Promise<string[]> {
  const facts: string[] = []
  const from = recordsDatabases(bindings).length
  for (const [size] of SIZES) {
    const person = Array.from({ length: PEOPLE }, (_, at) => at).find((at) => at % from !== 0 && sizeOf(at) === size)
    if (person === undefined) continue
    const email = `${idOf(person)}@example.com`
    const options = { migrations: MIGRATIONS, wait: async () => undefined }
    const began = performance.now()
    let read = 0
    const { rows } = await movePerson(
      bindings,
      { email, to: 0 },
      {
        ...options,
        onStep: (step) => {
          if (step === 'flipped') read = performance.now() - began
        },
      },
    )
    facts.push(`move of ${size} albums: ${rows} rows, read only for ${(read / 1_000).toFixed(1)} s`)
    await movePerson(bindings, { email, to: person % from }, options)
  }
  return facts
}

type Served = { side: Side; address: string; secret: string; samples: Sample[]; seconds: number }
type Sample = { kind: 'visit' | 'rating'; ms: number }
const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

const cookieOf = (person: number, secret: string) => {
  const token = `t-${idOf(person)}`
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `gatefold.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Calls of random people for a while, from several connections. */
async function load({ address, side: { albums }, secret }: Served, ratings = RATINGS): Promise<Sample[]> {
  const samples: Sample[] = []
  const end = performance.now() + ROUND_MS
  const call = async (kind: Sample['kind'], path: string, init: RequestInit) => {
    const began = performance.now()
    const answer = await fetch(address + path, { ...init, redirect: 'manual' })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    samples.push({ kind, ms: performance.now() - began })
  }
  const one = async () => {
    while (performance.now() < end) {
      const person = Math.floor(Math.random() * PEOPLE)
      const headers = { cookie: cookieOf(person, secret), origin: address }
      if (Math.random() * 100 >= ratings) {
        await call('visit', '/app', { headers })
        continue
      }
      const [first = 0, last = 0] = albums.get(person) ?? []
      // The albums of a person follow each other.
      const id = first + Math.floor(Math.random() * Math.min(last - first, sizeOf(person) - 1))
      const body = JSON.stringify({ rating: 1 + Math.floor(Math.random() * 5) })
      await call('rating', `/api/albums/${id}`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  return samples
}

async function dailyJob(address: string, secret: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${address}/cdn-cgi/local/scheduled?cron=${encodeURIComponent('17 4 * * *')}`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  await answer.text()
  if (!answer.ok) throw new Error(`The daily job: ${answer.status}`)
  return (performance.now() - began) / 1_000
}

await buildIfStale(root)
const folder = mkdtempSync(join(tmpdir(), `gatefold-people-${randomUUID().slice(0, 4)}-`))
const stops: (() => Promise<void>)[] = []
try {
  const sides = [1, DATABASES].map(
    (count): Side => ({
      name: `${count} database${count === 1 ? '' : 's'}`,
      count,
      state: join(folder, String(count)),
      albums: new Map(),
    }),
  )
  const served: Served[] = []
  for (const side of sides) {
    const began = performance.now()
    for (const fact of await seed(side)) console.info(fact)
    console.info(`${side.name}: made in ${Math.round((performance.now() - began) / 1_000)} s`)
    const port = await freePort()
    const own: Record<string, string> = { ...settings(), PUBLIC_URL: `http://127.0.0.1:${port}` }
    stops.push(await serveBuild(root, { port, state: side.state, settings: own, databases: bindingsFor(side.count) }))
    served.push({
      side,
      address: `http://127.0.0.1:${port}`,
      secret: own.BETTER_AUTH_SECRET ?? '',
      samples: [],
      seconds: 0,
    })
  }
  // The first calls load the code.
  for (const one of served) await load(one)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const one of round % 2 === 0 ? served : served.toReversed()) {
      const began = performance.now()
      one.samples.push(...(await load(one)))
      one.seconds += (performance.now() - began) / 1_000
    }
  for (const kind of ['visit', 'rating'] as const) {
    const figures = served.map(({ side, samples, seconds }) => {
      const times = samples.filter((one) => one.kind === kind).map(({ ms }) => ms)
      const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
      console.info(
        `${kind}, ${side.name}: ${times.length} calls, ${(times.length / seconds).toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      )
      return [p50, p99] as const
    })
    const [one = [1, 1], many = [1, 1]] = figures
    console.info(
      `${kind}, ${DATABASES} ÷ 1: p50 ${(many[0] / one[0]).toFixed(2)}, p99 ${(many[1] / one[1]).toFixed(2)}`,
    )
  }
  for (const one of served) {
    const began = performance.now()
    const samples = await load(one, 100)
    const seconds = (performance.now() - began) / 1_000
    console.info(`ratings alone, ${one.side.name}: ${(samples.length / seconds).toFixed(0)} a second`)
  }
  for (const { side, address, secret } of served)
    console.info(`daily job, ${side.name}: ${(await dailyJob(address, secret)).toFixed(1)} s`)
} finally {
  for (const stop of stops) await stop()
  rmSync(folder, { recursive: true, force: true })
}
