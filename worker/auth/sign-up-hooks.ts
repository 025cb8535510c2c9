import type { BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import * as messages from '#locales/errors/account.ts'
import type { Env } from '../env.ts'
import { allowGoogleSignUp, isGoogleSignUpAllowed } from './google.ts'
import { hasSignupPass } from './signup-pass.ts'

const NO_PASS = { code: 'SIGNUP_PASS_REQUIRED', message: messages.signupPasswordFirst }

/** Stops a sign-up without a pass where it begins, and notes the pass for one that goes by Google. */
export const checkPassFirst = (env: Env) =>
  createAuthMiddleware(async (context) => {
    const isGoogle = context.path === '/sign-in/social' && context.body?.requestSignUp
    if (context.path !== '/sign-up/email' && !isGoogle) return
    if (!(await hasSignupPass(env, context.headers, new Date()))) throw new APIError('FORBIDDEN', NO_PASS)
    if (isGoogle) await allowGoogleSignUp()
  })

/** Fails closed: whatever way leads to a new account, without the pass there is none. */
export const requirePassOnUserCreate =
  (env: Env): NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']> =>
  async ({ source }, context) => {
    if (source.action !== 'create-user') return
    const mayJoin =
      source.method === 'oauth' ? await isGoogleSignUpAllowed() : await hasSignupPass(env, context?.headers, new Date())
    return mayJoin ? undefined : { error: NO_PASS.code, errorDescription: NO_PASS.message }
  }
