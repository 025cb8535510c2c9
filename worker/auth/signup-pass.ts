import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { setSignedCookie } from 'hono/cookie'
import { parseSigned } from 'hono/utils/cookie'
import type { Env } from '../env.ts'
import { cookieAttributes, cookieName } from '../public-url.ts'

/** A visitor may sign up with the shared password, or with the invitation with this id for one account. */
export type SignupPass = { invitation: number | null }

const passCookie = (env: Env) => cookieName(env, 'gatefold_pass')
const MINUTES = 15

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether this is the shared sign-up password, compared in constant time; always false if the setting is empty. */
export const isSignupPassword = (env: Env, password: string): boolean =>
  Boolean(env.SIGNUP_PASSWORD) && timingSafeEqual(digest(password), digest(env.SIGNUP_PASSWORD))

/** Sets the pass: a signed cookie with its expiry that scripts cannot read. */
export async function giveSignupPass<E extends { Bindings: Env }>(
  c: Context<E>,
  { invitation }: SignupPass,
  now: Date,
): Promise<void> {
  const ends = now.getTime() + MINUTES * 60_000
  const value = invitation === null ? `${ends}` : `${ends}:${invitation}`
  await setSignedCookie(c, passCookie(c.env), value, c.env.BETTER_AUTH_SECRET, {
    ...cookieAttributes(c.env),
    maxAge: MINUTES * 60,
  })
}

/** The pass that a request has; null if it has none, or its time is over. */
export async function readSignupPass(env: Env, headers: Headers | undefined, now: Date): Promise<SignupPass | null> {
  const name = passCookie(env)
  const cookies = await parseSigned(headers?.get('cookie') ?? '', env.BETTER_AUTH_SECRET, name)
  const [, ends, invitation] = /^(\d+)(?::(\d+))?$/.exec(String(cookies[name])) ?? []
  if (Number(ends ?? 0) <= now.getTime()) return null
  return { invitation: invitation === undefined ? null : Number(invitation) }
}
