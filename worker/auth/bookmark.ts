import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../env.ts'
import { cookieAttributes, cookieName } from '../public-url.ts'
import { sign, verify } from './short-signature.ts'

/** How long a browser keeps a bookmark: far longer than a replica lags behind. */
const SECONDS = 3_600
// None is longer than 100 characters; a cookie is sent with every request.
const MAX_LENGTH = 200

const nameOf = (env: Env) => cookieName(env, 'gatefold.bookmark')
// Of one account: what another one has written is not in its way.
const secretOf = (env: Env, userId: string) => `${env.BETTER_AUTH_SECRET} bookmark ${userId}`

/** Notes in the browser the state of the database after a person's write, behind which nothing that it reads may be. */
export function keepBookmark<E extends { Bindings: Env }>(
  c: Context<E>,
  { userId, bookmark, now }: { userId: string; bookmark: string; now: Date },
): void {
  if (bookmark.length > MAX_LENGTH) return
  const until = Math.floor(now.getTime() / 1_000) + SECONDS
  const value = sign(secretOf(c.env, userId), `${until}.${bookmark}`)
  setCookie(c, nameOf(c.env), value, { ...cookieAttributes(c.env), maxAge: SECONDS })
}

export const dropBookmark = <E extends { Bindings: Env }>(c: Context<E>) =>
  deleteCookie(c, nameOf(c.env), cookieAttributes(c.env))

/**
 * Where a person's reads may begin: anywhere that has what this browser wrote last; anywhere at all if it has written nothing lately; at the
 * primary database if the cookie is not one that the server gave for this account, or is too old.
 */
export function readBookmark<E extends { Bindings: Env }>(
  c: Context<E>,
  { userId, now }: { userId: string; now: Date },
): D1SessionConstraint | D1SessionBookmark {
  const cookie = getCookie(c, nameOf(c.env))
  if (cookie === undefined) return 'first-unconstrained'
  const [, until = 0, bookmark = ''] = /^(\d+)\.(.+)$/.exec(verify(secretOf(c.env, userId), cookie) ?? '') ?? []
  return Number(until) * 1_000 > now.getTime() ? bookmark : 'first-primary'
}
