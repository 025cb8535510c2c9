import { and, eq, sql } from 'drizzle-orm'
import { auditStatement } from '../accounts/audit-log.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { user } from '../schema.ts'

/** Grants the person the administrator role if `email` is their own verified address. Returns whether they are an administrator now. */
export async function grantAdmin(ctx: Ctx, email: string): Promise<boolean> {
  const { accounts, userId, now } = ctx
  const condition = sql`EXISTS (SELECT 1 FROM user AS target WHERE target.id = ${userId} AND target.email = ${email}
    AND target.email_verified = 1 AND target.banned_at IS NULL AND target.role <> 'admin')`
  const { after } = await batch(accounts, {
    entry: auditStatement(ctx, { actorId: userId, action: 'admin-granted', subjectId: userId }, condition),
    granted: accounts
      .update(user)
      .set({ role: 'admin', updatedAt: now })
      .where(and(eq(user.id, userId), condition)),
    after: accounts.select({ role: user.role }).from(user).where(eq(user.id, userId)),
  })
  return after[0]?.role === 'admin'
}
