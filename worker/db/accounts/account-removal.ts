import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { auditStatement } from '../admin/audit-log.ts'
import {
  type Actor,
  codeStatements,
  explainRefusal,
  lastAdmin,
  leavesAnAdmin,
  mayChange,
} from '../admin/user-changes.ts'
import { batch, type Db } from '../database.ts'
import { account, fanImport, profile, rateLimit, session, user } from '../schema.ts'

const ROWS_AT_ONCE = 10_000

/**
 * Makes an account unusable at once: nobody can sign in to it, its address is free again, its imports are over. What it owned is left to
 * `eraseAccount`. Answers the Workflow instances to stop. @throws Conflict `last-admin`, NotFound and Forbidden for an administrator's call
 */
export async function closeAccount(db: Db, id: string, by: Actor | null, now: Date): Promise<string[]> {
  const condition = sql`${by ? mayChange(by.id, id) : sql`1`} AND ${leavesAnAdmin(id)}`
  const results = await batch(db, [
    endImports(db, id, condition, now),
    ...(by ? [auditStatement(db, { actorId: by.id, action: 'user-deleted', subjectId: id }, condition, now)] : []),
    db.delete(session).where(and(eq(session.userId, id), condition)),
    db.delete(account).where(and(eq(account.userId, id), condition)),
    db.delete(profile).where(and(eq(profile.userId, id), condition)),
    ...codeStatements(db, id, condition),
    db.delete(rateLimit).where(and(sql`instr(${rateLimit.key}, ${id}) > 0`, condition)),
    db
      .update(user)
      .set({
        name: '',
        email: `deleted:${id}`,
        image: null,
        emailVerified: false,
        role: 'user',
        bannedAt: now,
        banReason: null,
        deletedAt: now,
      })
      .where(and(eq(user.id, id), condition)),
  ])
  if ((results.at(-1) as D1Result).meta.changes === 0) {
    if (by) await explainRefusal(db, by.id, id)
    throw lastAdmin()
  }
  return results[0].map((row) => row.instanceId).filter((instanceId) => instanceId !== null)
}

const endImports = (db: Db, id: string, condition: SQL, now: Date) =>
  db
    .update(fanImport)
    .set({ status: 'cancelled', waitingUntil: null, finishedAt: now })
    .where(and(eq(fanImport.userId, id), inArray(fanImport.status, ['running', 'waiting']), condition))
    .returning({ instanceId: fanImport.instanceId })

/** Deletes all that a closed account owned, some thousand rows a statement so that none runs into a limit, and its row last. */
export async function eraseAccount(db: Db, id: string): Promise<void> {
  const some = (table: SQL) =>
    db.run(
      sql`DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE user_id = ${id} LIMIT ${ROWS_AT_ONCE})`,
    )
  for (const table of [sql`import_change`, sql`import_chunk`, sql`import_crate`, sql`crate_album`, sql`album`]) {
    while ((await some(table)).meta.changes > 0);
  }
  await db.delete(user).where(and(eq(user.id, id), isNotNull(user.deletedAt)))
}

/** The accounts whose erasing was cut off. */
export async function listClosedAccounts(db: Db): Promise<string[]> {
  const rows = await db.select({ id: user.id }).from(user).where(isNotNull(user.deletedAt))
  return rows.map((row) => row.id)
}
