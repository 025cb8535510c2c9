import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { NewPassword } from '#domain/account.ts'
import { createDb } from '../db/database.ts'
import { dropMailedLinks } from '../db/email-changes.ts'
import { countTry } from '../db/rate-limits.ts'
import * as schema from '../db/schema.ts'
import type { Env } from '../env.ts'
import { sendMail } from '../mail/mailer.ts'
import { passwordChangedMail, resetMail } from '../mail/templates.ts'
import { BAN_FIELDS, refuseBanned } from './ban.ts'
import { CLOSED_PATHS } from './closed-paths.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { hasSignupPass } from './signup-pass.ts'

const NO_PASS = { code: 'SIGNUP_PASS_REQUIRED', message: 'Enter the signup password first.' }

/** Better Auth for one request. Never keep it: it holds the request's database binding. */
export function createAuth(env: Env, inBackground: (work: Promise<unknown>) => void) {
  const db = createDb(env.DB)
  return betterAuth({
    appName: 'Gatefold',
    baseURL: env.PUBLIC_URL,
    basePath: '/api/auth',
    secret: env.BETTER_AUTH_SECRET,
    trustedOrigins: [env.PUBLIC_URL],
    telemetry: { enabled: false },
    disabledPaths: CLOSED_PATHS,
    database: drizzleAdapter(db, { provider: 'sqlite', schema, transaction: false }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        sendMail(env, resetMail(user.email, `${env.PUBLIC_URL}/reset-password?oobCode=${encodeURIComponent(token)}`)),
      onPasswordReset: async ({ user }) => {
        await dropMailedLinks(db, user.id)
        inBackground(sendMail(env, passwordChangedMail(user.email, env.PUBLIC_URL)))
      },
    },
    user: {
      additionalFields: { role: { type: 'string', required: false, input: false }, ...BAN_FIELDS },
      // Fails closed: whatever way leads to a new account, without the pass there is none.
      validateUserInfo: async ({ source }, context) => {
        if (source.action !== 'create-user') return
        if (await hasSignupPass(env, context?.headers, new Date())) return
        return { error: NO_PASS.code, errorDescription: NO_PASS.message }
      },
    },
    databaseHooks: refuseBanned(db),
    // Sessions show when they were last used, true to the hour.
    session: { updateAge: 3600 },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        if (context.path === '/sign-up/email' && !(await hasSignupPass(env, context.headers, new Date()))) {
          throw new APIError('FORBIDDEN', NO_PASS)
        }
        if (context.path === '/reset-password') {
          const checked = NewPassword.safeParse(context.body?.newPassword)
          if (!checked.success) {
            throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_WEAK', message: checked.error.issues[0]?.message })
          }
        }
      }),
    },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 100,
      customRules: {
        '/get-session': false,
        '/sign-in/email': { window: 60, max: 10 },
        '/sign-up/email': { window: 3600, max: 20 },
        '/request-password-reset': { window: 3600, max: 10 },
        '/reset-password': { window: 3600, max: 20 },
      },
      customStorage: {
        consume: async (key, rule) => {
          const { allowed, retryAfter } = await countTry(
            db,
            `auth:${key}`,
            { max: rule.max, seconds: rule.window },
            new Date(),
          )
          return { allowed, retryAfter: allowed ? null : retryAfter }
        },
      },
    },
    advanced: {
      cookiePrefix: 'gatefold',
      database: { joins: true },
      ipAddress: { ipAddressHeaders: ['cf-connecting-ip'] },
      backgroundTasks: { handler: inBackground },
    },
  })
}

export type Auth = ReturnType<typeof createAuth>
