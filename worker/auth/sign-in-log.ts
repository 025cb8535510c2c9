import type { Context } from 'hono'
import type { SignInMethod } from '#domain/accounts/admin.ts'
import { logFailedSignIn, logOwnAction } from '../db/accounts/audit-log.ts'
import { inBackground } from '../in-background.ts'
import type { AppEnv } from './app-env.ts'

const REFUSED = [401, 403]

/** Whether a response of Better Auth starts a session. */
export const startsSession = (response: Response): boolean =>
  response.headers.getSetCookie().some((cookie) => /^[^=]*session_token=[^;]/.test(cookie))

/** Logs a sign-in, or a failed one to the account with `email`, after the response, so that its duration reveals nothing. */
export function logSignIn(c: Context<AppEnv>, response: Response, method: SignInMethod, email?: string): void {
  const [ctx, userId] = [c.get('ctx'), c.get('sessionUserId')]
  if (userId && startsSession(response)) {
    inBackground(c, logOwnAction(ctx, { userId, action: 'signed-in', detail: { method } }))
  } else if (email !== undefined && REFUSED.includes(response.status)) {
    inBackground(c, logFailedSignIn(ctx, email))
  }
}
