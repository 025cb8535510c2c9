import { sql } from 'drizzle-orm'
import { tablesWithRecords } from '../accounts/account-removal.ts'
import { insertsSql, MOVING_NAMES, queryOf, type Row, readTables, rowPages, type Table } from '../backup/backup.ts'
import { literal, quoted } from '../backup/literals.ts'
import type { Db } from '../database.ts'

/** Source, target and person. */
type Way = { source: Db; target: Db; id: string }

const STATEMENTS_AT_ONCE = 30

/** Their ids only have to be unique within a database: no other row refers to them, and they only tell an order. */
const RENUMBERED = new Set(['album_event'])
/**
 * Triggers write these rows when the rows that they count or describe are copied. They are copied afterwards and replace what the triggers
 * wrote.
 */
const OF_TRIGGERS = ['summary', 'album_event']
/** Triggers change these rows, and others refer to them: they are copied before and after the others. */
const CHANGED_BY_TRIGGERS = 'crate'
/** Without these rows, the copy does not count as changes for devices. */
const OF_DEVICES = ['sync_change', 'sync_cursor', 'sync_state']
/** Copied last: its presence says that the copy is complete. */
const MARK = 'preferences'

const whose = (id: string) => `user_id = ${literal(id)}`

/** The tables in which a database has records of a person, each after those it refers to. */
async function tablesOf(db: Db, id: string): Promise<Table[]> {
  const filled = new Set(await tablesWithRecords({ db }, id))
  return (await readTables(queryOf(db))).filter(({ name }) => filled.has(name))
}

const withoutIds = (table: Table): Table =>
  RENUMBERED.has(table.name) ? { ...table, columns: table.columns.filter((column) => column !== 'id') } : table

/** Whether a database has all of a person's records. */
export async function hasAll(db: Db, id: string): Promise<boolean> {
  const rows = await db.all(sql`SELECT 1 FROM ${sql.identifier(MARK)} WHERE user_id = ${id}`)
  return rows.length > 0
}

const piecesOf = (id: string) => `${MOVING_NAMES}${id}`

/** Whether an interrupted copy has left the table in which it joins long texts. */
export async function hasPieces(db: Db, id: string): Promise<boolean> {
  const rows = await db.all(sql`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ${piecesOf(id)}`)
  return rows.length > 0
}

/** Drops that table. */
export async function dropPieces({ $client }: Db, id: string): Promise<void> {
  await $client.prepare(`DROP TABLE IF EXISTS ${quoted(piecesOf(id))}`).run()
}

/** Copies a person's records into a database that has none of them. Returns the number of rows. */
export async function copyRecords({ source, target, id }: Way): Promise<number> {
  const all = await tablesOf(source, id)
  const named = (...names: string[]) => names.flatMap((name) => all.filter((table) => table.name === name))
  const later = new Set([...OF_TRIGGERS, ...OF_DEVICES, MARK])
  const pieces = quoted(piecesOf(id))
  const { $client } = target
  let batch = [
    `DROP TABLE IF EXISTS ${pieces}`,
    `CREATE TABLE ${pieces} (number INTEGER PRIMARY KEY, text TEXT NOT NULL)`,
  ]
  const flush = async () => {
    await $client.batch(batch.map((one) => $client.prepare(one)))
    batch = []
  }
  const write = async (statement: string) => {
    batch.push(statement)
    if (batch.length >= STATEMENTS_AT_ONCE) await flush()
  }
  let copied = 0
  const copy = async (tables: readonly Table[], isUpsert = false) => {
    for (const table of tables)
      for await (const rows of rowPages(queryOf(source), table, whose(id))) {
        copied += isUpsert ? 0 : rows.length
        for (const statement of insertsSql(withoutIds(table), rows, { isUpsert, pieces })) await write(statement)
      }
  }
  await copy(all.filter(({ name }) => !later.has(name)))
  await copy(named(CHANGED_BY_TRIGGERS), true)
  for (const name of OF_TRIGGERS) await write(`DELETE FROM ${quoted(name)} WHERE ${whose(id)}`)
  await copy(named(...OF_TRIGGERS, ...OF_DEVICES, MARK))
  await write(`DROP TABLE ${pieces}`)
  if (batch.length > 0) await flush()
  return copied
}

async function* rowsOf(db: Db, table: Table, id: string): AsyncGenerator<Row> {
  for await (const rows of rowPages(queryOf(db), table, whose(id))) yield* rows
}

/** Compares all of a person's rows. @throws Error where they differ */
export async function compareRecords({ source, target, id }: Way): Promise<void> {
  const tables = await tablesOf(source, id)
  const filled = await tablesWithRecords({ db: target }, id)
  const extra = filled.find((name) => !tables.some((table) => table.name === name))
  if (extra !== undefined) throw new Error(`There is a row of ${extra} too many there.`)
  for (const table of tables) {
    const { columns } = withoutIds(table)
    const textOf = (row: Row | undefined) => JSON.stringify(row && columns.map((column) => row[column]))
    const copies = rowsOf(target, table, id)
    for await (const row of rowsOf(source, table, id)) {
      const { value } = await copies.next()
      if (textOf(row) === textOf(value)) continue
      const key = table.key.map((column) => `${quoted(column)} = ${literal(row[column] ?? null)}`).join(' AND ')
      const taken = await queryOf(target)(
        `SELECT 1 FROM ${quoted(table.name)} WHERE ${key} AND user_id <> ${literal(id)}`,
      )
      const isTaken = taken.length > 0 && !RENUMBERED.has(table.name)
      throw new Error(
        isTaken
          ? `The id of a row of ${table.name} is taken there by somebody else. Choose another database.`
          : `A row of ${table.name} is not the same there.`,
      )
    }
    if (!(await copies.next()).done) throw new Error(`There is a row of ${table.name} too many there.`)
  }
}
