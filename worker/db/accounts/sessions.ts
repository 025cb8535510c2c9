import { and, desc, eq, gt, lte, ne } from 'drizzle-orm'
import type { SessionView } from '#domain/account.ts'
import { NotFound } from '#domain/app-error.ts'
import { deviceName } from '#domain/device.ts'
import * as messages from '#locales/errors/account.ts'
import { auditStatement } from '../admin/audit-log.ts'
import { type Actor, explainRefusal, mayChange } from '../admin/user-changes.ts'
import { batch, type Db } from '../database.ts'
import { session } from '../schema.ts'

/** Where a person is signed in, the last used first, at most 100. */
export async function listSessions(db: Db, userId: string, currentId: string, now: Date): Promise<SessionView[]> {
  const rows = await db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
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

/** Ends one of a person's sessions. @throws NotFound */
export async function endSession(db: Db, userId: string, id: string): Promise<void> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)))
    .returning({ id: session.id })
  if (ended.length === 0) throw new NotFound(messages.sessionOver)
}

/** Ends all of a person's sessions but the current one. */
export async function endOtherSessions(db: Db, userId: string, currentId: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.id, currentId)))
}

/** Signs somebody out everywhere; an administrator stays signed in where they act from. @throws NotFound, Forbidden */
export async function endSessionsOf(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  const condition = mayChange(actor.id, id)
  const [written] = await batch(db, [
    auditStatement(db, { actorId: actor.id, action: 'sessions-ended', subjectId: id }, condition, now),
    db.delete(session).where(and(eq(session.userId, id), ne(session.id, actor.sessionId), condition)),
  ])
  if (written.meta.changes === 0) await explainRefusal(db, actor.id, id)
}

/** Forgets sessions that ended by themselves before `before`; for the daily clean-up. */
export const purgeSessions = (db: Db, before: Date) => db.delete(session).where(lte(session.expiresAt, before))
