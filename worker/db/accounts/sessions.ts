import { and, desc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm'
import type { SessionView } from '#domain/accounts/account.ts'
import { deviceName } from '#domain/accounts/device.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/account.ts'
import { auditStatement } from '../admin/audit-log.ts'
import { mayChange, throwChangeError } from '../admin/user-changes.ts'
import type { AdminCtx, Ctx, SystemCtx } from '../context.ts'
import { batch } from '../database.ts'
import { session, user } from '../schema.ts'

const oldestStart = (now: Date) => new Date(now.getTime() - LIMITS.sessionDays * 86_400_000)

/** Whether a session of the person is valid and their account neither banned nor deleted. */
export async function isSessionOpen({ db, userId, now }: Ctx, token: string): Promise<boolean> {
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(session.token, token),
        eq(session.userId, userId),
        gt(session.expiresAt, now),
        gt(session.createdAt, oldestStart(now)),
        isNull(user.bannedAt),
      ),
    )
  return rows.length > 0
}

/** The person's valid sessions, last used first, at most 100. `currentId` marks the session of the call. */
export async function listSessions({ db, userId, now }: Ctx, currentId: string): Promise<SessionView[]> {
  const rows = await db
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
export async function endSession({ db, userId }: Ctx, id: string): Promise<void> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)))
    .returning({ id: session.id })
  if (ended.length === 0) throw new NotFound(messages.sessionOver)
}

/** Ends the person's sessions except the current one. */
export async function endOtherSessions({ db, userId }: Ctx, currentId: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.id, currentId)))
}

/** Ends another account's sessions on behalf of an administrator, whose current session stays. @throws NotFound, Forbidden */
export async function endSessionsOf(ctx: AdminCtx, id: string): Promise<void> {
  const { db, userId, sessionId } = ctx
  const condition = mayChange(userId, id)
  const [written] = await batch(db, [
    auditStatement(ctx, { actorId: userId, action: 'sessions-ended', subjectId: id }, condition),
    db.delete(session).where(and(eq(session.userId, id), ne(session.id, sessionId), condition)),
  ])
  if (written.meta.changes === 0) await throwChangeError(ctx, id)
}

/** Deletes sessions of all accounts that expired or began before `before`. Part of the daily clean-up. */
export const purgeSessions = ({ db }: SystemCtx, before: Date) =>
  db.delete(session).where(or(lte(session.expiresAt, before), lte(session.createdAt, before)))
