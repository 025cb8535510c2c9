import type { Env } from '../env.ts'
import { sendMail } from '../mail/mailer.ts'
import { passwordChangedMail, resetMail, verificationMail } from '../mail/templates.ts'

export const RESET_SECONDS = 3_600
export const VERIFICATION_SECONDS = 86_400

type Recipient = { user: { email: string } }

/** The emails about an account, sent in the background. */
export const accountEmails = (env: Env, inBackground: (work: Promise<unknown>) => void) => ({
  sendReset: async ({ user, token }: Recipient & { token: string }) =>
    inBackground(
      sendMail(env, resetMail(user.email, `${env.PUBLIC_URL}/reset-password?oobCode=${encodeURIComponent(token)}`)),
    ),
  sendVerification: async ({ user, token }: Recipient & { token: string }) =>
    inBackground(
      sendMail(env, verificationMail(user.email, `${env.PUBLIC_URL}/verify-email?token=${encodeURIComponent(token)}`)),
    ),
  /** After a reset, which revokes access tokens. */
  sendPasswordChanged: async ({ user }: Recipient) =>
    inBackground(sendMail(env, passwordChangedMail(user.email, { revokesTokens: true }, env.PUBLIC_URL))),
})
