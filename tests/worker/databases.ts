import { env } from 'cloudflare:workers'
import { type DatabaseBindings, databaseOf as databaseAt, recordsDatabases } from '#worker/db/databases.ts'
import { ROLES } from '#worker/db/schema/roles.ts'

/** The number of the records database that people of tests are in: the last of three with `GATEFOLD_DATABASES=3`. */
export const NUMBER = env.RECORDS_2 ? 2 : 0

export const BINDINGS = env as unknown as DatabaseBindings

/** The databases by what they hold. */
export const ACCOUNTS: D1Database = env.DB
export const RECORDS: D1Database = databaseAt(BINDINGS, NUMBER)

/** All databases; with three, the others have no people's records. */
export const DATABASES = recordsDatabases(BINDINGS).map((number) => databaseAt(BINDINGS, number))

/** Empties a database and applies the migrations, as `applyD1Migrations` has it, but all at once. */
export async function migrate(database: D1Database): Promise<void> {
  const { results: left } = await database
    .prepare(
      `SELECT type, name FROM sqlite_master
      WHERE type IN ('table', 'trigger') AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
      ORDER BY type = 'table', rowid DESC`,
    )
    .all<{ type: string; name: string }>()
  await database.batch([
    ...left.map(({ type, name }) => database.prepare(`DROP ${type} "${name}"`)),
    database.prepare(
      'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    ),
    ...env.TEST_MIGRATIONS.flatMap(({ name, queries }) => [
      ...queries.map((query) => database.prepare(query)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]),
  ])
}

/** The database of a table, or of the first table that a statement names. */
export function databaseOf(text: string): D1Database {
  const table = /\b(?:FROM|INTO|UPDATE|TABLE|ON)\s+"?(\w+)/.exec(text)?.[1] ?? text
  return ROLES.accounts.includes(table) ? ACCOUNTS : RECORDS
}

/** Runs one statement for each table, each in its database, and returns their results in the same order. */
export async function batchByTable<Row>(
  tables: readonly string[],
  toStatement: (database: D1Database, table: string) => D1PreparedStatement,
): Promise<D1Result<Row>[]> {
  const results = new Map<string, D1Result<Row>>()
  for (const database of DATABASES) {
    const some = tables.filter((table) => databaseOf(table) === database)
    if (some.length === 0) continue
    const answers = await database.batch<Row>(some.map((table) => toStatement(database, table)))
    for (const [at, answer] of answers.entries()) results.set(some[at] ?? '', answer)
  }
  return tables.map((table) => results.get(table) as D1Result<Row>)
}

/**
 * The bindings of the tests with other databases in place of theirs. Made of entries: after hundreds of tests an object of `...env` and a
 * few more kept what they were to replace.
 */
export const envWith = (toOther: (database: D1Database) => D1Database) =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      /^(?:DB|RECORDS_\d)$/.test(name) ? toOther(value as D1Database) : value,
    ]),
  )
