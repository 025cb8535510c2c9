import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { app } from '#worker/app.ts'
import { envWith } from './databases.ts'
import { ORIGIN, type Person } from './people.ts'

export type Counts = {
  /** One for a single statement, one for a batch. */
  roundTrips: number
  /** The most of them that waited for one another; of a call, until its answer begins. */
  inARow: number
  statements: number
  /** Rows read by batches, `run` and `all`. */
  rowsRead: number
  /** Rows read by single queries of the query builder, which use `raw`. */
  rowsQueried: number
  /** Rows written, those of indexes included; by batches, `run` and `all`. */
  rowsWritten: number
}

const noCounts = (): Counts => ({
  roundTrips: 0,
  inARow: 0,
  statements: 0,
  rowsRead: 0,
  rowsQueried: 0,
  rowsWritten: 0,
})

/** A database that counts its calls. */
export function countingDatabase(target: D1Database, counts = noCounts()): { database: D1Database; counts: Counts } {
  /** Makes a call of the database. It waited for those that had ended before it. */
  async function trip<Result>(make: () => Promise<Result>): Promise<Result> {
    const number = counts.inARow + 1
    counts.roundTrips += 1
    try {
      return await make()
    } finally {
      counts.inARow = Math.max(counts.inARow, number)
    }
  }
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const noteRows = (results: D1Result[]) => {
    for (const { meta } of results) {
      counts.rowsRead += meta.rows_read
      counts.rowsWritten += meta.rows_written
    }
  }
  const prepared = (sql: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const counted = new Proxy(statement, {
      get: (_, key) => {
        const value = Reflect.get(statement, key)
        if (typeof value !== 'function') return value
        if (key === 'bind') return (...values: unknown[]) => prepared(sql, statement.bind(...values))
        return async (...args: unknown[]) => {
          counts.statements += 1
          const answer: unknown = await trip(() => value.apply(statement, args))
          if (key === 'run' || key === 'all') noteRows([answer as D1Result])
          // It reports no figures, so the same is read again with them.
          if (key === 'raw' && /^\s*select/i.test(sql)) counts.rowsQueried += (await statement.all()).meta.rows_read
          return answer
        }
      },
    })
    originals.set(counted, statement)
    return counted
  }
  const counted = <Target extends D1Database | D1DatabaseSession>(target: Target): Target =>
    new Proxy(target, {
      get: (_, key) => {
        if (key === 'prepare') return (sql: string) => prepared(sql, target.prepare(sql))
        if (key === 'withSession' && 'withSession' in target) {
          return (start?: string) => counted(target.withSession(start))
        }
        if (key === 'batch') {
          return async (statements: D1PreparedStatement[]) => {
            counts.statements += statements.length
            const results = await trip(() => target.batch(statements.map((one) => originals.get(one) ?? one)))
            noteRows(results)
            return results
          }
        }
        const value = Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return { database: counted(target), counts }
}

/** Sends a request of a person and returns the whole response with its database costs. */
export async function countedCall(
  person: Person,
  path: string,
  { method = 'GET', json, headers = {} }: { method?: string; json?: unknown; headers?: Record<string, string> } = {},
): Promise<Counts & { status: number; text: string; headers: Headers }> {
  const counts = noCounts()
  const bindings = envWith((one) => countingDatabase(one, counts).database)
  const context = createExecutionContext()
  const request = new Request(ORIGIN + path, {
    method,
    headers: {
      origin: ORIGIN,
      cookie: person.cookie,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  })
  // No call takes long by this clock, after which the next ones would pause, each for itself, and no longer be made at once.
  const { now } = performance
  const time = performance.now()
  performance.now = () => time
  const response = await Promise.resolve(app.fetch(request, bindings as never, context)).finally(() => {
    performance.now = now
  })
  // What is done after the answer has begun keeps nobody waiting.
  const { inARow } = counts
  const text = await response.text()
  await waitOnExecutionContext(context)
  return { ...counts, inARow, status: response.status, text, headers: response.headers }
}
