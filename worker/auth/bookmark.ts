import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { createSignedCookie } from './signed-cookie.ts'

// Far longer than a replica lags behind.
const cookie = createSignedCookie('gatefold.bookmark', 3_600)
// None is longer than 100 characters; a cookie is sent with every request.
const MAX_LENGTH = 200

// The bookmark is bound to the account: another account's reads need not include this one's writes.
const purposeOf = (userId: string) => `bookmark ${userId}`

/** Keeps in the browser the state of the database after a person's write; nothing that it reads next may be older. */
export function keepBookmark<E extends { Bindings: Env }>(
  c: Context<E>,
  { userId, bookmark, now }: { userId: string; bookmark: string; now: Date },
): void {
  if (bookmark.length <= MAX_LENGTH) cookie.set(c, { purpose: purposeOf(userId), value: bookmark, now })
}

export const dropBookmark = cookie.drop

/**
 * Where a person's reads may begin: at any replica that has what this browser wrote last; at any replica at all if it has written nothing
 * lately; at the primary database if the cookie is not one that the server gave for this account, or is too old.
 */
export function readBookmark<E extends { Bindings: Env }>(
  c: Context<E>,
  { userId, now }: { userId: string; now: Date },
): D1SessionConstraint | D1SessionBookmark {
  const bookmark = cookie.read(c, { purpose: purposeOf(userId), now })
  return bookmark === undefined ? 'first-unconstrained' : (bookmark ?? 'first-primary')
}
