import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../env.ts'
import { cookieAttributes, cookieName } from '../public-url.ts'
import { sign, verify } from './short-signature.ts'

/** How long a browser can read without its session being looked up at the primary database. */
const SECONDS = 60

type CachedSession = { userId: string; token: string }

const nameOf = (env: Env) => cookieName(env, 'gatefold.session_cache')
const sessionIn = <E extends { Bindings: Env }>(c: Context<E>) =>
  getCookie(c, cookieName(c.env, 'gatefold.session_token'))
// It belongs to one session cookie, which was valid when it was given.
const secretOf = (env: Env, session: string) => `${env.BETTER_AUTH_SECRET} session ${session}`

/** Notes in the browser whose session it has, for a minute. */
export function cacheSession<E extends { Bindings: Env }>(
  c: Context<E>,
  { userId, now }: { userId: string; now: Date },
): void {
  const session = sessionIn(c)
  if (session === undefined) return
  const until = Math.floor(now.getTime() / 1_000) + SECONDS
  const value = sign(secretOf(c.env, session), `${until}.${userId}`)
  setCookie(c, nameOf(c.env), value, { ...cookieAttributes(c.env), maxAge: SECONDS })
}

export const dropCachedSession = <E extends { Bindings: Env }>(c: Context<E>) =>
  deleteCookie(c, nameOf(c.env), cookieAttributes(c.env))

/** Whose session the request has, as the server noted within the last minute; null if it did not. */
export function readCachedSession<E extends { Bindings: Env }>(c: Context<E>, now: Date): CachedSession | null {
  const [session, cookie] = [sessionIn(c), getCookie(c, nameOf(c.env))]
  if (session === undefined || cookie === undefined) return null
  const [, until = 0, userId = ''] = /^(\d+)\.(.+)$/.exec(verify(secretOf(c.env, session), cookie) ?? '') ?? []
  if (Number(until) * 1_000 <= now.getTime()) return null
  return { userId, token: session.slice(0, session.lastIndexOf('.')) }
}
