import { Hono } from 'hono'
import { SignupGateInput } from '#domain/account.ts'
import { Forbidden, TooManyRequests } from '#domain/failures.ts'
import type { AppEnv } from '../auth/session.ts'
import { giveSignupPass, isSignupPassword } from '../auth/signup-pass.ts'
import { countTry } from '../db/rate-limits.ts'
import { jsonBody } from '../respond.ts'

const TRIES = { max: 10, seconds: 15 * 60 }

export const signup = new Hono<AppEnv>().post('/verify', jsonBody(SignupGateInput), async (c) => {
  const now = new Date()
  const address = c.req.header('cf-connecting-ip') ?? 'unknown'
  const tries = await countTry(c.get('db'), `signup:${address}`, TRIES, now)
  if (!tries.allowed) {
    throw new TooManyRequests('Too many tries. Please wait a while or contact the administrator.', tries.retryAfter)
  }
  if (!isSignupPassword(c.env, c.req.valid('json').password)) {
    throw new Forbidden('Incorrect password', { code: 'wrong-password', attempts: tries.count })
  }
  await giveSignupPass(c, now)
  return c.body(null, 204)
})
