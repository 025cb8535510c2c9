import type { BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { INVITATION_OVER } from '#domain/accounts/account.ts'
import * as messages from '#locales/errors.ts'
import { spendInvitation } from '../db/admin/invitations.ts'
import type { AccountsCtx } from '../db/context.ts'
import type { Env } from '../env.ts'
import { allowProviderSignUp, findProviderPass, isOpen } from './oauth.ts'
import { readSignupPass } from './signup-pass.ts'

/** The refusal of a sign-up without a pass. */
export const NO_PASS = { code: 'SIGNUP_PASS_REQUIRED', message: messages.signupPasswordFirst }

/** Rejects a sign-up without a pass at its start, unless it is open, and stores the pass for one through another account. */
export const requirePassOnSignUp = (env: Env) =>
  createAuthMiddleware(async (context) => {
    const isOpenProvider = context.path === '/sign-in/social' && isOpen(env, context.body?.provider)
    const isByProvider = context.path === '/sign-in/social' && (isOpenProvider || context.body?.requestSignUp)
    if (context.path !== '/sign-up/email' && !isByProvider) return
    const pass = (await readSignupPass(env, context.headers, new Date())) ?? (isOpenProvider && { invitation: null })
    if (!pass) throw new APIError('FORBIDDEN', NO_PASS)
    if (isByProvider) await allowProviderSignUp(pass)
  })

/**
 * Rejects every new account without a pass, however it is created, right before it is stored. An invitation is used up then: `onSpend` is
 * called with its id.
 */
export const requirePassOnUserCreate =
  (
    ctx: AccountsCtx,
    env: Env,
    onSpend: (invitation: number) => void,
  ): NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']> =>
  async ({ source }, context) => {
    if (source.action !== 'create-user') return
    const pass =
      source.method === 'oauth' ? await findProviderPass() : await readSignupPass(env, context?.headers, new Date())
    if (!pass) return { error: NO_PASS.code, errorDescription: NO_PASS.message }
    if (pass.invitation === null) return
    if (!(await spendInvitation(ctx, pass.invitation)))
      return { error: INVITATION_OVER, errorDescription: messages.invitationOver }
    onSpend(pass.invitation)
  }
