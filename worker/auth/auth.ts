import type { BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { PASSWORD_UNITS, type ProviderId } from '#domain/accounts/account.ts'
import { databaseFull } from '#locales/errors.ts'
import { keepOnlyPassword } from '../db/accounts/accounts.ts'
import { logOwnAction } from '../db/accounts/audit-log.ts'
import { dropMailedLinks } from '../db/accounts/email-changes.ts'
import { removeIncompleteSignUp } from '../db/accounts/incomplete-sign-ups.ts'
import { createAccountsCtx } from '../db/context.ts'
import { createRelationalDb } from '../db/database.ts'
import { chooseDatabase, DatabasesFull } from '../db/room.ts'
import * as schema from '../db/schema/auth.ts'
import type { Env } from '../env.ts'
import { errorLine, logError, logText } from '../log.ts'
import { cookieName, isHttps } from '../public-url.ts'
import { accountEmails, RESET_SECONDS, VERIFICATION_SECONDS } from './account-emails.ts'
import { BAN_FIELDS, rejectBanned } from './ban.ts'
import { IP_ADDRESS } from './ip-address.ts'
import { providerPlugin, withoutTokens } from './oauth.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { requirePassOnSignUp, requirePassOnUserCreate } from './sign-up-hooks.ts'
import { singleUseCodes } from './single-use-codes.ts'

type Extra = {
  /** For the log. */
  requestId?: string
  /** Whose sign-in this call starts or finishes. */
  provider?: ProviderId
  /** Plugins that only some calls need. */
  plugins?: BetterAuthPlugin[]
  /** Called with the email address of an account after a password reset. */
  onPasswordReset?: (email: string) => Promise<void>
  /** Called when an email address is verified for the first time. */
  onEmailVerified?: () => void
  /** Called with the id of a new account before it is stored. */
  onUserCreate?: (id: string) => void
  /** Called with the id of the invitation that a new account uses up. */
  onInvitationSpend?: (id: number) => void
  /** Called with the id of the account of a new session. */
  onSessionCreate?: (userId: string) => void
}

/** Where a failed sign-in with another account leads. */
export const failedAt = (way: 'login' | 'register', provider?: ProviderId) =>
  `/?auth=${way}${provider === 'oidc' ? '&provider=oidc' : ''}`

/** How long a session lasts after its last use, and how often its last use is noted, in seconds. */
export const SESSION = { expiresIn: 7 * 86_400, updateAge: 3_600 }

// For any other error, Better Auth would say that it could not create the account.
const refuseFull = (requestId: string) => (error: unknown) => {
  if (!(error instanceof DatabasesFull)) throw error
  logError(error, { requestId })
  throw new APIError('INSUFFICIENT_STORAGE', { code: 'database-full', message: databaseFull(requestId) })
}

/** Better Auth for one request. Do not keep it: it holds the request's database binding. */
export function createAuth(env: Env, inBackground: (work: Promise<unknown>) => void, extra: Extra = {}) {
  const { sendReset, sendVerification, sendPasswordChanged } = accountEmails(env, inBackground)
  const ctx = createAccountsCtx(env.DB)
  return betterAuth({
    appName: 'Gatefold',
    baseURL: env.PUBLIC_URL,
    basePath: '/api/auth',
    secret: env.BETTER_AUTH_SECRET,
    trustedOrigins: [env.PUBLIC_URL],
    telemetry: { enabled: false },
    logger: { log: authLogger(extra.requestId ?? '') },
    // An unexpected error is thrown to the caller, who logs it without its values.
    onAPIError: { errorURL: failedAt('login', extra.provider), throw: true },
    database: drizzleAdapter(createRelationalDb(env.DB), { provider: 'sqlite', schema, transaction: false }),
    plugins: [
      // `proveIdentity` asks for the password, so that people without one can use it too.
      twoFactor({ issuer: 'Gatefold', allowPasswordless: true }),
      singleUseCodes(ctx),
      ...(extra.provider ? [providerPlugin(env, extra.provider, (email) => removeIncompleteSignUp(ctx, email))] : []),
      ...(extra.plugins ?? []),
    ],
    emailAndPassword: {
      enabled: true,
      // The domain's schemas check passwords, by characters as people count them.
      minPasswordLength: 1,
      maxPasswordLength: PASSWORD_UNITS,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: sendReset,
      onPasswordReset: async ({ user }) => {
        const own = { ...ctx, userId: user.id }
        await keepOnlyPassword(own)
        await dropMailedLinks(own)
        await logOwnAction(own, { userId: user.id, action: 'password-reset' })
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
      additionalFields: {
        role: { type: 'string', required: false, input: false },
        twoFactorEnabled: { type: 'boolean', required: false, input: false },
        database: { type: 'number', required: false, input: false },
        ...BAN_FIELDS,
      },
      validateUserInfo: requirePassOnUserCreate(ctx, env, (id) => extra.onInvitationSpend?.(id)),
    },
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            await rejectBanned(ctx, userId)
            extra.onSessionCreate?.(userId)
          },
        },
      },
      user: {
        create: {
          before: async (user) => {
            const id = crypto.randomUUID()
            extra.onUserCreate?.(id)
            return {
              data: { ...user, id, database: await chooseDatabase(env).catch(refuseFull(extra.requestId ?? '')) },
            }
          },
        },
      },
      account: { create: { before: withoutTokens } },
    },
    // `proveIdentity` asks for the password or a recent sign-in.
    session: { ...SESSION, freshAge: 0 },
    hooks: { before: requirePassOnSignUp(env) },
    verification: { storeIdentifier: 'hashed' },
    // limits.ts counts attempts by network and by account instead.
    rateLimit: { enabled: false },
    advanced: {
      // Better Auth's own prefix for secure cookies is weaker.
      useSecureCookies: false,
      cookiePrefix: cookieName(env, 'gatefold'),
      defaultCookieAttributes: { secure: isHttps(env) },
      database: { joins: true },
      ipAddress: IP_ADDRESS,
      backgroundTasks: { handler: inBackground },
    },
  })
}

export type Auth = ReturnType<typeof createAuth>

const isOwnFault = (detail: unknown): detail is Error =>
  detail instanceof Error && !['APIError', 'BetterAuthError'].includes(detail.name)

// What the library of passkeys throws about a caller's passkey.
const isPasskeyRefusal = (message: string) => /^Failed to verify (?:registration|authentication)$/.test(message)

/** The logger of Better Auth for one request. Wrong codes and denied consents are only warnings. */
const authLogger =
  (requestId: string) =>
  (level: string, message: string, ...details: unknown[]): void => {
    if (level !== 'error') return
    const auth = logText(message)
    const fault = isPasskeyRefusal(message) ? undefined : details.find(isOwnFault)
    if (fault) console.error(errorLine(fault, { requestId, auth }))
    else console.warn(JSON.stringify({ requestId, auth, details: details.map(logText) }))
  }
