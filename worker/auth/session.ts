import type { BetterAuthPlugin } from 'better-auth'
import type { Context } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { ProviderId } from '#domain/accounts/account.ts'
import { Invalid, SignedOut } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { DEVICE_CHANGE, type DeviceChange, readDeviceChange } from '#domain/sync/device-change.ts'
import { ACCOUNT_HEADER } from '#domain/sync/device-names.ts'
import * as messages from '#locales/errors.ts'
import { endSession, findSession } from '../db/accounts/sessions.ts'
import { type Ctx, createAccountsCtx, createCtx } from '../db/context.ts'
import { createDb } from '../db/database.ts'
import { beginSession } from '../db/database-session.ts'
import { RecordsUnavailable } from '../db/databases.ts'
import { inBackground } from '../in-background.ts'
import { isSafe } from '../safe-methods.ts'
import { hasToken } from './access-token.ts'
import { accountHash } from './account-hash.ts'
import type { AppEnv, Reader, SignedIn, Whose } from './app-env.ts'
import { type Auth, createAuth, SESSION } from './auth.ts'
import { banText } from './ban.ts'
import { dropBookmark, keepBookmark, readBookmark } from './bookmark.ts'
import { countCall } from './count-call.ts'
import { rememberDevice } from './known-device.ts'
import { passCookies } from './pass-cookies.ts'
import { cacheSession, dropCachedSession, readCachedSession, sessionCookie } from './session-cache.ts'

const DAY = 86_400_000

/** Sets a request's context and Better Auth. */
export const withServices = createMiddleware<AppEnv>(async (c, next) => {
  c.set('ctx', createAccountsCtx(c.env.DB))
  // Created on first use: it takes milliseconds, which visitors without a session do not need.
  let auth: Auth | undefined
  const make = (options: { provider?: ProviderId; plugins?: BetterAuthPlugin[] }) =>
    createAuth(c.env, (work) => inBackground(c, work), {
      ...options,
      requestId: c.get('requestId'),
      onPasswordReset: (email) => rememberDevice(c, email),
      onEmailVerified: () => c.set('isNewlyVerified', true),
      onUserCreate: (id) => c.set('createdUserId', id),
      onInvitationSpend: (id) => c.set('spentInvitation', id),
      onSessionCreate: (userId) => c.set('sessionUserId', userId),
    })
  c.set('auth', () => {
    auth ??= make({})
    return auth
  })
  c.set('authBy', (provider) => make({ provider }))
  c.set('authWith', (plugins) => make({ plugins }))
  await next()
  keepCookies(c)
})

/** Stores in the browser what its next reads need: after a write a bookmark, after a look-up whose session it has. */
function keepCookies(c: Context<AppEnv>): void {
  const { now } = c.get('ctx')
  const [person, reader] = [c.get('person'), c.get('readerToCache')]
  const session = isSafe(c.req.method) ? undefined : c.get('database')
  if (person && session) keepBookmark(c, session, { userId: person.id, now })
  // Browsers may keep this answer longer than the cookie in it is valid.
  const isKept = c.res.headers.get('cache-control')?.includes('max-age')
  if (reader !== undefined && !isKept) cacheSession(c, { userId: reader.id, database: reader.database, now })
}

/** Removes from the browser what it stores of a session that ends with this request. */
export function dropCookies(c: Context<AppEnv>): void {
  c.set('database', undefined)
  dropBookmark(c)
  dropCachedSession(c)
}

/** After a write that was not made in the person's own database session: the next reads must not be older than it. */
export async function noteWrite(c: Context<AppEnv>, { id: userId, database }: Whose): Promise<void> {
  const session = beginSession(c.env, database)
  await Promise.all([...new Set([session.accounts, session.records])].map((one) => createDb(one).run('SELECT 1')))
  keepBookmark(c, session, { userId, now: c.get('ctx').now })
}

const oldestStart = (now: Date) => now.getTime() - LIMITS.sessionDays * DAY

/** Whether a session is valid and belongs to this account, which must be neither banned nor deleted. */
const isOpen = (
  found: Awaited<ReturnType<typeof findSession>>,
  { userId, now }: { userId: string; now: Date },
): found is NonNullable<typeof found> =>
  found !== null &&
  found.user.id === userId &&
  !found.user.bannedAt &&
  found.session.expiresAt > now &&
  found.session.createdAt.getTime() > oldestStart(now)

// Better Auth prolongs a session with each use.
async function endIfOld<Found extends { session: { id: string; userId: string; createdAt: Date } }>(
  c: Context<AppEnv>,
  found: Found | null,
): Promise<Found | null> {
  const ctx = c.get('ctx')
  if (!found || found.session.createdAt.getTime() > oldestStart(ctx.now)) return found
  // Another request may have ended it already.
  await endSession({ ...ctx, userId: found.session.userId }, found.session.id).catch(() => undefined)
  return null
}

/**
 * The session of the cookie and its account; none for a call with an access token. Better Auth takes milliseconds, so it is only called if
 * the session has to be prolonged.
 */
async function readSession(c: Context<AppEnv>) {
  if (hasToken(c)) return null
  const ctx = c.get('ctx')
  const token = await getSignedCookie(c, c.env.BETTER_AUTH_SECRET, sessionCookie(c.env))
  if (!token) return null
  const found = await findSession(ctx, token)
  const usedBefore = (SESSION.expiresIn - SESSION.updateAge) * 1_000
  if (found && found.session.expiresAt.getTime() - ctx.now.getTime() > usedBefore) return found
  const read = await c.get('auth')().api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
  // Without a session, only the removal of the cookie is left to pass on, and the browser may already have a newer cookie.
  if (read.response) passCookies(c, read)
  return read.response
}

/** The person of the session cookie, read once per request by one query at the primary database. */
export async function findPerson(c: Context<AppEnv>): Promise<SignedIn | null> {
  const known = c.get('person')
  if (known !== undefined) return known
  const read = await readSession(c)
  if (read) await countCall(c.env, read.user.id)
  const found = await endIfOld(c, read)
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
          database: found.user.database ?? 0,
          sessionId: found.session.id,
          signedInAt: found.session.createdAt,
        }
      : null
  c.set('person', person)
  // A deleted account is closed like a banned one until its rows are gone.
  if (found?.user.bannedAt && !found.user.deletedAt) c.set('banText', banText(found.user.banReason))
  return person
}

/** Reads which change of a device the call makes. @throws Invalid */
function deviceChangeOf(c: Context<AppEnv>): DeviceChange | undefined {
  const text = c.req.header(DEVICE_CHANGE)
  if (text === undefined) return undefined
  const change = readDeviceChange(text)
  if (!change) throw new Invalid(messages.wrongFields, { [DEVICE_CHANGE]: messages.wrongDeviceChange })
  return change
}

/**
 * The context of a request by the signed-in person, whose writes count against their limits. @throws SignedOut for a change that was made
 * on the page of somebody else
 */
export function personCtx(c: Context<AppEnv>, { id: userId, database: number }: Whose): Ctx {
  const { now } = c.get('ctx')
  const madeBy = c.req.header(ACCOUNT_HEADER)
  if (madeBy !== undefined && madeBy !== accountHash(userId)) throw new SignedOut(messages.otherPerson, 'other-person')
  // Unless the request reads from a replica, its first query goes to the primary database, and later ones see at least the same state.
  const database = c.get('database') ?? beginSession(c.env, number)
  c.set('database', database)
  return { ...createCtx(database, now), userId, isCounted: true, change: deviceChangeOf(c) }
}

/**
 * Whose records a request reads, from a replica that has all that this browser has written. Where the session is cached, it is looked up
 * there as well, at the same time; only if it is not found is the primary database asked. For reads of a person's records only: whatever
 * writes or concerns accounts takes `findPerson`.
 */
export async function findReader(c: Context<AppEnv>): Promise<Reader | null> {
  const { now } = c.get('ctx')
  const cached = readCachedSession(c, now)
  const known = cached ? { id: cached.userId, database: cached.database } : await findPerson(c)
  if (!known) return null
  const { id: userId, database } = known
  const session = beginSession(c.env, database, readBookmark(c, { userId, database, now }))
  c.set('database', session)
  if (!cached) {
    c.set('readerToCache', { id: userId, database })
    return { id: userId, database, isSignedIn: Promise.resolve(true) }
  }
  await countCall(c.env, userId)
  const look = async () => {
    const found = await findSession(createAccountsCtx(session.accounts), cached.token)
    const user = isOpen(found, { userId, now }) ? found.user : await findPerson(c)
    if (user?.id !== userId) return false
    if (user.database === database) return true
    // The person's records have moved within the last minute, so this database no longer has them.
    dropCachedSession(c)
    throw new RecordsUnavailable('The records have moved')
  }
  const isSignedIn = look()
  // Marks the rejection as handled until it is awaited.
  isSignedIn.catch(() => undefined)
  return { id: userId, database, isSignedIn }
}

/** Whether a request has a session, for pages that need nothing else of it. */
export async function isSignedIn(c: Context<AppEnv>): Promise<boolean> {
  return (await findReader(c))?.isSignedIn ?? false
}
