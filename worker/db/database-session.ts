import type { Databases } from './context.ts'
import { type DatabaseBindings, databaseOf } from './databases.ts'

/** Where the reads of each database may begin: at what a bookmark names, or at any replica or the primary one. */
export type Starts = { accounts: string; records: string }

/** A session of D1 at the accounts and at the records database with a number. */
export type DatabaseSession = Databases<D1DatabaseSession> & { number: number }

export const AT_PRIMARY: Starts = { accounts: 'first-primary', records: 'first-primary' }
export const ANYWHERE: Starts = { accounts: 'first-unconstrained', records: 'first-unconstrained' }

/** Begins a session at each database. One that has accounts and records has one session, which begins where its records do. */
export function beginSession(
  env: DatabaseBindings,
  number: number,
  { accounts, records }: Starts = AT_PRIMARY,
): DatabaseSession {
  const own = databaseOf(env, number).withSession(records)
  return { number, records: own, accounts: number === 0 ? own : env.DB.withSession(accounts) }
}

/** Where reads begin that have what a session has seen; of a database that it did not ask, where they began `before`. Null if of none. */
export function startsAfter(session: DatabaseSession, before: Starts): Starts | null {
  const [accounts, records] = [session.accounts.getBookmark(), session.records.getBookmark()]
  if (!accounts && !records) return null
  return { accounts: accounts ?? before.accounts, records: records ?? before.records }
}
