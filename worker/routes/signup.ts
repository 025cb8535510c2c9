import { Hono } from 'hono'
import { SignupGateInput } from '#domain/account.ts'
import { Forbidden } from '#domain/app-error.ts'
import * as messages from '#locales/errors/account.ts'
import { countAttempts } from '../auth/limits.ts'
import type { AppEnv } from '../auth/session.ts'
import { giveSignupPass, isSignupPassword } from '../auth/signup-pass.ts'
import { jsonBody } from '../respond.ts'

export const signup = new Hono<AppEnv>().post('/verify', jsonBody(SignupGateInput), async (c) => {
  const attempts = await countAttempts(c, 'gate')
  if (!isSignupPassword(c.env, c.req.valid('json').password)) {
    throw new Forbidden(messages.wrongSignupPassword, 'wrong-password', { attempts: attempts.count })
  }
  await attempts.uncount()
  await giveSignupPass(c, c.get('ctx').now)
  return c.body(null, 204)
})
