import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { storeBackup } from '#worker/backups.ts'
import { backupPart } from '#worker/db/backup/backup.ts'
import { restore } from '#worker/db/backup/restore.ts'
import { createDb } from '#worker/db/database.ts'
import { runs } from '../../runs.ts'
import { add, collector } from '../collections.ts'
import { ACCOUNTS, BINDINGS, DATABASES, databaseOf, RECORDS } from '../databases.ts'
import { newDevice } from '../device.ts'
import { call, newAccount, newNetwork, newPerson } from '../people.ts'
import { emptyDatabase, TABLES } from '../rows.ts'
import { newWorld } from './writes.ts'

const BUCKET = env.TEST_BUCKET
const NOW = new Date('2026-11-24T04:17:00Z')
const LEFT_OUT = ['rate_limit', 'verification', 'scrobble', 'access_token']
/** What signs in to other services stays in the database. */
const SEALED = 'sealed'

const ODD_TEXTS = [
  "it's; -- 'quoted' \"twice\"",
  'two\nlines\n\nand\r\nmore',
  'a \\n that is written\nand one that is not',
  'nothing\u0000 after it\n',
  '🎧 שלום 日本 e\u0301 \u2028',
  "');\n\nDROP TABLE album;\n\n-- End of the backup\n",
]

type Row = Record<string, unknown>
const all = async (sql: string, database = databaseOf(sql)) => (await database.prepare(sql).all<Row>()).results

/** Texts of SQL as one, in halves of halves: SQLite takes an expression 100 deep. */
const together = (parts: readonly string[]): string => {
  const half = Math.ceil(parts.length / 2)
  return parts.length === 1
    ? (parts[0] ?? '')
    : `(${together(parts.slice(0, half))} || ' ' || ${together(parts.slice(half))})`
}

/** What must come back: every entry of the schema, and every row of every table with the types of its values. */
async function contents() {
  const schema: Row[] = []
  const tables: Record<string, string[]> = {}
  for (const database of DATABASES) {
    const entries = await all(
      `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT GLOB '_cf_*' ORDER BY type, name`,
      database,
    )
    schema.push(...entries)
    for (const table of [
      ...TABLES.filter((name) => databaseOf(name) === database),
      'd1_migrations',
      'sqlite_sequence',
    ]) {
      const columns = (await all(`PRAGMA table_info("${table}")`, database))
        .map(({ name }) => name)
        .filter((name) => name !== SEALED)
      const list = columns.map((name) => `"${name}"`).join()
      const types = together(columns.map((name) => `typeof("${name}")`))
      const rows = await all(`SELECT ${list}, ${types} AS "the types" FROM "${table}"`, database)
      const known = tables[table] ?? []
      tables[table] = [...known, ...rows.map((row) => JSON.stringify(row)).sort()]
    }
  }
  return { schema, tables }
}

/** A row in each table that has none yet. */
async function fillEmptyTables(userId: string) {
  for (const table of TABLES) {
    if ((await all(`SELECT 1 FROM "${table}" LIMIT 1`)).length > 0) continue
    const columns = (await all(`PRAGMA table_info("${table}")`, databaseOf(table))) as { name: string; type: string }[]
    const values = columns.map(({ name, type }) =>
      ['user_id', 'created_by'].includes(name)
        ? userId
        : type === 'TEXT'
          ? ODD_TEXTS[1]
          : type === 'REAL'
            ? 0.1 + 0.2
            : 7,
    )
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    await databaseOf(table)
      .prepare(`INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`)
      .bind(...values)
      .run()
  }
}

const insertEdit = (userId: string, chunk: number, rows: string) =>
  RECORDS.prepare("INSERT INTO journal_row (user_id, kind, entry, number, albums) VALUES (?, 'tags', ?, ?, ?)").bind(
    userId,
    'an edit',
    chunk,
    rows,
  )

async function* textOf(key: string): AsyncGenerator<string> {
  const object = await BUCKET.get(key)
  if (!object) throw new Error(`There is no ${key}`)
  yield* object.body.pipeThrough(new DecompressionStream('gzip')).pipeThrough(new TextDecoderStream())
}

it('A backup that is restored into an empty database has every row but sessions, lets people sign in, and devices go on with their copies', {
  tags: ['promise'],
}, async ({ annotate }) => {
  const account = await newAccount()
  const people = [await collector(), (await newWorld()).person]
  for (let more = 0; more < runs(0, 20); more += 1) people.push((await newWorld()).person)
  const [person] = people
  if (!person) throw new Error('There is nobody')
  await add(
    person,
    ODD_TEXTS.map((text, index) => ({
      title: `Odd ${index}`,
      bandcampUrl: `https://odd.bandcamp.com/album/${index}`,
      notes: text,
    })),
  )
  const crowd = await newPerson()
  for (let page = 0; page < runs(1, 10); page += 1) {
    const albums = Array.from({ length: 1_000 }, (_, index) => ({
      title: `Album ${index}`,
      bandcampUrl: `https://harbour-lights.bandcamp.com/album/${page}-${index}`,
      notes: 'Late night, heavy rain.\n'.repeat(index % 20),
    }))
    await add(crowd, albums)
  }
  await RECORDS.batch([
    insertEdit(person.id, 0, '🎧x'.repeat(300_000)),
    insertEdit(person.id, 1, "'\n".repeat(60_000)),
    insertEdit(person.id, 2, '日\u0000'.repeat(60_000)),
    // More than a page.
    ...[3, 4, 5].map((chunk) => insertEdit(person.id, chunk, `${chunk}`.repeat(1_900_000))),
    RECORDS.prepare(`DELETE FROM album WHERE id = (SELECT max(id) FROM album)`),
  ])
  await ACCOUNTS.prepare(`UPDATE audit_log SET detail = X'00ff0a27' WHERE id = (SELECT max(id) FROM audit_log)`).run()
  const devices = await Promise.all(people.map(newDevice))
  await fillEmptyTables(person.id)
  await Promise.all(devices.map((device) => device.sync()))
  const before = await contents()
  expect(Object.entries(before.tables).filter(([, rows]) => rows.length === 0)).toEqual([])

  await storeBackup(BINDINGS, BUCKET, NOW)
  const files = DATABASES.map((_, number) => `gatefold-2026-11-24${backupPart(number)}.sql.gz`)
  const restoreAll = async (options?: { keepsSessions: boolean }) => {
    for (const [at, database] of DATABASES.entries())
      await restore(createDb(database), textOf(files[at] ?? ''), options)
  }
  await emptyDatabase()
  await restoreAll()
  const { session, ...others } = (await contents()).tables
  expect(session).toEqual([])
  for (const one of people) expect((await one.call('/api/auth/me')).status).toBe(401)

  await emptyDatabase()
  await restoreAll({ keepsSessions: true })
  const after = await contents()
  expect(after.tables).toMatchObject(others)
  expect(after.schema).toEqual(before.schema)
  let rows = 0
  for (const [table, expected] of Object.entries(before.tables)) {
    expect(after.tables[table], table).toEqual(LEFT_OUT.includes(table) ? [] : expected)
    rows += LEFT_OUT.includes(table) ? 0 : expected.length
  }
  expect(await all(`SELECT DISTINCT ${SEALED} FROM bandcamp_link`)).toEqual([{ sealed: '' }])
  expect(await all(`SELECT DISTINCT ${SEALED} FROM listenbrainz`)).toEqual([{ sealed: null }])
  const tables = Object.keys(before.tables).length - LEFT_OUT.length

  const json = { email: account.email, password: account.password }
  expect((await call('/api/auth/sign-in/email', { json, headers: newNetwork() })).status).toBe(200)
  // With a session again, as after signing in.
  for (const device of devices) {
    const copy = device.copy()
    const { head, changes } = await device.sync()
    expect([head.isFull, changes]).toEqual([false, []])
    expect(device.copy()).toEqual(copy)
  }
  await add(person, [{ title: 'After it', bandcampUrl: 'https://odd.bandcamp.com/album/after' }])
  const { head, changes } = (await devices[0]?.sync()) ?? {}
  expect([head?.isFull, changes?.length]).toEqual([false, 1])
  await annotate(`${rows} rows in ${tables} tables, 0 different; ${devices.length} devices went on`, 'figure')
})
