import { createOTP } from '@better-auth/utils/otp'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import * as messages from '#locales/errors.ts'
import { findAppKey, spendCode } from '../db/accounts/second-factor.ts'
import type { AccountsCtx } from '../db/context.ts'

const CODE_PATH = '/two-factor/verify-totp'
const STEP_MS = 30_000

export const CODE_USED = 'CODE_USED'

type CodeCall = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Whose code a call sends: the person's of its session, or of its sign-in that waits for a code. */
async function ownerOf(call: CodeCall): Promise<string | undefined> {
  const session = await getSessionFromCtx(call)
  if (session) return session.user.id
  const { context } = call
  const signIn = await call.getSignedCookie(context.createAuthCookie('two_factor').name, context.secret)
  return signIn ? (await context.internalAdapter.findVerificationValue(signIn))?.value : undefined
}

/** The newest time step with this code among those that Better Auth accepts. */
async function stepOf(code: string, key: string): Promise<number | undefined> {
  const now = Math.floor(Date.now() / STEP_MS)
  for (const step of [now + 1, now, now - 1]) if ((await createOTP(key).hotp(step)) === code) return step
  return undefined
}

/** Refuses a code of an authenticator app that is not newer than the last one used. Better Auth accepts each for 90 seconds, repeatedly. */
export const singleUseCodes = (ctx: AccountsCtx): BetterAuthPlugin => ({
  id: 'single-use-codes',
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === CODE_PATH,
        handler: createAuthMiddleware(async (call) => {
          const userId = await ownerOf(call)
          if (userId === undefined) return
          const own = { ...ctx, userId }
          const encrypted = await findAppKey(own)
          if (encrypted === null) return
          const key = await symmetricDecrypt({ key: call.context.secretConfig, data: encrypted })
          const step = await stepOf(String(call.body?.code), key)
          if (step === undefined || (await spendCode(own, step))) return
          throw new APIError('BAD_REQUEST', { code: CODE_USED, message: messages.usedCode })
        }),
      },
    ],
  },
})
