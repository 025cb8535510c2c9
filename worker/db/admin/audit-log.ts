import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { ADMIN_PAGE_SIZE, type AuditAction, type AuditDetail, type AuditEntry } from '#domain/admin.ts'
import type { AuditQuery } from '#domain/admin-input.ts'
import type { Db } from '../database.ts'
import { auditLog, user } from '../schema.ts'

const nameOf = (userId: SQL | string) => sql`(
  SELECT coalesce((SELECT username FROM profile WHERE user_id = person.id), substr(person.email, 1, instr(person.email, '@') - 1))
  FROM user AS person WHERE person.id = ${userId})`

/**
 * The statement that notes what an administrator does to whom, for the batch of the change itself. It runs before the change and
 * writes a row only where `condition` holds, which is the change's own.
 */
export const auditStatement = (
  db: Db,
  entry: { actorId: string; action: AuditAction; subjectId: string; detail?: AuditDetail },
  condition: SQL,
  now: Date,
) =>
  db.run(sql`
    INSERT INTO audit_log (user_id, actor_name, action, subject, subject_name, detail, at)
    SELECT ${entry.actorId}, ${nameOf(entry.actorId)}, ${entry.action}, ${entry.subjectId}, ${nameOf(entry.subjectId)},
      ${JSON.stringify(entry.detail ?? {})}, ${now.getTime()}
    WHERE ${condition}`)

const actor = alias(user, 'actor')
const subject = alias(user, 'subject_user')

const words = sql`coalesce(${auditLog.actorName}, '') || char(10) || coalesce(${auditLog.subjectName}, '') || char(10)
  || coalesce(${actor.email}, '') || char(10) || coalesce(${subject.email}, '') || char(10) || coalesce(${auditLog.detail}, '')`

// The database folds the case of ASCII alone; a name beyond it is found as it is written, too.
const matches = (q: string) => sql`(instr(lower(${words}), ${q.toLowerCase()}) > 0 OR instr(${words}, ${q}) > 0)`

/** One page of the audit log, newest first, and whether there is more behind it. */
export async function listAuditLog(db: Db, query: AuditQuery): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
  const rows = await db
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
      actor: { id: entry.userId, username: entry.actorName ?? '', email: actorEmail },
      subject: { id: entry.subject ?? '', username: entry.subjectName ?? '', email: subjectEmail },
      detail: (entry.detail ?? {}) as AuditDetail,
    }),
  )
  return { entries, hasMore: rows.length > ADMIN_PAGE_SIZE }
}
