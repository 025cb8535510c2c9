import { and, eq, sql } from 'drizzle-orm'
import { batch, type Db } from '../database.ts'
import { user } from '../schema.ts'
import { auditStatement } from './audit-log.ts'

/** Makes a person an administrator whose own verified address this is; true when they are one now. */
export async function grantAdmin(db: Db, userId: string, email: string, now: Date): Promise<boolean> {
  const condition = sql`EXISTS (SELECT 1 FROM user AS target WHERE target.id = ${userId} AND target.email = ${email}
    AND target.email_verified = 1 AND target.banned_at IS NULL AND target.role <> 'admin')`
  const [, , [after]] = await batch(db, [
    auditStatement(db, { actorId: userId, action: 'admin-granted', subjectId: userId }, condition, now),
    db
      .update(user)
      .set({ role: 'admin', updatedAt: now })
      .where(and(eq(user.id, userId), condition)),
    db.select({ role: user.role }).from(user).where(eq(user.id, userId)),
  ])
  return after?.role === 'admin'
}
