import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { AdminUser } from '#domain/accounts/admin.ts'
import { Conflict } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { tokensStatement } from '../accounts/access-tokens.ts'
import { leavesAnAdmin, mayChange, throwChangeError } from '../accounts/administrators.ts'
import { auditStatement } from '../accounts/audit-log.ts'
import { codeStatements } from '../accounts/email-changes.ts'
import type { AccountsCtx, AdminCtx } from '../context.ts'
import { batch } from '../database.ts'
import { session, user } from '../schema.ts'
import { getUser } from './users.ts'

/** Bans an account, revokes its tokens, keeps its sessions. @throws Conflict `own-account` or `last-admin`, NotFound, Forbidden */
export async function banUser(ctx: AdminCtx, id: string, reason: string | null): Promise<AdminUser> {
  const { accounts, userId, now } = ctx
  if (id === userId) throw new Conflict('own-account', messages.ownBan)
  const condition = sql`${mayChange(userId, id)} AND ${leavesAnAdmin(id)}`
  const entry = { actorId: userId, action: 'user-banned', subjectId: id, detail: reason ? { reason } : {} } as const
  const { written } = await batch(accounts, {
    entry: auditStatement(ctx, entry, condition),
    codes: codeStatements(ctx, id, condition),
    tokens: tokensStatement(ctx, id, condition),
    written: accounts
      .update(user)
      .set({ bannedAt: sql`coalesce(${user.bannedAt}, ${now.getTime()})`, banReason: reason, updatedAt: now })
      .where(and(eq(user.id, id), condition)),
  })
  if (written.meta.changes === 0) await throwChangeError(ctx, id)
  return getUser(ctx, id)
}

/** The ban of an account; null if it is not banned. */
export async function findBan({ accounts }: AccountsCtx, id: string): Promise<{ reason: string | null } | null> {
  const [row] = await accounts
    .select({ reason: user.banReason })
    .from(user)
    .where(and(eq(user.id, id), isNotNull(user.bannedAt)))
  return row ?? null
}

/** Lifts a ban and ends sessions and tokens, so that the person signs in again; nothing without a ban. @throws NotFound, Forbidden */
export async function unbanUser(ctx: AdminCtx, id: string): Promise<AdminUser> {
  const { accounts, userId, now } = ctx
  const before = await getUser(ctx, id)
  if (!before.banned) return before
  const condition = sql`${mayChange(userId, id)}`
  const entry = { actorId: userId, action: 'user-unbanned', subjectId: id } as const
  const { written } = await batch(accounts, {
    sessions: accounts.delete(session).where(and(eq(session.userId, id), condition)),
    tokens: tokensStatement(ctx, id, condition),
    entry: auditStatement(ctx, entry, condition),
    written: accounts
      .update(user)
      .set({ bannedAt: null, banReason: null, updatedAt: now })
      .where(and(eq(user.id, id), condition)),
  })
  if (written.meta.changes === 0) await throwChangeError(ctx, id)
  return getUser(ctx, id)
}
