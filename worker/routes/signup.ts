import { Hono } from 'hono'
import { INVITATION_OVER, InvitationInput, SignupGateInput } from '#domain/accounts/account.ts'
import { Forbidden } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import type { AppEnv } from '../auth/app-env.ts'
import { codeHash } from '../auth/code-hash.ts'
import { countAttempts, countGuess } from '../auth/limits.ts'
import { giveSignupPass, isSignupPassword } from '../auth/signup-pass.ts'
import { findOpenInvitation } from '../db/admin/invitations.ts'
import { jsonBody, noContent } from '../respond.ts'

/** The ways to a sign-up pass: the shared password, and the link of an invitation. */
export const signup = new Hono<AppEnv>()
  .post('/verify', jsonBody(SignupGateInput), async (c) => {
    const attempts = await countGuess(c)
    if (!isSignupPassword(c.env, c.req.valid('json').password)) {
      throw new Forbidden(messages.wrongSignupPassword, 'wrong-password', { attempts: attempts.count })
    }
    await attempts.uncount()
    return noContent(c, giveSignupPass(c, { invitation: null }, c.get('ctx').now))
  })
  .post('/invitation', jsonBody(InvitationInput), async (c) => {
    const invitation = await findOpenInvitation(c.get('ctx'), codeHash(c.req.valid('json').token))
    if (invitation === null) {
      await countAttempts(c, 'invitation')
      throw new Forbidden(messages.invitationOver, INVITATION_OVER)
    }
    return noContent(c, giveSignupPass(c, { invitation }, c.get('ctx').now))
  })
