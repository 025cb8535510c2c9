import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/d1'
import { DatabaseSilent, paced } from './paced.ts'
import * as schema from './schema/auth.ts'

export type Db = ReturnType<typeof createDb>

type Prepared = {
  getQuery(): { sql: string; params: unknown[] }
  mapResult(result: unknown, isFromBatch: true): unknown
}

const prepare = (statement: BatchItem<'sqlite'>) => (statement as unknown as { _prepare(): Prepared })._prepare()

/** The most bytes that a text of a length can have. */
const BYTES_PER_UNIT = 3

/** Statements that keep totals: they store none of the texts that they bind. */
export type Totals = { totals: readonly BatchItem<'sqlite'>[] }

/** A statement of a batch, or some that stand together. */
export type Statement = BatchItem<'sqlite'> | readonly BatchItem<'sqlite'>[] | Totals

/** The statements of a batch in their order, with names or without. */
export type Statements = readonly Statement[] | Readonly<Record<string, Statement>>

const isList = (one: Statement): one is readonly BatchItem<'sqlite'>[] => Array.isArray(one)
const listOf = (one: Statement) => ('totals' in one ? one.totals : isList(one) ? one : [one])

/** At least the size of the texts that statements bind and store. */
export const boundBytes = (statements: Statements): number =>
  Object.values<Statement>(statements)
    .flatMap((one) => ('totals' in one ? [] : listOf(one)))
    .flatMap((statement) => prepare(statement).getQuery().params)
    .reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length * BYTES_PER_UNIT : 0), 0)

/**
 * Runs statements in one transaction and one round trip; each answer has the name or the place of its statement. Drizzle's own `batch`
 * cannot take raw SQL with bound values on D1.
 */
export async function batch<const All extends Statements>(db: Db, statements: All): Promise<Answers<All>> {
  const parts = Object.values<Statement>(statements)
  const prepared = parts.map((one) => listOf(one).map(prepare))
  const results = await db.$client.batch(
    prepared.flat().map((one) => {
      const { sql, params } = one.getQuery()
      return db.$client.prepare(sql).bind(...params)
    }),
  )
  const rows = results.values()
  const answers = parts.map((one, index) => {
    const answered = prepared[index]?.map((some) => some.mapResult(rows.next().value, true))
    return 'totals' in one || isList(one) ? answered : answered?.[0]
  })
  return withNames(statements, answers)
}

/** Answers under the names of their statements, or in the same order. */
export const withNames = <All extends Statements>(statements: All, answers: readonly unknown[]) =>
  (Array.isArray(statements)
    ? answers
    : Object.fromEntries(Object.keys(statements).map((name, index) => [name, answers[index]]))) as Answers<All>

/** The result type of each statement of a batch. */
export type Answers<All> = { -readonly [Key in keyof All]: Answer<All[Key]> }
type Answer<One> = One extends readonly BatchItem<'sqlite'>[] ? Answers<One> : Awaited<One>

/** The database itself, which is always the primary one, or a session of it, which may read from a replica. */
export type Binding = D1Database | D1DatabaseSession

/** The typed database over a D1 binding or session. Create one per request: a binding kept beyond its request hangs. */
export const createDb = (binding: Binding, deadline?: number) => drizzle(paced(binding, deadline))

/** The same for Better Auth, which reads by the tables' relations. Collecting those takes longer than a query. */
export const createRelationalDb = (binding: Binding) => drizzle(paced(binding), { schema })

/** Messages of D1 when it is overloaded, restarting or unreachable; a later attempt may succeed. */
const TRANSIENT_ERROR =
  /D1 DB is overloaded|Network connection lost|storage operation exceeded timeout|caused object to be reset|reset because its code was updated|database is locked|SQLITE_BUSY|SQLITE_INTERRUPT|Cannot resolve D1 DB due to transient/

/** Whether an error of the database is transient: the same call may succeed a little later. */
export const isTransient = (error: Error): boolean =>
  error instanceof DatabaseSilent || TRANSIENT_ERROR.test(error.message)

/** Whether an error says that the database is full. */
export const isDatabaseFull = ({ message }: Error): boolean => /Exceeded maximum DB size|SQLITE_FULL/.test(message)

/** These values as a subquery. */
export const inList = (values: readonly unknown[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

/** The ids of rows. */
export const idsOf = <Id>(rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id)

/** The maximum size (bytes) of a bound text: D1 rejects values over 2,000,000 bytes, local D1 does not. */
const MAX_VALUE_BYTES = 1_900_000

// JSON escapes lone surrogates; SQLite would turn them into invalid UTF-8.
function toJson(row: unknown): string {
  const text = JSON.stringify(row)
  if (!text.includes('\\ud')) return text
  return JSON.stringify(row, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
}

/**
 * Rows as JSON arrays of at most `most` rows and `MAX_VALUE_BYTES` bytes each, for `json_each`. @throws RangeError if a single row is too
 * large
 */
export const jsonChunks = (rows: readonly unknown[], most?: number): string[] =>
  rowChunks(rows, most).map(({ json }) => json)

/** The same with the rows of each chunk. */
export function rowChunks<Row>(rows: readonly Row[], most = 1_000): { rows: Row[]; json: string }[] {
  const chunks: { rows: Row[]; json: string }[] = []
  let some: Row[] = []
  let texts: string[] = []
  let size = 2
  const encoder = new TextEncoder()
  const flush = () => {
    if (texts.length > 0) chunks.push({ rows: some, json: `[${texts.join(',')}]` })
    some = []
    texts = []
    size = 2
  }
  for (const row of rows) {
    const text = toJson(row)
    const bytes = encoder.encode(text).length + 1
    if (bytes + 2 > MAX_VALUE_BYTES) throw new RangeError('A row is too large for the database')
    if (texts.length >= most || size + bytes > MAX_VALUE_BYTES) flush()
    some.push(row)
    texts.push(text)
    size += bytes
  }
  flush()
  return chunks
}
