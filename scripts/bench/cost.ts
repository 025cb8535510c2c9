import { createDb, type Db } from '#worker/db/database.ts'
import { user } from '#worker/db/schema.ts'

export type Cost = { roundTrips: number; rowsRead: number; rowsWritten: number }

/** A database that counts its round trips and the rows D1 says it read and wrote. */
function counting(db: Db) {
  const cost: Cost = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 }
  const add = <Result>(result: Result): Result => {
    for (const { meta } of [result].flat() as { meta?: D1Meta }[]) {
      cost.rowsRead += meta?.rows_read ?? 0
      cost.rowsWritten += meta?.rows_written ?? 0
    }
    return result
  }
  const statement = (inner: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(inner, {
      get(target, key) {
        if (key === 'bind') return (...values: unknown[]) => statement(target.bind(...values))
        if (key === 'inner') return target
        if (key === 'all' || key === 'run') {
          return async () => {
            cost.roundTrips += 1
            return add(await target[key]())
          }
        }
        if (key === 'raw') {
          // `raw` returns no figures of the query, so it is run with `all`, which does.
          return async () => {
            cost.roundTrips += 1
            const result = add(await target.all<Record<string, unknown>>())
            return result.results.map((row) => Object.values(row))
          }
        }
        return Reflect.get(target, key)
      },
    })
  const binding = {
    prepare: (text: string) => statement(db.$client.prepare(text)),
    batch: async (statements: D1PreparedStatement[]) => {
      cost.roundTrips += 1
      return add(
        await db.$client.batch(statements.map((one) => (one as unknown as { inner: D1PreparedStatement }).inner)),
      )
    },
  }
  return { db: createDb(binding as unknown as D1Database), cost }
}

export async function costOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<Cost> {
  const counted = counting(db)
  await work(counted.db)
  return counted.cost
}

export async function newUser(db: Db, id: string) {
  const now = new Date()
  await db.insert(user).values({ id, name: id, email: `${id}@example.com`, createdAt: now, updatedAt: now })
}
