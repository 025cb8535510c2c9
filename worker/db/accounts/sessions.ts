import { and, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import type { EndSessionsInput, SessionView } from '#domain/accounts/account.ts'
import { deviceName } from '#domain/accounts/device.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import type { AccountCtx, AccountsCtx, AdminCtx, Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { session } from '../schema.ts'
import { tokensStatement } from './access-tokens.ts'
import { mayChange, throwChangeError } from './administrators.ts'
import { auditStatement } from './audit-log.ts'

const oldestStart = (now: Date) => new Date(now.getTime() - LIMITS.sessionDays * 86_400_000)

type FoundRow = {
  sessionId: string
  startedAt: number
  expiresAt: number
  id: string
  email: string
  emailVerified: number
  name: string
  image: string | null
  role: string
  twoFactorEnabled: number
  bannedAt: number | null
  banReason: string | null
  deletedAt: number | null
  database: number
}

/**
 * The session with a token and its account; null if there is none. The caller checks whether it is valid. This runs for each call, so the
 * statement is written out: Drizzle's builder takes as long as the query.
 */
export async function findSession({ accounts }: AccountsCtx, token: string) {
  const [row] = await accounts.all<FoundRow>(sql`
    SELECT session.id AS sessionId, session.created_at AS startedAt, expires_at AS expiresAt, user.id, email, email_verified AS emailVerified,
      name, image, role, two_factor_enabled AS twoFactorEnabled, banned_at AS bannedAt, ban_reason AS banReason, deleted_at AS deletedAt,
      database
    FROM session JOIN user ON user.id = session.user_id WHERE token = ${token}`)
  if (!row) return null
  const { sessionId, startedAt, expiresAt, ...account } = row
  return {
    session: { id: sessionId, userId: row.id, createdAt: new Date(startedAt), expiresAt: new Date(expiresAt) },
    user: { ...account, emailVerified: row.emailVerified === 1, twoFactorEnabled: row.twoFactorEnabled === 1 },
  }
}

/** The person's valid sessions, last used first, at most 100. `currentId` marks the session of the call. */
export async function listSessions({ accounts, userId, now }: AccountCtx, currentId: string): Promise<SessionView[]> {
  const rows = await accounts
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now), gt(session.createdAt, oldestStart(now))))
    .orderBy(desc(session.updatedAt), desc(session.id))
    .limit(100)
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent ?? ''),
    isCurrent: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
  }))
}

/** Ends one of the person's sessions. @throws NotFound */
export async function endSession({ accounts, userId }: AccountCtx, id: string): Promise<void> {
  const { meta } = await accounts.delete(session).where(and(eq(session.userId, userId), eq(session.id, id)))
  if (meta.changes === 0) throw new NotFound(messages.sessionOver)
}

/** Ends the person's sessions except the current one and, if wished, all access tokens. Returns the number of ended tokens. */
export async function endOtherSessions(
  ctx: Ctx,
  { currentId, revokesTokens }: { currentId: string; revokesTokens: boolean },
): Promise<number> {
  const { accounts, userId } = ctx
  const { revoked } = await batch(accounts, {
    ended: accounts.delete(session).where(and(eq(session.userId, userId), ne(session.id, currentId))),
    revoked: revokesTokens ? [tokensStatement(ctx, userId)] : [],
  })
  return revoked[0]?.meta.changes ?? 0
}

/**
 * Ends an account's sessions and, if wished, all access tokens for an administrator, whose current session stays. @throws NotFound,
 * Forbidden
 */
export async function endSessionsOf(
  ctx: AdminCtx,
  id: string,
  { revokesTokens = false }: EndSessionsInput,
): Promise<void> {
  const { accounts, userId, sessionId } = ctx
  const condition = mayChange(userId, id)
  const entry = { actorId: userId, action: 'sessions-ended', subjectId: id } as const
  const [written] = await batch(accounts, [
    auditStatement(ctx, { ...entry, ...(revokesTokens && { detail: { fields: ['tokens'] } }) }, condition),
    accounts.delete(session).where(and(eq(session.userId, id), ne(session.id, sessionId), condition)),
    ...(revokesTokens ? [tokensStatement(ctx, id, condition)] : []),
  ])
  if (written.meta.changes === 0) await throwChangeError(ctx, id)
}

/** Deletes sessions of all accounts that expired or began before `before`. Part of the daily clean-up. */
export const purgeSessions = ({ accounts }: AccountsCtx, before: Date) =>
  accounts.delete(session).where(or(lte(session.expiresAt, before), lte(session.createdAt, before)))
