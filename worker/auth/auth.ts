import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { PASSWORD_UNITS } from '#domain/account.ts'
import { dropMailedLinks } from '../db/accounts/email-changes.ts'
import { createDb } from '../db/database.ts'
import * as schema from '../db/schema.ts'
import type { Env } from '../env.ts'
import { letters, RESET_SECONDS, VERIFICATION_SECONDS } from './account-emails.ts'
import { BAN_FIELDS, refuseBanned } from './ban.ts'
import { googlePlugin, withoutTokens } from './google.ts'
import { IP_ADDRESS } from './limits.ts'
import { logAuth } from './log.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { checkPassFirst, requirePassOnUserCreate } from './sign-up-hooks.ts'

type Extra = {
  /** Whether this call goes to Google or comes from there. */
  google?: boolean
  /** Called with the address of an account whose password a reset link has replaced. */
  onPasswordReset?: (email: string) => Promise<void>
  /** Called when an address is confirmed that was not before. */
  onEmailVerified?: () => void
}

/** Better Auth for one request. Never keep it: it holds the request's database binding. */
export function createAuth(env: Env, inBackground: (work: Promise<unknown>) => void, extra: Extra = {}) {
  const { sendReset, sendVerification, sendPasswordChanged } = letters(env, inBackground)
  const db = createDb(env.DB)
  return betterAuth({
    appName: 'Gatefold',
    baseURL: env.PUBLIC_URL,
    basePath: '/api/auth',
    secret: env.BETTER_AUTH_SECRET,
    trustedOrigins: [env.PUBLIC_URL],
    telemetry: { enabled: false },
    logger: { log: logAuth },
    onAPIError: { errorURL: '/?auth=login' },
    database: drizzleAdapter(db, { provider: 'sqlite', schema, transaction: false }),
    plugins: extra.google ? [googlePlugin(env)] : [],
    emailAndPassword: {
      enabled: true,
      // The domain's schemas judge passwords, by characters as people count them.
      minPasswordLength: 1,
      maxPasswordLength: PASSWORD_UNITS,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: sendReset,
      onPasswordReset: async ({ user }) => {
        await dropMailedLinks(db, user.id)
        await sendPasswordChanged({ user })
        await extra.onPasswordReset?.(user.email)
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFICATION_SECONDS,
      sendVerificationEmail: sendVerification,
      afterEmailVerification: async () => extra.onEmailVerified?.(),
    },
    user: {
      additionalFields: { role: { type: 'string', required: false, input: false }, ...BAN_FIELDS },
      validateUserInfo: requirePassOnUserCreate(env),
    },
    account: { updateAccountOnSignIn: false },
    databaseHooks: { ...refuseBanned(db), account: { create: { before: withoutTokens } } },
    // Sessions show when they were last used, true to the hour.
    session: { updateAge: 3600 },
    hooks: { before: checkPassFirst(env) },
    verification: { storeIdentifier: 'hashed' },
    // Counted in limits.ts, by network and by account.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'gatefold',
      database: { joins: true },
      ipAddress: IP_ADDRESS,
      backgroundTasks: { handler: inBackground },
    },
  })
}

export type Auth = ReturnType<typeof createAuth>
