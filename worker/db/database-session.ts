import type { Databases } from './context.ts'

/** Where the reads of each database may begin: at what a bookmark names, or at any replica or the primary one. */
export type Starts = { accounts: string; records: string }

/** A session of D1 at each database. */
export type DatabaseSession = Databases<D1DatabaseSession>

export const AT_PRIMARY: Starts = { accounts: 'first-primary', records: 'first-primary' }
export const ANYWHERE: Starts = { accounts: 'first-unconstrained', records: 'first-unconstrained' }

/** Begins a session at each database. One that has accounts and records has one session, which begins where its records do. */
export const beginSession = (
  { DB, RECORDS_1 }: Databases<D1Database>,
  { accounts, records }: Starts = AT_PRIMARY,
): DatabaseSession =>
  RECORDS_1
    ? { DB: DB.withSession(accounts), RECORDS_1: RECORDS_1.withSession(records) }
    : { DB: DB.withSession(records) }

/** Where reads begin that have what a session has seen; of a database that it did not ask, where they began `before`. Null if of none. */
export function startsAfter({ DB, RECORDS_1 }: DatabaseSession, before: Starts): Starts | null {
  const [accounts, records] = [DB.getBookmark(), (RECORDS_1 ?? DB).getBookmark()]
  if (!accounts && !records) return null
  return { accounts: accounts ?? before.accounts, records: records ?? before.records }
}
