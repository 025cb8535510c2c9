import { createDb, type Db } from '../database.ts'
import { type DatabaseBindings, databaseOf, recordsDatabases } from '../databases.ts'
import { DEADLINES } from '../paced.ts'
import { literal, quoted, textPieces, type Value } from './literals.ts'

export type Row = Record<string, Value>
/** Runs a statement without bound values and returns its rows. */
export type Query = (sql: string) => Promise<unknown[]>
/** Runs statements in a D1 database. */
export const queryOf =
  ({ $client }: Pick<Db, '$client'>): Query =>
  async (sql) =>
    (await $client.prepare(sql).all()).results

/** The part of a backup's file name that says which records database it is of. */
export const backupPart = (number: number): string => (number === 0 ? '' : `.records-${number}`)

/** The databases that are backed up, each to a file of its own. */
export const backupParts = (env: DatabaseBindings): [part: string, db: Db][] =>
  recordsDatabases(env).map((number) => [backupPart(number), createDb(databaseOf(env, number), DEADLINES.job)])

/**
 * The tables that a backup leaves out: counters of a few minutes or hours, flows that end within the hour, what waits to be sent to another
 * service, and access tokens, since a revoked one must not come back.
 */
export const LEFT_OUT = ['rate_limit', 'verification', 'scrobble', 'access_token']
/** What signs in to other services never leaves the database: a backup has this in place of it, and the person is asked for it again. */
const SEALED: Record<string, Value> = { bandcamp_link: '', listenbrainz: null }
// A page takes a small part of a Worker's memory, and a few dozen milliseconds of the database.
const PAGE_BYTES = 4_000_000
const FIRST_PAGE_ROWS = 1_000
const MAX_PAGE_ROWS = 20_000
// At least as many as SQLite's text of any number has.
const NUMBER_BYTES = 32
// D1 accepts statements of 100,000 bytes. This is in UTF-16 units, each of up to three bytes or six digits.
const STATEMENT_UNITS = 30_000
const PIECE_UNITS = 15_000
/** The table in which the pieces of a long text are joined. */
const PIECES = 'backup_piece'

type Parent = { column: string; table: string; key: string }
export type Table = { name: string; sql: string; columns: string[]; key: string[]; parents: Parent[] }
type SchemaEntry = { type: string; name: string; sql: string }

/** The common prefix of triggers and tables that only exist while a person is moved. */
export const MOVING_NAMES = 'moving_'
// Leaves out the internal tables of SQLite and D1, too.
const isOwn = (name: string) =>
  `${name} NOT GLOB 'sqlite_*' AND ${name} NOT GLOB '_cf_*' AND ${name} NOT GLOB '${MOVING_NAMES}*'`
const names = (columns: readonly string[]) => columns.map(quoted).join(',')

/**
 * A whole database as SQL for an empty one: a comment, then statements, each followed by an empty line and within the size limit of D1. It
 * is read in pages during other writes, so a row may refer to a missing one, or repeat a unique value that moved to it; the restore skips
 * such rows. Triggers come last, as the rows that they would write are in the backup.
 */
export async function* backupSql(query: Query, now: Date): AsyncGenerator<string> {
  const schema = await readSchema(query)
  const tables = await readTables(query, schema)
  const [last] = await query('SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1')
  yield `-- Gatefold backup of ${now.toISOString()}, schema ${(last as { name: string }).name}\n\n`
  const isUnique = ({ sql }: SchemaEntry) => /^CREATE UNIQUE/i.test(sql)
  const of = (type: string) => schema.filter((entry) => entry.type === type)
  const indexes = of('index')
  for (const { sql } of [...tables, ...indexes.filter(isUnique)]) yield schemaStatement(sql)
  yield statement(`CREATE TABLE ${PIECES} (number INTEGER PRIMARY KEY, text TEXT NOT NULL)`)
  for (const table of tables.filter(({ name }) => !LEFT_OUT.includes(name))) yield* rowsSql(query, table)
  yield statement(`DROP TABLE ${PIECES}`)
  yield* sequencesSql(query)
  const rest = [...indexes.filter((index) => !isUnique(index)), ...of('view'), ...of('trigger')]
  for (const { sql } of rest) yield schemaStatement(sql)
  yield END
}

/** Finds a table of an application, and so whether a database is empty. */
export const ANY_TABLE = `SELECT name FROM sqlite_master WHERE type = 'table' AND ${isOwn('name')} LIMIT 1`

/** The last line of a backup. */
export const END = '-- End of the backup\n'

const statement = (sql: string) => `${sql};\n\n`
const schemaStatement = (sql: string) => statement(sql.replaceAll(/\n\s*\n/g, '\n'))

type Column = { owner: string; name: string; pk: number; hidden: number }
type Reference = { owner: string; column: string; table: string; key: string }

const readSchema = async (query: Query) =>
  (await query(`
    SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND ${isOwn('name')} ORDER BY rowid`)) as SchemaEntry[]

/** The tables of a database with their columns and keys, each after those it refers to. */
export async function readTables(query: Query, schema?: readonly SchemaEntry[]): Promise<Table[]> {
  const entries = (schema ?? (await readSchema(query))).filter(({ type }) => type === 'table')
  const columns = (await query(`
    SELECT owner.name AS owner, part.name, pk, hidden FROM sqlite_master AS owner, pragma_table_xinfo(owner.name) AS part
    WHERE owner.type = 'table' AND ${isOwn('owner.name')} ORDER BY owner.name, cid`)) as Column[]
  const references = (await query(`
    SELECT owner.name AS owner, part."from" AS "column", part."table", part."to" AS key
    FROM sqlite_master AS owner, pragma_foreign_key_list(owner.name) AS part
    WHERE owner.type = 'table' AND ${isOwn('owner.name')}`)) as Reference[]
  const tables = entries.map(({ name, sql }): Table => {
    const own = columns.filter(({ owner }) => owner === name)
    const key = own.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
    return {
      name,
      sql,
      columns: own.filter(({ hidden }) => hidden === 0).map((column) => column.name),
      key: key.map((column) => column.name),
      parents: references.filter(({ owner }) => owner === name),
    }
  })
  const ordered = new Set<Table>()
  const add = (table: Table) => {
    for (const parent of tables) {
      if (parent !== table && table.parents.some((one) => one.table === parent.name)) add(parent)
    }
    ordered.add(table)
  }
  tables.forEach(add)
  return [...ordered]
}

async function* rowsSql(query: Query, table: Table): AsyncGenerator<string> {
  const sealed = SEALED[table.name]
  for await (const rows of rowPages(query, table))
    yield* insertsSql(table, sealed === undefined ? rows : rows.map((row) => ({ ...row, sealed })))
}

/** The rows of a table for which a condition holds, in pages, in the order of their key. */
export async function* rowPages(query: Query, table: Table, where = 'true'): AsyncGenerator<Row[]> {
  let most = FIRST_PAGE_ROWS
  for (let after: Row | undefined; ; ) {
    const rows = (await query(pageSql(table, { where, after, most }))) as Row[]
    yield rows
    // Only a full page, by rows or by bytes, can be followed by another one.
    if (rows.length < most && mostBytes(rows) < PAGE_BYTES) return
    after = rows.at(-1)
    // About twice as many as fit, so that few rows are read in vain.
    most = Math.min(Math.max(rows.length * 2, FIRST_PAGE_ROWS), MAX_PAGE_ROWS)
  }
}

/** An upper bound of the bytes of a row's values; a UTF-16 unit takes up to three. */
const mostBytes = (rows: readonly Row[]) =>
  rows
    .flatMap((row) => Object.values(row))
    .reduce<number>((sum, value) => sum + (typeof value === 'number' ? NUMBER_BYTES : (value?.length ?? 0) * 3), 0)

type Page = { where: string; after: Row | undefined; most: number }

/** Reads up to `most` rows after one, in the order of their key: as many as take `PAGE_BYTES` bytes, but at least one. */
function pageSql({ name, columns, key }: Table, { where, after, most }: Page): string {
  const keys = names(key)
  const isAfter = after
    ? `${where} AND (${keys}) > (${key.map((column) => literal(after[column] ?? null)).join(',')})`
    : where
  const bytes = columns.map((column) => `coalesce(octet_length(${quoted(column)}),0)`).join('+')
  return `
    SELECT ${names(columns)} FROM ${quoted(name)} WHERE ${isAfter} AND (${keys}) <= (
      SELECT ${keys} FROM (
        SELECT ${keys}, sum(bytes) OVER (ORDER BY ${keys} ROWS UNBOUNDED PRECEDING) - bytes AS before FROM (
          SELECT ${keys}, ${bytes} AS bytes FROM ${quoted(name)} WHERE ${isAfter} ORDER BY ${keys} LIMIT ${most}))
      WHERE before < ${PAGE_BYTES} ORDER BY ${key.map((column) => `${quoted(column)} DESC`).join(',')} LIMIT 1)
    ORDER BY ${keys}`
}

/** How to write rows: whether to replace existing ones, and the table for pieces of long texts. */
type How = { isUpsert?: boolean; pieces?: string }

/** Rows as statements that write them, each within what D1 takes. */
export function* insertsSql(table: Table, rows: readonly Row[], how: How = {}): Generator<string> {
  let values: string[] = []
  let units = 0
  for (const row of rows) {
    const { text, long } = shortened(table, row)
    if (units + text.length > STATEMENT_UNITS && values.length > 0) {
      yield insertSql(table, values, how)
      values = []
      units = 0
    }
    values.push(text)
    units += text.length
    if (long.length > 0) {
      yield insertSql(table, values, how)
      values = []
      units = 0
      yield* longTextsSql(table, row, { long, ...how })
    }
  }
  if (values.length > 0) yield insertSql(table, values, how)
}

/** A row's values as SQL. If they are too long for a statement, the longest texts are left empty and their columns returned as `long`. */
function shortened({ columns }: Table, row: Row): { text: string; long: string[] } {
  const literals = new Map(columns.map((column) => [column, literal(row[column] ?? null)]))
  let units = [...literals.values()].reduce((sum, { length }) => sum + length + 1, 0)
  const long: string[] = []
  if (units > STATEMENT_UNITS) {
    for (const [column, { length }] of [...literals].toSorted(([, a], [, b]) => b.length - a.length)) {
      if (units <= STATEMENT_UNITS) break
      literals.set(column, "''")
      long.push(column)
      units -= length
    }
  }
  return { text: `(${[...literals.values()].join(',')})`, long }
}

/** The beginning of each statement that writes rows of a table. */
export const insertInto = (table: string) => `INSERT OR IGNORE INTO ${quoted(table)} (`

function insertSql(table: Table, values: readonly string[], { isUpsert }: How): string {
  const { name, columns, parents, key } = table
  if (isUpsert) {
    const set = columns.map((column) => `${quoted(column)}=excluded.${quoted(column)}`)
    return statement(`
      INSERT INTO ${quoted(name)} (${names(columns)}) VALUES ${values.join(',')}
      ON CONFLICT (${names(key)}) DO UPDATE SET ${set.join(',')} WHERE ${quoted(name)}.user_id = excluded.user_id`)
  }
  const target = `${insertInto(name)}${names(columns)})`
  const rows = `VALUES ${values.join(',')}`
  if (parents.length === 0) return statement(`${target} ${rows}`)
  // SQLite calls the columns of VALUES column1, column2 and so on.
  const isThere = parents.map(({ column, table, key }) => {
    const place = `column${columns.indexOf(column) + 1}`
    return `(${place} IS NULL OR EXISTS (SELECT 1 FROM ${quoted(table)} WHERE ${quoted(key)} = ${place}))`
  })
  return statement(`${target} SELECT * FROM (${rows}) WHERE ${isThere.join(' AND ')}`)
}

/** Joins the pieces of long texts in one step, since each change of a long text writes all of it. */
function* longTextsSql(
  { name, key }: Table,
  row: Row,
  { long, pieces = PIECES }: How & { long: readonly string[] },
): Generator<string> {
  const where = key.map((column) => `${quoted(column)} = ${literal(row[column] ?? null)}`).join(' AND ')
  for (const column of long) {
    for (const piece of textPieces(String(row[column]), PIECE_UNITS)) {
      yield statement(`INSERT INTO ${pieces} (text) VALUES (${literal(piece)})`)
    }
    const text = `(SELECT group_concat(text, '' ORDER BY number) FROM ${pieces})`
    yield statement(`UPDATE ${quoted(name)} SET ${quoted(column)} = ${text} WHERE ${where}`)
    yield statement(`DELETE FROM ${pieces}`)
  }
}

/** The highest ids ever given, so that none is given twice. */
async function* sequencesSql(query: Query): AsyncGenerator<string> {
  const rows = (await query('SELECT name, seq FROM sqlite_sequence ORDER BY name')) as { name: string; seq: number }[]
  yield statement('DELETE FROM sqlite_sequence')
  for (const { name, seq } of rows) {
    yield statement(`INSERT INTO sqlite_sequence (name, seq) VALUES (${literal(name)},${seq})`)
  }
}
