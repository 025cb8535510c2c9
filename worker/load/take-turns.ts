import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Busy } from '#domain/app-error.ts'
import * as messages from '#locales/errors/calls.ts'
import { networkOf } from '../auth/network.ts'
import { RETRY_SECONDS, Turns } from './turns.ts'

/** What must answer whoever asks, what limits of its own protect, and what waits for other sites rather than for the database. */
const FREE = [
  '/api/health',
  '/api/signup/',
  '/api/auth/sign-',
  '/api/auth/callback/',
  '/api/auth/request-password-reset',
  '/api/auth/reset-password',
  '/api/passkeys/sign-in',
  '/api/second-factor/sign-in',
  '/api/bandcamp/',
  '/api/pictures',
  '/sw.js',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/',
]
const MAX_SESSIONS = 10_000

export type TurnVariables = {
  /** Ends the request's turn; to be called once its body is written. */
  endTurn: () => void
  isTurnKept: boolean | undefined
}

// One per isolate: nothing of a request stays in them.
const turns = new Turns({ now: () => performance.now(), wait: (ms) => scheduler.wait(ms) })
const owners = new Map<string, string>()

const sessionIn = (c: Context) => /session_token=([^;]+)/.exec(c.req.header('cookie') ?? '')?.[1]

/** Remembers whose session a request has, so that the next one counts for the person before the database is asked. */
export function noteSession(c: Context, userId: string): void {
  const session = sessionIn(c)
  if (session === undefined) return
  owners.set(session, userId)
  const [oldest] = owners.keys()
  if (oldest !== undefined && owners.size > MAX_SESSIONS) owners.delete(oldest)
}

/**
 * Lets accounts with many requests take turns. A request without a session that has been seen counts for its network. @throws Busy `busy`, before
 * anything is done
 */
export const takeTurns = createMiddleware<{ Variables: TurnVariables }>(async (c, next) => {
  if (FREE.some((path) => c.req.path.startsWith(path))) return next()
  const end = await turns.take(owners.get(sessionIn(c) ?? '') ?? `from ${networkOf(c)}`)
  if (!end) throw new Busy(messages.busy(RETRY_SECONDS), RETRY_SECONDS)
  c.set('endTurn', end)
  try {
    await next()
  } finally {
    if (!c.get('isTurnKept')) end()
  }
})

/** Keeps the turn while the answer is written; returns what ends it. */
export function keepTurn(c: Context): () => void {
  c.set('isTurnKept', true)
  return () => c.get('endTurn')?.()
}
