import type { Env } from '../env.ts'
import { mailTo } from '../mail/mails-of.ts'

export const RESET_SECONDS = 3_600
export const VERIFICATION_SECONDS = 86_400

type Recipient = { user: { id: string; email: string } }

/** The emails about an account, sent in the background. */
export const accountEmails = (env: Env, inBackground: (work: Promise<unknown>) => void) => ({
  sendReset: async ({ user, token }: Recipient & { token: string }) =>
    inBackground(
      mailTo(env, user.id, ({ resetMail }) =>
        resetMail(user.email, `${env.PUBLIC_URL}/reset-password?oobCode=${encodeURIComponent(token)}`),
      ),
    ),
  sendVerification: async ({ user, token }: Recipient & { token: string }) =>
    inBackground(
      mailTo(env, user.id, ({ verificationMail }) =>
        verificationMail(user.email, `${env.PUBLIC_URL}/verify-email?token=${encodeURIComponent(token)}`),
      ),
    ),
  /** After a reset, which revokes access tokens. */
  sendPasswordChanged: async ({ user }: Recipient) =>
    inBackground(
      mailTo(env, user.id, ({ passwordChangedMail }) =>
        passwordChangedMail(user.email, { revokesTokens: true }, env.PUBLIC_URL),
      ),
    ),
})
