import { sql } from 'drizzle-orm'
import { eraseRecords, tablesWithRecords } from '../accounts/account-removal.ts'
import { createDb, type Db } from '../database.ts'
import { type DatabaseBindings, databaseOf, recordsDatabases } from '../databases.ts'
import { DEADLINES } from '../paced.ts'
import { spreadRates } from '../rates.ts'
import { compareRecords, copyRecords, dropPieces, hasAll, hasPieces } from './copy.ts'
import { hasFence, lowerFence, raiseFence } from './fence.ts'
import { keepIdsApart } from './id-ranges.ts'
import { messageOf } from './moving.ts'

/** The steps of a complete move, in order. */
export const STEPS = ['checked', 'fenced', 'emptied', 'copied', 'compared', 'flipped', 'waited', 'erased'] as const
export type Step = (typeof STEPS)[number]

type Person = { id: string; database: number }

type Options = {
  /** The migrations that both databases must have. */
  migrations: readonly string[]
  /** Waits for calls that started earlier and read the old location. */
  wait: () => Promise<void>
  onStep?: (step: Step, rows?: number) => Promise<void> | void
}

/** The outcome of a move; `finished` completes an interrupted one, `undone` reverts one, since the records stay where they are. */
type Outcome = { outcome: 'moved' | 'finished' | 'undone'; from: number; rows?: number }

const bindingName = (number: number) => (number === 0 ? 'DB' : `RECORDS_${number}`)

async function findPerson(accounts: Db, email: string): Promise<Person> {
  const [person] = await accounts.all<Person>(
    sql`SELECT id, database FROM user WHERE email = ${email.trim().toLowerCase()} AND deleted_at IS NULL`,
  )
  if (!person) throw new Error(`There is no account with the email address ${email}. Nothing was changed.`)
  return person
}

/** Opens a database that has all migrations. */
async function open(env: DatabaseBindings, number: number, migrations: readonly string[]): Promise<Db> {
  const db = createDb(databaseOf(env, number), DEADLINES.job)
  const found = await db.all<{ name: string }>(sql`SELECT name FROM d1_migrations`).catch((error: unknown) => {
    const message = messageOf(error)
    if (message.includes('no such table')) return []
    throw new Error(`${bindingName(number)} can’t be reached: ${message}. Nothing was changed.`)
  })
  const known = new Set(found.map(({ name }) => name))
  if (migrations.some((name) => !known.has(name)))
    throw new Error(`${bindingName(number)} lacks migrations. Apply them first. Nothing was changed.`)
  return db
}

async function refuseImporting(db: Db, id: string): Promise<void> {
  const running = await db.all(
    sql`SELECT 1 FROM fan_import WHERE user_id = ${id} AND status IN ('running', 'waiting') LIMIT 1`,
  )
  if (running.length > 0)
    throw new Error('An import of this person is running. Move them when it has ended. Nothing was changed.')
}

/** Erases leftover records of a person from a database that is not theirs, then accepts writes again. */
async function clear(db: Db, id: string): Promise<void> {
  // Deleting rows here makes triggers change others, but adds nothing.
  await lowerFence(db, id, ['update', 'delete'])
  await eraseRecords({ db }, id)
  await dropPieces(db, id)
  await lowerFence(db, id)
}

const hasTraces = async (db: Db, id: string) =>
  (await hasFence(db, id)) || (await hasPieces(db, id)) || (await tablesWithRecords({ db }, id)).length > 0

const UNFINISHED = 'Run the same command again: until then nothing can be changed in these records.'

/**
 * The database with a person's records: the one named by their account, unless it has none and another one has. That happens after a
 * restore from files of before and after a move.
 */
async function whereAll(dbs: ReadonlyMap<number, Db>, { id, database }: Person): Promise<number> {
  const found = await Promise.all([...dbs].map(async ([number, db]) => ((await hasAll(db, id)) ? [number] : [])))
  const numbers = found.flat()
  return numbers.includes(database) ? database : (numbers[0] ?? database)
}

/**
 * Moves a person's records to another database. They are read-only until the copy has been compared; then the account is switched to the
 * new database, and the old records are erased. At each moment the account names the valid database, so an interrupted move is repeated
 * from the start, or finished. A move to the valid database undoes or finishes an earlier one.
 */
export async function movePerson(
  env: DatabaseBindings,
  { email, to }: { email: string; to: number },
  { migrations, wait, onStep = () => undefined }: Options,
): Promise<Outcome> {
  const numbers = recordsDatabases(env)
  if (!numbers.includes(to))
    throw new Error(
      `There is no database ${to}: wrangler.toml has ${numbers.map(bindingName).join(', ')}. Nothing was changed.`,
    )
  const dbs = new Map<number, Db>()
  for (const number of numbers) dbs.set(number, await open(env, number, migrations))
  const db = (number: number) => dbs.get(number) as Db
  const accounts = db(0)
  const { id, database } = await findPerson(accounts, email)
  if (!dbs.has(database))
    throw new Error(`The records are in ${bindingName(database)}, which wrangler.toml lacks. Nothing was changed.`)
  const flip = async (now: number, next: number) => {
    const done = await accounts.all(sql`
      UPDATE user SET database = ${next} WHERE id = ${id} AND database = ${now} AND deleted_at IS NULL RETURNING id`)
    return done.length > 0
  }
  const from = await whereAll(dbs, { id, database })
  if (from !== database && !(await flip(database, from))) throw new Error('The account was deleted meanwhile.')
  const others = (number: number) => numbers.filter((other) => other !== number)
  const clearOthers = async (number: number) => {
    for (const other of others(number)) if (await hasTraces(db(other), id)) await clear(db(other), id)
  }
  const clearAllBut = async (number: number) => {
    await clearOthers(number)
    await lowerFence(db(number), id)
  }

  if (to === from) {
    const isFenced = await hasFence(db(from), id)
    const traces = await Promise.all(others(from).map((other) => hasTraces(db(other), id)))
    if (from === database && !isFenced && !traces.includes(true))
      throw new Error(`The records are in database ${to} already. Nothing was changed.`)
    if (!isFenced) await wait()
    await clearAllBut(from)
    return { outcome: isFenced ? 'undone' : 'finished', from }
  }

  await refuseImporting(db(from), id)
  await onStep('checked')
  const way = { source: db(from), target: db(to), id }
  let rows = 0
  try {
    await raiseFence(way.source, id)
    await onStep('fenced')
    // A call may have started just before.
    await refuseImporting(way.source, id)
    await clearOthers(from)
    await onStep('emptied')
    await keepIdsApart([...dbs.values()], way)
    await spreadRates([{ db: way.source }, { db: way.target }])
    rows = await copyRecords(way)
    await onStep('copied', rows)
    await compareRecords(way)
    await onStep('compared', rows)
  } catch (error) {
    await clearAllBut(from).catch(() => {
      throw new Error(`${messageOf(error)} ${UNFINISHED}`)
    })
    throw error
  }
  // Without an answer, nobody knows whether the switch was made, so nothing is erased.
  const isFlipped = await flip(from, to).catch((error: unknown) => {
    throw new Error(`${messageOf(error)} ${UNFINISHED}`)
  })
  if (!isFlipped) {
    await clearAllBut(from)
    throw new Error('The account was deleted meanwhile. Nothing was changed.')
  }
  await onStep('flipped')
  await wait()
  await onStep('waited')
  await clearAllBut(to)
  await onStep('erased')
  return { outcome: 'moved', from, rows }
}
