import type { BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import * as messages from '#locales/errors/account.ts'
import type { Env } from '../env.ts'
import { allowGoogleSignUp, isGoogleSignUpAllowed } from './google.ts'
import { hasSignupPass } from './signup-pass.ts'

const NO_PASS = { code: 'SIGNUP_PASS_REQUIRED', message: messages.signupPasswordFirst }

/** Rejects a sign-up without a pass at its start, and stores the pass for one through Google. */
export const requirePassOnSignUp = (env: Env) =>
  createAuthMiddleware(async (context) => {
    const isGoogle = context.path === '/sign-in/social' && context.body?.requestSignUp
    if (context.path !== '/sign-up/email' && !isGoogle) return
    if (!(await hasSignupPass(env, context.headers, new Date()))) throw new APIError('FORBIDDEN', NO_PASS)
    if (isGoogle) await allowGoogleSignUp()
  })

/** Rejects every new account without a pass, however it is created. */
export const requirePassOnUserCreate =
  (env: Env): NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']> =>
  async ({ source }, context) => {
    if (source.action !== 'create-user') return
    const mayJoin =
      source.method === 'oauth' ? await isGoogleSignUpAllowed() : await hasSignupPass(env, context?.headers, new Date())
    return mayJoin ? undefined : { error: NO_PASS.code, errorDescription: NO_PASS.message }
  }
