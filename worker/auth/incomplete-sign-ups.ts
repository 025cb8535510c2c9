import type { Context } from 'hono'
import { undoSignUp } from '../db/accounts/incomplete-sign-ups.ts'
import { logInvitationUse, returnInvitation } from '../db/admin/invitations.ts'
import { inBackground } from '../in-background.ts'
import { logError } from '../log.ts'
import type { AppEnv } from './app-env.ts'
import { startsSession } from './sign-in-log.ts'

/**
 * Waits for a call that may sign up. If it created an account and ends without a session, the account is deleted again: it may lack its
 * password, and then nobody could enter it or sign up with its address. If deleting fails too, the next sign-up does it. The invitation
 * that it used up is open again.
 */
export async function undoIncompleteSignUp(c: Context<AppEnv>, call: Promise<Response>): Promise<Response> {
  let isDone = false
  try {
    const response = await call
    isDone = startsSession(response)
    return response
  } finally {
    const [ctx, id, invitation] = [c.get('ctx'), c.get('createdUserId'), c.get('spentInvitation')]
    const logged = (error: unknown) => logError(error, { requestId: c.get('requestId') })
    if (id && !isDone) await undoSignUp(ctx, id).catch(logged)
    if (invitation && !isDone) await returnInvitation(ctx, invitation).catch(logged)
    if (id && invitation && isDone) inBackground(c, logInvitationUse({ ...ctx, userId: id }, invitation))
  }
}
