import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Env } from '../env.ts'
import { cookieName } from '../public-url.ts'
import { createSignedCookie } from './signed-cookie.ts'

// For a minute, a read need not wait until the session is looked up at the primary database.
const cookie = createSignedCookie('gatefold.session_cache', 60)

type CachedSession = { userId: string; database: number; token: string }
const SEPARATOR = '~'

/** The name of the cookie of Better Auth that holds the session's token, signed. */
export const sessionCookie = (env: Env) => cookieName(env, 'gatefold.session_token')

const sessionIn = <E extends { Bindings: Env }>(c: Context<E>) => getCookie(c, sessionCookie(c.env))
// It belongs to one session cookie, which was valid when it was given.
const purposeOf = (session: string) => `session ${session}`

/** Stores in the browser whose session it has, and in which database their records are. */
export function cacheSession<E extends { Bindings: Env }>(
  c: Context<E>,
  { userId, database, now }: { userId: string; database: number; now: Date },
): void {
  const session = sessionIn(c)
  if (session === undefined) return
  cookie.set(c, { purpose: purposeOf(session), value: `${userId}${SEPARATOR}${database}`, now })
}

export const dropCachedSession = cookie.drop

/** Whose session the request has, as the server noted within the last minute; null if it did not. */
export function readCachedSession<E extends { Bindings: Env }>(c: Context<E>, now: Date): CachedSession | null {
  const session = sessionIn(c)
  if (session === undefined) return null
  const [userId, database] = cookie.read(c, { purpose: purposeOf(session), now })?.split(SEPARATOR) ?? []
  if (!userId || database === undefined) return null
  return { userId, database: Number(database), token: session.slice(0, session.lastIndexOf('.')) }
}
