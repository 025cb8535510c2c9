import { sql } from 'drizzle-orm'
import { eraseRecords, tablesWithRecords } from '../accounts/account-removal.ts'
import { createDb, type Db } from '../database.ts'
import { type DatabaseBindings, databaseOf, recordsDatabases } from '../databases.ts'
import { DEADLINES } from '../paced.ts'
import { compareRecords, copyRecords, dropPieces, hasAll, hasPieces } from './copy.ts'
import { hasFence, lowerFence, raiseFence } from './fence.ts'
import { keepIdsApart } from './id-ranges.ts'

/** The steps of a move that goes to its end, in their order. */
export const STEPS = ['checked', 'fenced', 'emptied', 'copied', 'compared', 'flipped', 'waited', 'erased'] as const
export type Step = (typeof STEPS)[number]

type Person = { id: string; database: number }

type Options = {
  /** The migrations that both databases must have. */
  migrations: readonly string[]
  /** Waits until calls have ended that began before and read where the records were. */
  wait: () => Promise<void>
  onStep?: (step: Step, rows?: number) => Promise<void> | void
}

/** What a move came to: `finished` one that was interrupted, `undone` likewise, since the records stay where they are. */
export type Outcome = { outcome: 'moved' | 'finished' | 'undone'; from: number; rows?: number }

const bindingName = (number: number) => (number === 0 ? 'DB' : `RECORDS_${number}`)

/** What a database said, without what Drizzle says around it. */
export const messageOf = (error: unknown): string => {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause instanceof Error ? cause.message : String(cause)
}

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

/** Erases what a database has of a person whose records are in another one, then takes writes to them again. */
async function clear(db: Db, id: string): Promise<void> {
  // What is deleted here changes rows beside it. Nothing is added any more.
  await lowerFence(db, id, ['update', 'delete'])
  await eraseRecords({ db }, id)
  await dropPieces(db, id)
  await lowerFence(db, id)
}

const hasTraces = async (db: Db, id: string) =>
  (await hasFence(db, id)) || (await hasPieces(db, id)) || (await tablesWithRecords({ db }, id)).length > 0

const UNFINISHED = 'Run the same command again: until then nothing can be changed in these records.'

/**
 * The database with a person's records: that of their account, unless it has none and another one has. So it is after a restore from a
 * backup whose files are from before and after the account changed.
 */
async function whereAll(dbs: ReadonlyMap<number, Db>, { id, database }: Person): Promise<number> {
  const found = await Promise.all([...dbs].map(async ([number, db]) => ((await hasAll(db, id)) ? [number] : [])))
  const numbers = found.flat()
  return numbers.includes(database) ? database : (numbers[0] ?? database)
}

/**
 * Moves a person's records to another database. They are only read until the copy has been compared; then the account says where they are
 * from now on, and those that were copied are erased. At each moment the account tells the database that counts, so a move that was
 * interrupted is made again from the beginning, or its end is. To the database that counts, it is undone or finished.
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
    // One may have begun just before.
    await refuseImporting(way.source, id)
    await clearOthers(from)
    await onStep('emptied')
    await keepIdsApart([...dbs.values()], way)
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
  // Of an answer that does not arrive nobody knows whether it was done, so nothing is erased then.
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
