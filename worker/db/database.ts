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

/** A statement of a batch, or some that stand together. */
export type Statement = BatchItem<'sqlite'> | readonly BatchItem<'sqlite'>[]

const isOne = (statement: Statement): statement is BatchItem<'sqlite'> => !Array.isArray(statement)

/** At least the size of the texts that statements bind, those that stand together left out: what they keep is no text. */
export const boundBytes = (statements: readonly Statement[]): number =>
  statements
    .filter(isOne)
    .flatMap((statement) => prepare(statement).getQuery().params)
    .reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length * BYTES_PER_UNIT : 0), 0)

/** Runs statements in one transaction and one round trip. Drizzle's own `batch` cannot take raw SQL with bound values on D1. */
export const batch: <Statements extends readonly Statement[]>(
  db: Db,
  statements: Readonly<Statements>,
) => Promise<Answers<Statements>> = async (db, statements) => {
  const prepared = statements.map((one) => (isOne(one) ? prepare(one) : one.map(prepare)))
  const results = await db.$client.batch(
    prepared.flat().map((one) => {
      const { sql, params } = one.getQuery()
      return db.$client.prepare(sql).bind(...params)
    }),
  )
  const answers = results.values()
  const answerOf = (one: Prepared) => one.mapResult(answers.next().value, true)
  return prepared.map((one) => (Array.isArray(one) ? one.map(answerOf) : answerOf(one))) as never
}

/** The result type of each statement of a batch. */
export type Answers<Statements> = { -readonly [Key in keyof Statements]: Awaited<Statements[Key]> }

/** The database itself, which is always the primary one, or a session of it, which may read from a replica. */
export type Binding = D1Database | D1DatabaseSession

/** The typed database over a D1 binding or session. Create one per request: a binding kept beyond its request hangs. */
export const createDb = (binding: Binding, deadline?: number) => drizzle(paced(binding, deadline))

/** The same for Better Auth, which reads by the tables' relations. To collect those takes longer than a query. */
export const createRelationalDb = (binding: Binding) => drizzle(paced(binding), { schema })

/** What D1 says when it is overloaded, restarts or cannot be reached; a call may then work a little later. */
const TRANSIENT_ERROR =
  /D1 DB is overloaded|Network connection lost|storage operation exceeded timeout|caused object to be reset|reset because its code was updated|database is locked|SQLITE_BUSY|SQLITE_INTERRUPT|Cannot resolve D1 DB due to transient/

/** Whether an error of the database is transient: the same call may succeed a little later. */
export const isTransient = (error: Error): boolean =>
  error instanceof DatabaseSilent || TRANSIENT_ERROR.test(error.message)

/** Whether an error tells that the database takes no more. */
export const isDatabaseFull = ({ message }: Error): boolean => /Exceeded maximum DB size|SQLITE_FULL/.test(message)

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
