import { verifyJWT } from 'better-auth/crypto'
import { type Context, Hono } from 'hono'
import * as messages from '#locales/pages.ts'
import {
  AddressConfirmed,
  AlreadyConfirmed,
  InvalidVerifyLink,
  SignInToConfirmAddress,
  VerifyMailSent,
} from '#pages/verify-pages.tsx'
import type { AppEnv } from '../auth/app-env.ts'
import { countAttempts } from '../auth/limits.ts'
import { passCookies } from '../auth/pass-cookies.ts'
import { findPerson, noteWrite } from '../auth/session.ts'
import { panelPage, rateLimitMessage } from './render.tsx'

async function invalidLink(c: Context<AppEnv>) {
  const person = await findPerson(c)
  const canSendAnother = person !== null && !person.emailVerified
  return panelPage(c, <InvalidVerifyLink canSendAnother={canSendAnother} />, messages.badConfirmLinkTitle, 400)
}

async function confirm(c: Context<AppEnv>, person: Parameters<typeof noteWrite>[1], token: string) {
  const { headers } = c.req.raw
  const answer = await c.get('auth')().api.verifyEmail({ query: { token }, headers, asResponse: true })
  if (!answer.ok) return invalidLink(c)
  passCookies(c, answer)
  if (!c.get('isNewlyVerified')) return panelPage(c, <AlreadyConfirmed />, messages.alreadyConfirmedTitle)
  await noteWrite(c, person)
  return panelPage(c, <AddressConfirmed />, messages.addressConfirmedTitle)
}

/**
 * The page behind the link of a confirmation email. The link only works in a session of its own account: otherwise the owner of the address
 * could confirm an account that somebody else signed up.
 */
export const verifyEmail = new Hono<AppEnv>()
  .get('/', async (c) => {
    const token = c.req.query('token') ?? ''
    const claims = await verifyJWT<{ email: string }>(token, c.env.BETTER_AUTH_SECRET)
    if (!claims) return invalidLink(c)
    const person = await findPerson(c)
    if (person?.email === claims.email) return confirm(c, person, token)
    const page = <SignInToConfirmAddress email={claims.email} ownEmail={person?.email} />
    return panelPage(c, page, messages.signInFirstTitle)
  })
  .post('/again', async (c) => {
    const person = await findPerson(c)
    if (!person) return c.redirect('/?auth=login', 303)
    if (person.emailVerified) return panelPage(c, <AlreadyConfirmed />, messages.alreadyConfirmedTitle)
    const { email } = person
    const problem = await rateLimitMessage(c, countAttempts(c, 'verification', email))
    if (problem)
      return panelPage(c, <InvalidVerifyLink canSendAnother problem={problem} />, messages.badConfirmLinkTitle)
    await c.get('auth')().api.sendVerificationEmail({ body: { email }, headers: c.req.raw.headers })
    return panelPage(c, <VerifyMailSent email={email} />, messages.checkEmailTitle)
  })
