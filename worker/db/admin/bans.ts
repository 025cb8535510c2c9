import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { AdminUser } from '#domain/admin.ts'
import { Conflict } from '#domain/app-error.ts'
import * as messages from '#locales/errors/account.ts'
import { batch, type Db } from '../database.ts'
import { session, user } from '../schema.ts'
import { auditStatement } from './audit-log.ts'
import { type Actor, codeStatements, explainRefusal, leavesAnAdmin, mayChange } from './user-changes.ts'
import { getUser } from './users.ts'

/** Shuts somebody out; their sessions stay to name the ban, and open nothing. @throws Conflict `own-account` or `last-admin`, NotFound, Forbidden */
export async function banUser(db: Db, actor: Actor, id: string, reason: string | null, now: Date): Promise<AdminUser> {
  if (id === actor.id) throw new Conflict('own-account', messages.ownBan)
  const condition = sql`${mayChange(actor.id, id)} AND ${leavesAnAdmin(id)}`
  const entry = { actorId: actor.id, action: 'user-banned', subjectId: id, detail: reason ? { reason } : {} } as const
  const results = await batch(db, [
    auditStatement(db, entry, condition, now),
    ...codeStatements(db, id, condition),
    db
      .update(user)
      .set({ bannedAt: sql`coalesce(${user.bannedAt}, ${now.getTime()})`, banReason: reason, updatedAt: now })
      .where(and(eq(user.id, id), condition)),
  ])
  if ((results.at(-1) as D1Result).meta.changes === 0) await explainRefusal(db, actor.id, id)
  return getUser(db, id)
}

/** Why a person is banned; null for whoever is not. */
export async function findBan(db: Db, id: string): Promise<{ reason: string | null } | null> {
  const [row] = await db
    .select({ reason: user.banReason })
    .from(user)
    .where(and(eq(user.id, id), isNotNull(user.bannedAt)))
  return row ?? null
}

/** Lets somebody in again, who has to sign in; nothing happens to a person who was not banned. @throws NotFound, Forbidden */
export async function unbanUser(db: Db, actor: Actor, id: string, now: Date): Promise<AdminUser> {
  const before = await getUser(db, id)
  if (!before.banned) return before
  const condition = sql`${mayChange(actor.id, id)}`
  const entry = { actorId: actor.id, action: 'user-unbanned', subjectId: id } as const
  const [, , written] = await batch(db, [
    db.delete(session).where(and(eq(session.userId, id), condition)),
    auditStatement(db, entry, condition, now),
    db
      .update(user)
      .set({ bannedAt: null, banReason: null, updatedAt: now })
      .where(and(eq(user.id, id), condition)),
  ])
  if (written.meta.changes === 0) await explainRefusal(db, actor.id, id)
  return getUser(db, id)
}
