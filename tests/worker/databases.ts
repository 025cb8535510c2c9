import { env } from 'cloudflare:workers'
import { ROLES } from '#worker/db/schema/roles.ts'

/** The databases by what they hold: one, unless the tests run with `GATEFOLD_DATABASES=2`. */
export const ACCOUNTS: D1Database = env.DB
export const RECORDS: D1Database = env.RECORDS_1 ?? env.DB

export const DATABASES = [...new Set([ACCOUNTS, RECORDS])]

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

/** The bindings of the tests with other databases in place of theirs. */
export const envWith = (toOther: (database: D1Database) => D1Database) => ({
  ...env,
  DB: toOther(env.DB),
  ...(env.RECORDS_1 && { RECORDS_1: toOther(env.RECORDS_1) }),
})
