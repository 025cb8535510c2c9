import { Hono } from 'hono'
import { CodeInput, CodeSignInInput, OwnerInput } from '#domain/accounts/second-factor.ts'
import type { AppEnv, SignedInEnv } from '../auth/app-env.ts'
import { rememberDevice } from '../auth/known-device.ts'
import { countAttempts } from '../auth/limits.ts'
import { passCookies } from '../auth/pass-cookies.ts'
import { requirePerson } from '../auth/require.ts'
import {
  confirmSecondFactor,
  newRecoveryCodes,
  signInWithCode,
  startSecondFactor,
  stopSecondFactor,
} from '../auth/second-factor.ts'
import { logSignIn } from '../auth/sign-in-log.ts'
import { jsonBody, noContent } from '../respond.ts'

const own = new Hono<SignedInEnv>()
  .use(requirePerson)
  .post('/', jsonBody(OwnerInput), async (c) => c.json(await startSecondFactor(c, c.req.valid('json').password)))
  .post('/confirm', jsonBody(CodeInput), (c) => noContent(c, confirmSecondFactor(c, c.req.valid('json').code)))
  .post('/recovery-codes', jsonBody(OwnerInput), async (c) =>
    c.json({ recoveryCodes: await newRecoveryCodes(c, c.req.valid('json').password) }),
  )
  .delete('/', jsonBody(OwnerInput), (c) => noContent(c, stopSecondFactor(c, c.req.valid('json').password)))

/** The second step of signing in, and the person's authenticator app. */
export const secondFactor = new Hono<AppEnv>()
  .post('/sign-in', jsonBody(CodeSignInInput), async (c) => {
    await countAttempts(c, 'second-factor')
    const response = await signInWithCode(c, c.req.valid('json'))
    logSignIn(c, response, 'code')
    passCookies(c, response)
    return noContent(c, rememberDevice(c, (await response.json<{ user: { email: string } }>()).user.email))
  })
  .route('/', own)
