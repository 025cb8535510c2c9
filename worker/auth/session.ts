import type { BetterAuthPlugin } from 'better-auth'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type AppError, Forbidden, SignedOut } from '#domain/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/account.ts'
import { withBudgets } from '../db/accounts/budgets.ts'
import type { KeyedRequest } from '../db/accounts/idempotency.ts'
import { endSession } from '../db/accounts/sessions.ts'
import { type AdminCtx, type Ctx, createCtx, type SystemCtx } from '../db/context.ts'
import { createDb } from '../db/database.ts'
import type { Env } from '../env.ts'
import { inBackground } from '../in-background.ts'
import { noteSession, type TurnVariables } from '../load/take-turns.ts'
import { isHttps } from '../public-url.ts'
import { type Auth, createAuth } from './auth.ts'
import { banText } from './ban.ts'
import { rememberDevice } from './known-device.ts'
import { passCookies } from './pass-cookies.ts'

const DAY = 86_400_000

type SignedIn = {
  id: string
  email: string
  emailVerified: boolean
  name: string
  image: string | null
  role: string
  hasSecondFactor: boolean
  sessionId: string
  signedInAt: Date
}

export type AppEnv = {
  Bindings: Env
  Variables: TurnVariables & {
    requestId: string
    secureHeadersNonce?: string
    auth: () => Auth
    googleAuth: () => Auth
    /** Better Auth with plugins that only some calls need. */
    authWith: (plugins: BetterAuthPlugin[]) => Auth
    ctx: SystemCtx
    person: SignedIn | null
    /** The message for a banned person with a session. */
    banText: string | undefined
    isNewlyVerified: boolean | undefined
    /** The account that this request creates. */
    createdUserId: string | undefined
    /** The account that this request starts a session of. */
    sessionUserId: string | undefined
  }
}
export type SignedInEnv = { Bindings: Env; Variables: AppEnv['Variables'] & { person: SignedIn; ctx: Ctx } }
export type AdminEnv = { Bindings: Env; Variables: SignedInEnv['Variables'] & { ctx: AdminCtx } }

/** Sets a request's context and Better Auth. */
export const withServices = createMiddleware<AppEnv>(async (c, next) => {
  c.set('ctx', createCtx(c.env.DB))
  // Created on first use: it takes milliseconds, which visitors without a session do not need.
  let auth: Auth | undefined
  const make = (options: { google?: boolean; plugins?: BetterAuthPlugin[] }) =>
    createAuth(c.env, (work) => inBackground(c, work), {
      ...options,
      requestId: c.get('requestId'),
      onPasswordReset: (email) => rememberDevice(c, email),
      onEmailVerified: () => c.set('isNewlyVerified', true),
      onUserCreate: (id) => c.set('createdUserId', id),
      onSessionCreate: (userId) => c.set('sessionUserId', userId),
    })
  c.set('auth', () => {
    auth ??= make({})
    return auth
  })
  c.set('googleAuth', () => make({ google: true }))
  c.set('authWith', (plugins) => make({ plugins }))
  await next()
})

// Better Auth prolongs a session with each use.
async function endIfOld<Found extends { session: { id: string; userId: string; createdAt: Date } }>(
  c: Context<AppEnv>,
  found: Found | null,
): Promise<Found | null> {
  const ctx = c.get('ctx')
  if (!found || ctx.now.getTime() - found.session.createdAt.getTime() < LIMITS.sessionDays * DAY) return found
  // Another request may have ended it already.
  await endSession({ ...ctx, userId: found.session.userId }, found.session.id).catch(() => undefined)
  return null
}

/** The person of the session cookie, read once per request by one query. Nothing else identifies a person. */
export async function findPerson(c: Context<AppEnv>): Promise<SignedIn | null> {
  const known = c.get('person')
  if (known !== undefined) return known
  const hasCookie = (c.req.header('cookie') ?? '').includes('session_token')
  const read = hasCookie
    ? await c.get('auth')().api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
    : null
  // Without a session there is nothing to pass but the end of the cookie, which may hold a newer one by now.
  if (read?.response) {
    noteSession(c, read.response.user.id)
    passCookies(c, read)
  }
  const found = await endIfOld(c, read?.response ?? null)
  const person =
    found && !found.user.bannedAt
      ? {
          id: found.user.id,
          email: found.user.email,
          emailVerified: found.user.emailVerified,
          name: found.user.name,
          image: found.user.image ?? null,
          role: found.user.role ?? 'user',
          hasSecondFactor: found.user.twoFactorEnabled ?? false,
          sessionId: found.session.id,
          signedInAt: found.session.createdAt,
        }
      : null
  c.set('person', person)
  // A deleted account is closed like a banned one until its rows are gone.
  if (found?.user.bannedAt && !found.user.deletedAt) c.set('banText', banText(found.user.banReason))
  return person
}

// A banned person learns of the ban; everybody else is asked to sign in.
function signedOutError(c: Context): AppError {
  const ban: string | undefined = c.get('banText')
  return ban ? new Forbidden(ban, 'banned') : new SignedOut(messages.signedOut)
}

/** The context of a signed-in person's call, for what any caller can use. */
export const asApp = (c: Context<SignedInEnv> | Context<AdminEnv>) => c as unknown as Context<AppEnv>

/** The context of a request by the signed-in person, whose writes count against their budgets. */
export function personCtx(c: Context<AppEnv>, { id: userId }: SignedIn, request?: KeyedRequest): Ctx {
  const { now } = c.get('ctx')
  return { db: createDb(withBudgets(c.env.DB, { userId, now, request })), now, userId }
}

/** Requires a session and sets the person's context. @throws SignedOut, Forbidden for a banned person */
export const requirePerson = createMiddleware<SignedInEnv>(async (c, next) => {
  const person = await findPerson(asApp(c))
  if (!person) throw signedOutError(c)
  c.set('ctx', personCtx(asApp(c), person))
  await next()
})

/** Requires an administrator's session, on a public instance with a second factor, and sets their context. @throws SignedOut, Forbidden */
export const requireAdmin = createMiddleware<AdminEnv>(async (c, next) => {
  const person = await findPerson(asApp(c))
  if (!person) throw signedOutError(c)
  if (person.role !== 'admin') throw new Forbidden(messages.noAdmin)
  if (isHttps(c.env) && !person.hasSecondFactor)
    throw new Forbidden(messages.secondFactorNeeded, 'second-factor-needed')
  c.set('ctx', { ...c.get('ctx'), userId: person.id, sessionId: person.sessionId })
  await next()
})
