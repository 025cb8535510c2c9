import { and, desc, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  ADMIN_PAGE_SIZE,
  type AuditAction,
  type AuditDetail,
  type AuditEntry,
  OWN_ACTIONS,
  type OwnAction,
} from '#domain/accounts/admin.ts'
import type { AuditQuery } from '#domain/accounts/admin-input.ts'
import type { AccountsCtx } from '../context.ts'
import { auditLog, user } from '../schema.ts'

const nameOf = (userId: SQL | string) => sql`(
  SELECT coalesce((SELECT username FROM profile WHERE user_id = person.id), substr(person.email, 1, instr(person.email, '@') - 1))
  FROM user AS person WHERE person.id = ${userId})`

/**
 * The statement that logs an administrator's action, for the batch of the change. It runs before the change, under the same `condition`.
 */
export const auditStatement = (
  { accounts, now }: AccountsCtx,
  entry: { actorId: string; action: AuditAction; subjectId: string; detail?: AuditDetail },
  condition: SQL,
) =>
  accounts.run(sql`
    INSERT INTO audit_log (user_id, actor_name, action, subject, subject_name, detail, at)
    SELECT ${entry.actorId}, ${nameOf(entry.actorId)}, ${entry.action}, ${entry.subjectId}, ${nameOf(entry.subjectId)},
      ${JSON.stringify(entry.detail ?? {})}, ${now.getTime()}
    WHERE ${condition}`)

/** Logs what a person did to their own account. */
export async function logOwnAction(
  ctx: AccountsCtx,
  entry: { userId: string; action: Exclude<OwnAction, 'sign-in-failed'>; detail?: AuditDetail },
): Promise<void> {
  const { userId, action, detail } = entry
  await auditStatement(ctx, { actorId: userId, action, subjectId: userId, detail }, sql`1`)
}

/** Logs a failed sign-in to an account; the address itself is stored only if no account has it. */
export async function logFailedSignIn({ accounts, now }: AccountsCtx, email: string): Promise<void> {
  await accounts.run(sql`
    INSERT INTO audit_log (user_id, action, subject, subject_name, detail, email, at)
    SELECT '', 'sign-in-failed', found.id, ${nameOf(sql`found.id`)}, '{}', CASE WHEN found.id IS NULL THEN ${email.toLowerCase()} END, ${now.getTime()}
    FROM (SELECT 1) LEFT JOIN user AS found ON found.email = ${email.toLowerCase()}`)
}

/** The statements that log the deletion of a person's own account and remove the person's own entries. */
export const forgetStatements = ({ accounts, now }: AccountsCtx, id: string, isOwn: boolean, condition: SQL) => [
  accounts.run(sql`
    INSERT INTO audit_log (user_id, action, detail, at)
    SELECT '', 'account-deleted', '{}', ${now.getTime()} WHERE ${isOwn ? sql`1` : sql`0`} AND ${condition}`),
  accounts
    .delete(auditLog)
    .where(
      and(or(eq(auditLog.userId, id), eq(auditLog.subject, id)), inArray(auditLog.action, [...OWN_ACTIONS]), condition),
    ),
  accounts
    .update(auditLog)
    .set({ email: null })
    .where(and(sql`${auditLog.email} = (SELECT email FROM user WHERE id = ${id})`, condition)),
]

/** Removes the addresses of entries before `before`. Part of the daily clean-up. */
export async function forgetAuditAddresses({ accounts }: AccountsCtx, before: Date): Promise<void> {
  await accounts
    .update(auditLog)
    .set({ email: null })
    .where(and(isNotNull(auditLog.email), lt(auditLog.at, before)))
}

const actor = alias(user, 'actor')
const subject = alias(user, 'subject_user')

const searchText = sql`coalesce(${auditLog.actorName}, '') || char(10) || coalesce(${auditLog.subjectName}, '') || char(10)
  || coalesce(${actor.email}, '') || char(10) || coalesce(${subject.email}, '') || char(10) || coalesce(${auditLog.email}, '') || char(10) || coalesce(${auditLog.detail}, '')`

// SQLite's `lower` folds ASCII only, so other letters also match as written.
const matches = (q: string) =>
  sql`(instr(lower(${searchText}), ${q.toLowerCase()}) > 0 OR instr(${searchText}, ${q}) > 0)`

/** One page of the audit log, newest first, and whether more follow. */
export async function listAuditLog({ accounts }: AccountsCtx, query: AuditQuery) {
  const rows = await accounts
    .select({ entry: auditLog, actorEmail: actor.email, subjectEmail: subject.email })
    .from(auditLog)
    .leftJoin(actor, and(eq(actor.id, auditLog.userId), sql`${actor.deletedAt} IS NULL`))
    .leftJoin(subject, and(eq(subject.id, auditLog.subject), sql`${subject.deletedAt} IS NULL`))
    .where(
      and(
        query.action && eq(auditLog.action, query.action),
        query.subject ? eq(auditLog.subject, query.subject) : undefined,
        query.q ? matches(query.q) : undefined,
        query.before === undefined ? undefined : lt(auditLog.id, query.before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(ADMIN_PAGE_SIZE + 1)
  const entries = rows.slice(0, ADMIN_PAGE_SIZE).map(
    ({ entry, actorEmail, subjectEmail }): AuditEntry => ({
      id: entry.id,
      at: entry.at.toISOString(),
      action: entry.action as AuditAction,
      email: entry.email,
      actor: { id: entry.userId, username: entry.actorName ?? '', email: actorEmail },
      subject: { id: entry.subject ?? '', username: entry.subjectName ?? '', email: subjectEmail },
      detail: (entry.detail ?? {}) as AuditDetail,
    }),
  )
  return { entries, hasMore: rows.length > ADMIN_PAGE_SIZE }
}
