import { batchByTable, DATABASES, databaseOf } from './databases.ts'

const TABLES_OF = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE%'"

/** The tables of the schema. */
export const TABLES = [
  ...new Set(
    (await Promise.all(DATABASES.map((database) => database.prepare(TABLES_OF).all<{ name: string }>())))
      .flatMap(({ results }) => results.map(({ name }) => name))
      .filter((name) => !/^(?:sqlite|d1|_cf)_/.test(name)),
  ),
]

const OWNED = (
  await batchByTable<{ name: string }>(TABLES, (database, table) => database.prepare(`PRAGMA table_info("${table}")`))
).flatMap(({ results }, at) => (results.some(({ name }) => name === 'user_id') ? (TABLES[at] ?? []) : []))

/** A person's rows of a table, in an order that stays. */
export const ownRows = (table: string, condition = 'user_id = ?') =>
  `SELECT * FROM ${table} WHERE ${condition} ORDER BY ${/^(?:summary|sync_c|idempotency)/.test(table) ? '1, 2' : 'rowid'}`

/** The ids of a person's rows of a table for which `where` holds. */
export async function idsOf(userId: string, table: string, where = 'true'): Promise<number[]> {
  const rows = databaseOf(table)
    .prepare(`SELECT id FROM ${table} WHERE user_id = ? AND ${where} ORDER BY id`)
    .bind(userId)
  return (await rows.all<{ id: number }>()).results.map(({ id }) => id)
}

/** Those at some places of a list, however long it is: places go round. */
export const pick = (ids: readonly number[], at: readonly number[]): number[] => [
  ...new Set(at.flatMap((place) => ids[place % ids.length] ?? [])),
]

/** All rows of a person, by table. */
export async function rowsOf(userId: string, except: readonly string[] = []) {
  const tables = OWNED.filter((table) => !except.includes(table))
  const results = await batchByTable<Record<string, unknown>>(['user', ...tables], (database, table) =>
    database.prepare(table === 'user' ? 'SELECT * FROM user WHERE id = ?' : ownRows(table)).bind(userId),
  )
  return Object.fromEntries(['user', ...tables].map((table, at) => [table, results[at]?.results ?? []]))
}

/** All rows in which one of the words occurs, as table and JSON. */
export async function traces(...words: string[]): Promise<[table: string, row: string][]> {
  const results = await batchByTable(TABLES, (database, table) => database.prepare(`SELECT * FROM "${table}"`))
  return results.flatMap(({ results: rows }, at) =>
    rows
      .map((row): [string, string] => [TABLES[at] ?? '', JSON.stringify(row)])
      .filter(([, row]) => words.some((word) => row.includes(word))),
  )
}

/** Drops everything in all databases. */
export async function emptyDatabase(): Promise<void> {
  for (const database of DATABASES) {
    const { results } = await database
      .prepare(
        `SELECT type, name FROM sqlite_master
        WHERE type IN ('table', 'trigger') AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
        ORDER BY type = 'table', rowid DESC`,
      )
      .all<{ type: string; name: string }>()
    await database.batch(results.map(({ type, name }) => database.prepare(`DROP ${type} "${name}"`)))
  }
}
