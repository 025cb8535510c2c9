import type { Context } from 'hono'
import { ANYWHERE, AT_PRIMARY, type DatabaseSession, type Starts, startsAfter } from '../db/database-session.ts'
import type { Env } from '../env.ts'
import { createSignedCookie } from './signed-cookie.ts'

// Far longer than a replica lags behind.
const cookie = createSignedCookie('gatefold.bookmark', 3_600)
// No bookmark is longer than 100 characters. The limit matters because the cookie is sent with every request.
const MAX_LENGTH = 200
const SEPARATOR = '~'

// The bookmark is bound to one account, since another account's reads need not see this one's writes, and to one records database.
const purposeOf = ({ userId, database }: Omit<Reads, 'now'>) => `bookmark ${userId} ${database}`

type Reads = { userId: string; database: number; now: Date }

/** Stores the bookmark after a person's write in the browser, so that its next reads are not older than the write. */
export function keepBookmark<E extends { Bindings: Env }>(
  c: Context<E>,
  session: DatabaseSession,
  { userId, now }: Omit<Reads, 'database'>,
): void {
  const reads = { userId, database: session.number, now }
  const starts = startsAfter(session, readBookmark(c, reads))
  if (!starts) return
  const parts = session.number === 0 ? [starts.records] : [starts.records, starts.accounts]
  if (parts.every(({ length }) => length <= MAX_LENGTH))
    cookie.set(c, { purpose: purposeOf(reads), value: parts.join(SEPARATOR), now })
}

export const dropBookmark = cookie.drop

/**
 * Where a person's reads may begin: at any replica that has what this browser wrote last; at any replica if it has written nothing lately;
 * at the primary database if the cookie is too old or was not set by the server for this account.
 */
export function readBookmark<E extends { Bindings: Env }>(c: Context<E>, reads: Reads): Starts {
  const bookmark = cookie.read(c, { purpose: purposeOf(reads), now: reads.now })
  if (bookmark === undefined) return ANYWHERE
  const [records = AT_PRIMARY.records, accounts = AT_PRIMARY.accounts] = bookmark?.split(SEPARATOR) ?? []
  return { accounts, records }
}
