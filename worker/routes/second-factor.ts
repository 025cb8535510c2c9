import { Hono } from 'hono'
import { CodeInput, CodeSignInInput, OwnerInput } from '#domain/accounts/second-factor.ts'
import { rememberDevice } from '../auth/known-device.ts'
import { countAttempts } from '../auth/limits.ts'
import { passCookies } from '../auth/pass-cookies.ts'
import {
  confirmSecondFactor,
  newRecoveryCodes,
  signInWithCode,
  startSecondFactor,
  stopSecondFactor,
} from '../auth/second-factor.ts'
import { type AppEnv, requirePerson, type SignedInEnv } from '../auth/session.ts'
import { logSignIn } from '../auth/sign-in-log.ts'
import { jsonBody } from '../respond.ts'

const own = new Hono<SignedInEnv>()
  .use(requirePerson)
  .post('/', jsonBody(OwnerInput), async (c) => c.json(await startSecondFactor(c, c.req.valid('json').password)))
  .post('/confirm', jsonBody(CodeInput), async (c) => {
    await confirmSecondFactor(c, c.req.valid('json').code)
    return c.body(null, 204)
  })
  .post('/recovery-codes', jsonBody(OwnerInput), async (c) => {
    return c.json({ recoveryCodes: await newRecoveryCodes(c, c.req.valid('json').password) })
  })
  .delete('/', jsonBody(OwnerInput), async (c) => {
    await stopSecondFactor(c, c.req.valid('json').password)
    return c.body(null, 204)
  })

/** The second step of signing in, and the person's authenticator app. */
export const secondFactor = new Hono<AppEnv>()
  .post('/sign-in', jsonBody(CodeSignInInput), async (c) => {
    await countAttempts(c, 'second-factor')
    const response = await signInWithCode(c, c.req.valid('json'))
    logSignIn(c, response, 'code')
    passCookies(c, response)
    await rememberDevice(c, (await response.json<{ user: { email: string } }>()).user.email)
    return c.body(null, 204)
  })
  .route('/', own)
