import { sql } from 'drizzle-orm'
import { createDb } from './database.ts'
import { type DatabaseBindings, databaseOf, recordsDatabases } from './databases.ts'

/** How many people a records database has, and its size. */
type Filled = { number: number; people: number; bytes: number }

const MINUTE = 60_000
/** A database of 10 GB takes no more people at this size: the existing ones need room to add albums. */
const MOST_BYTES = 8_000_000_000

let known: { at: number; filled: Filled[] } | undefined

async function ask(env: DatabaseBindings, number: number): Promise<Filled> {
  const { results, meta } = await createDb(databaseOf(env, number)).run(sql`SELECT count(*) AS people FROM preferences`)
  return { number, people: Number((results[0] as { people: number }).people), bytes: meta.size_after }
}

/** Asks each database that was not asked within the last minute. One that does not answer gets no new people. */
async function askAll(env: DatabaseBindings, numbers: readonly number[], now: number): Promise<Filled[]> {
  if (known && now - known.at < MINUTE) return known.filled
  const answers = await Promise.allSettled(numbers.map((number) => ask(env, number)))
  const filled = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const [first] = answers
  if (filled.length === 0 && first?.status === 'rejected') throw first.reason
  known = { at: now, filled }
  return filled
}

/**
 * The number of the records database for a new account: the one with room and the fewest people. The database of accounts comes last, since
 * all accounts fill it too. @throws DatabasesFull
 */
export async function chooseDatabase(env: DatabaseBindings, now = Date.now()): Promise<number> {
  const numbers = recordsDatabases(env)
  // A single database reports by itself when it is full.
  if (numbers.length === 1) return 0
  const filled = await askAll(env, numbers, now)
  const [best] = filled
    .filter(({ bytes }) => bytes < MOST_BYTES)
    .sort((one, other) => Number(one.number === 0) - Number(other.number === 0) || one.people - other.people)
  if (!best) throw new DatabasesFull()
  best.people += 1
  return best.number
}

/** No records database takes more people. */
export class DatabasesFull extends Error {
  constructor() {
    super('Each database has more than 8 GB')
  }
}
