import type { Context } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import { TooManyRequests } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import type { Env } from '../env.ts'
import { hasToken } from './access-token.ts'
import { networkOf } from './network.ts'
import { sessionCookie } from './session-cache.ts'

const RETRY_SECONDS = 5
const MINUTE = 60

/** The error of a call that was not started, since its account makes too many at once. Islands repeat the call. */
export const tooManyAtOnce = () =>
  new TooManyRequests(messages.tooManyAtOnce(RETRY_SECONDS), RETRY_SECONDS, 'too-many-at-once')

/** Counts a call of an account. @throws TooManyRequests `too-many-at-once` */
export async function countCall(env: Env, userId: string): Promise<void> {
  const counted = await env.ACCOUNT_CALLS?.limit({ key: userId })
  if (counted?.success === false) throw tooManyAtOnce()
}

/** Counts a call without an account, by its network. @throws TooManyRequests */
export async function countVisit<E extends { Bindings: Env }>(c: Context<E>): Promise<void> {
  const { path } = c.req
  const network = networkOf(c)
  // Calls from the machine itself and health checks are not limited. An unknown token is counted where it is looked up.
  if (network.startsWith('127.') || path === '/api/health' || (hasToken(c) && path.startsWith('/api/'))) return
  if (await getSignedCookie(c, c.env.BETTER_AUTH_SECRET, sessionCookie(c.env))) return
  const { success } = await c.env.NETWORK_CALLS.limit({ key: network })
  if (!success) throw new TooManyRequests(messages.slowDown, MINUTE)
}
