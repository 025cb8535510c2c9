import { type Context, Hono } from 'hono'
import {
  ForgotInput,
  NoFields,
  type ProviderId,
  ProviderInput,
  RegisterInput,
  ResetCall,
  SignInInput,
  SignUpCall,
} from '#domain/accounts/account.ts'
import { Conflict, NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { nothingHere } from '#locales/errors.ts'
import type { AppEnv } from '../auth/app-env.ts'
import { failedAt } from '../auth/auth.ts'
import { answerOf } from '../auth/auth-call.ts'
import { rejectCommonPassword } from '../auth/common-passwords.ts'
import { undoIncompleteSignUp } from '../auth/incomplete-sign-ups.ts'
import { rememberDevice } from '../auth/known-device.ts'
import { countAttempts } from '../auth/limits.ts'
import { withOffers } from '../auth/named-admin.ts'
import { hasProvider } from '../auth/oauth.ts'
import { asApp, requirePerson } from '../auth/require.ts'
import { askForReset } from '../auth/reset.ts'
import { dropCookies } from '../auth/session.ts'
import { logSignIn } from '../auth/sign-in-log.ts'
import { readSignupPass } from '../auth/signup-pass.ts'
import { removeIncompleteSignUp } from '../db/accounts/incomplete-sign-ups.ts'
import { getMe } from '../db/accounts/profiles.ts'
import { createProfile } from '../db/albums/welcome-album.ts'
import { languageToKeep } from '../language.ts'
import { CLEAR_SITE_DATA, jsonBody, noContent } from '../respond.ts'

/** The current call as passed to Better Auth, with the validated `body`. */
function callWith(c: Context<AppEnv>, body: object): Request {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('content-length')
  return new Request(c.req.url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Better Auth's response without the session token, which belongs into the cookie only. */
async function withoutToken(c: Context<AppEnv>, response: Response): Promise<Response> {
  if (!response.ok) return answerOf(c, response)
  const { token: _, ...body } = await response.json<Record<string, unknown>>()
  return c.newResponse(JSON.stringify(body), response)
}

async function requireProvider(c: Context<AppEnv>, provider: ProviderId) {
  if (!hasProvider(c.env, provider)) throw new NotFound(nothingHere)
  await countAttempts(c, 'provider')
}

/** Completes a sign-in with another account, after its provider has sent the browser back. */
async function comeBack(c: Context<AppEnv>, provider: ProviderId) {
  await requireProvider(c, provider)
  const response = await undoIncompleteSignUp(c, c.get('authBy')(provider).handler(c.req.raw))
  logSignIn(c, response, provider)
  return response
}

/** The subset of Better Auth's calls that Gatefold uses; the domain's schemas validate every body first. */
export const auth = new Hono<AppEnv>()
  .post('/sign-in/email', jsonBody(SignInInput), async (c) => {
    const input = c.req.valid('json')
    const { uncount } = await countAttempts(c, 'sign-in', input.email)
    const response = await c.get('auth')().handler(callWith(c, input))
    if (response.ok) await uncount()
    if (response.ok && (await response.clone().json<{ twoFactorRedirect?: true }>()).twoFactorRedirect) {
      // The cookie of the second step; the first step's session has already ended.
      const cookies = response.headers.getSetCookie().filter((cookie) => !cookie.includes('session_token='))
      for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
      return c.json({ needsCode: true })
    }
    logSignIn(c, response, 'password', input.email)
    if (response.ok) await rememberDevice(c, input.email)
    return withoutToken(c, response)
  })
  .post('/sign-up/email', jsonBody(SignUpCall), async (c) => {
    const input = c.req.valid('json')
    rejectCommonPassword(input.password, 'password')
    // A call without a pass is rejected anyway and must not use up the account's attempts.
    const hasPass = (await readSignupPass(c.env, c.req.raw.headers, c.get('ctx').now)) !== null
    await countAttempts(c, 'sign-up', hasPass ? input.email : undefined)
    if (hasPass) await removeIncompleteSignUp(c.get('ctx'), input.email)
    const response = await undoIncompleteSignUp(c, c.get('auth')().handler(callWith(c, input)))
    logSignIn(c, response, 'password')
    if (response.ok) await rememberDevice(c, input.email)
    return withoutToken(c, response)
  })
  .post('/sign-in/social', jsonBody(ProviderInput), async (c) => {
    const input = c.req.valid('json')
    await requireProvider(c, input.provider)
    const errorCallbackURL = failedAt(input.requestSignUp ? 'register' : 'login', input.provider)
    const call = callWith(c, { ...input, callbackURL: '/app', errorCallbackURL })
    return answerOf(c, await c.get('authBy')(input.provider).handler(call))
  })
  .get('/callback/google', (c) => comeBack(c, 'google'))
  .get('/callback/oidc', (c) => comeBack(c, 'oidc'))
  .post('/sign-out', jsonBody(NoFields), async (c) => {
    const response = await c.get('auth')().handler(callWith(c, {}))
    dropCookies(c)
    c.header('clear-site-data', CLEAR_SITE_DATA)
    return c.newResponse(response.body, response)
  })
  .post('/request-password-reset', jsonBody(ForgotInput), (c) =>
    noContent(c, askForReset(c, c.req.valid('json').email)),
  )
  .post('/reset-password', jsonBody(ResetCall), async (c) => {
    rejectCommonPassword(c.req.valid('json').newPassword, 'newPassword')
    const response = await c
      .get('auth')()
      .handler(callWith(c, c.req.valid('json')))
    if (!response.ok) await countAttempts(c, 'reset')
    return answerOf(c, response)
  })
  .post('/send-verification-email', requirePerson, jsonBody(NoFields), async (c) => {
    const { email, emailVerified } = c.get('person')
    if (emailVerified) throw new Conflict('already-verified', messages.addressConfirmed)
    await countAttempts(c, 'verification', email)
    return noContent(c, c.get('auth')().api.sendVerificationEmail({ body: { email }, headers: c.req.raw.headers }))
  })
  .post('/register', requirePerson, jsonBody(RegisterInput), async (c) => {
    const isNew = await createProfile(c.get('ctx'), c.get('person'), languageToKeep(asApp(c)))
    return c.json(withOffers(c.env, await getMe(c.get('ctx'))), isNew ? 201 : 200)
  })
  .get('/me', requirePerson, async (c) => c.json(withOffers(c.env, await getMe(c.get('ctx')))))
