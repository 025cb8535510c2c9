import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type AppError, Forbidden, SignedOut } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { findToken, isUseNews, noteUse } from '../db/accounts/access-tokens.ts'
import { createAccountsCtx, createCtx } from '../db/context.ts'
import { AT_PRIMARY, beginSession } from '../db/database-session.ts'
import { inBackground } from '../in-background.ts'
import { isHttps } from '../public-url.ts'
import { isSafe } from '../safe-methods.ts'
import { hasToken, tokenHash, tokenOf } from './access-token.ts'
import type { AdminEnv, AppEnv, Reader, ReaderEnv, SignedInEnv } from './app-env.ts'
import { banText } from './ban.ts'
import { countCall } from './count-call.ts'
import { countAttempts } from './limits.ts'
import { findPerson, findReader, personCtx } from './session.ts'

// A banned person is told of the ban, a program that its token does not work here; everybody else is asked to sign in.
function signedOutError(c: Context): AppError {
  if (hasToken(c)) return new Forbidden(messages.noTokens, 'no-tokens')
  const ban: string | undefined = c.get('banText')
  return ban ? new Forbidden(ban, 'banned') : new SignedOut(messages.signedOut)
}

/** The context of a signed-in person's call, for what any caller can use. */
export const asApp = (c: Context<SignedInEnv> | Context<ReaderEnv> | Context<AdminEnv>) =>
  c as unknown as Context<AppEnv>

/** Requires a session and sets the person's context. @throws SignedOut, Forbidden for a banned person */
export const requirePerson = createMiddleware<SignedInEnv>(async (c, next) => {
  const person = await findPerson(asApp(c))
  if (!person) throw signedOutError(c)
  c.set('ctx', personCtx(asApp(c), person))
  await next()
})

/** Requires a session or an access token before the person's records are read or changed, and sets the person's context. */
const requireFor = (find: (c: Context<AppEnv>) => Promise<Reader | null>) =>
  createMiddleware<ReaderEnv>(async (c, next) => {
    const app = asApp(c)
    const reader = await (hasToken(app) ? findTokenReader(app) : find(app))
    if (!reader) throw signedOutError(c)
    c.set('reader', reader)
    c.set('ctx', personCtx(app, reader))
    await next()
    if (await reader.isSignedIn) return
    await c.res.body?.cancel()
    throw signedOutError(c)
  })

/** Requires a session, which reads take from the cache, or an access token. @throws SignedOut, Forbidden for a banned person */
export const requireReader = requireFor((c) => (isSafe(c.req.method) ? findReader(c) : findWriter(c)))

/** The same for calls that also write, whatever their method. @throws SignedOut, Forbidden for a banned person */
export const requireWriter = requireFor(findWriter)

/** Requires a session after `requireReader`, for calls that delete for good or everything at once. @throws Forbidden `no-tokens` */
export const refuseTokens = createMiddleware<ReaderEnv>((c, next) => {
  if (hasToken(c)) throw new Forbidden(messages.noTokens, 'no-tokens')
  return next()
})

/** Waits for the session look-up of a reader, before a read has side effects. @throws SignedOut, Forbidden if banned */
export async function confirmSession(c: Context<ReaderEnv>): Promise<void> {
  if (!(await c.get('reader').isSignedIn)) throw signedOutError(c)
}

async function findWriter(c: Context<AppEnv>): Promise<Reader | null> {
  const person = await findPerson(c)
  return person && { id: person.id, database: person.database, isSignedIn: Promise.resolve(true) }
}

/**
 * Whose access token the call has. It is looked up at the primary database, so that one that is revoked ends at once. @throws SignedOut,
 * TooManyRequests for a network with many that are not valid, Forbidden
 */
async function findTokenReader(c: Context<AppEnv>): Promise<Reader> {
  const ctx = createAccountsCtx(c.env.DB.withSession(AT_PRIMARY.accounts))
  const token = tokenOf(c)
  const found = token === null ? null : await findToken(ctx, tokenHash(token))
  if (!found || found.deletedAt !== null) {
    await countAttempts(c, 'token')
    throw new SignedOut(messages.tokenOver)
  }
  await countCall(c.env, found.userId)
  if (found.bannedAt !== null) throw new Forbidden(banText(found.banReason), 'banned')
  if (found.scope === 'read' && !isSafe(c.req.method)) throw new Forbidden(messages.readToken, 'read-only')
  if (isUseNews(found, ctx)) inBackground(c, noteUse(ctx, found.id))
  return { id: found.userId, database: found.database, isSignedIn: Promise.resolve(true) }
}

/** Requires an administrator's session, on a public instance with a second factor, and sets their context. @throws SignedOut, Forbidden */
export const requireAdmin = createMiddleware<AdminEnv>(async (c, next) => {
  const person = await findPerson(asApp(c))
  if (!person) throw signedOutError(c)
  if (person.role !== 'admin') throw new Forbidden(messages.noAdmin)
  if (isHttps(c.env) && !person.hasSecondFactor)
    throw new Forbidden(messages.secondFactorNeeded, 'second-factor-needed')
  const database = beginSession(c.env, person.database)
  c.set('database', database)
  c.set('ctx', { ...createCtx(database), userId: person.id, sessionId: person.sessionId })
  await next()
})
