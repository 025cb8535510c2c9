import type { Databases } from './context.ts'
import { type DatabaseBindings, databaseOf } from './databases.ts'

/** Where the reads of each database may start: at the state of a bookmark, at any replica, or at the primary. */
export type Starts = { accounts: string; records: string }

/** A session of D1 at the database of accounts and at the records database with a number. */
export type DatabaseSession = Databases<D1DatabaseSession> & { number: number }

export const AT_PRIMARY: Starts = { accounts: 'first-primary', records: 'first-primary' }
export const ANYWHERE: Starts = { accounts: 'first-unconstrained', records: 'first-unconstrained' }

/** Starts a session at each database. If both are the same database, there is one session, which starts where reads of records do. */
export function beginSession(
  env: DatabaseBindings,
  number: number,
  { accounts, records }: Starts = AT_PRIMARY,
): DatabaseSession {
  const own = databaseOf(env, number).withSession(records)
  return { number, records: own, accounts: number === 0 ? own : env.DB.withSession(accounts) }
}

/**
 * Bookmarks that include everything a session has seen; for a database that it did not use, the bookmark from `before`. Null if there is
 * none.
 */
export function startsAfter(session: DatabaseSession, before: Starts): Starts | null {
  const [accounts, records] = [session.accounts.getBookmark(), session.records.getBookmark()]
  if (!accounts && !records) return null
  return { accounts: accounts ?? before.accounts, records: records ?? before.records }
}
