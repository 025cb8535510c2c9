import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { auditStatement, forgetStatements } from '../admin/audit-log.ts'
import { codeStatements, lastAdmin, leavesAnAdmin, mayChange, throwChangeError } from '../admin/user-changes.ts'
import type { SystemCtx } from '../context.ts'
import { batch } from '../database.ts'
import { isActive } from '../imports/imports.ts'
import {
  accessToken,
  account,
  bandcampLink,
  imports,
  listenBrainz,
  passkey,
  photo,
  profile,
  rateLimit,
  session,
  syncState,
  twoFactor,
  user,
} from '../schema.ts'
import { deleteChanges } from '../sync/purge-changes.ts'

// So many rows, with what their triggers do, hold the database for about 100 ms.
const ROWS_PER_STEP = { crate_album: 1_000, album: 500 }
const OTHER_ROWS_PER_STEP = 2_000

/**
 * Closes an account: deletes its sessions and sign-in methods, frees its email address, ends its imports. `eraseAccount` deletes the
 * rest. `by` is the id of the acting administrator, null for the own account. @throws Conflict `last-admin`; NotFound and Forbidden for
 * an administrator's call
 */
export async function closeAccount(ctx: SystemCtx, id: string, by: string | null): Promise<void> {
  const { db, now } = ctx
  const condition = sql`${by ? mayChange(by, id) : sql`1`} AND ${leavesAnAdmin(id)}`
  const results = await batch(db, [
    endImports(ctx, id, condition),
    ...(by ? [auditStatement(ctx, { actorId: by, action: 'user-deleted', subjectId: id }, condition)] : []),
    db.delete(session).where(and(eq(session.userId, id), condition)),
    db.delete(account).where(and(eq(account.userId, id), condition)),
    db.delete(profile).where(and(eq(profile.userId, id), condition)),
    // From then on none of what goes is noted for devices.
    db.delete(syncState).where(and(eq(syncState.userId, id), condition)),
    ...codeStatements(ctx, id, condition),
    ...forgetStatements(ctx, id, by === null, condition),
    db.delete(bandcampLink).where(and(eq(bandcampLink.userId, id), condition)),
    db.delete(listenBrainz).where(and(eq(listenBrainz.userId, id), condition)),
    db.delete(photo).where(and(eq(photo.userId, id), condition)),
    db.delete(accessToken).where(and(eq(accessToken.userId, id), condition)),
    db.delete(passkey).where(and(eq(passkey.userId, id), condition)),
    db.delete(twoFactor).where(and(eq(twoFactor.userId, id), condition)),
    db.delete(rateLimit).where(and(sql`instr(${rateLimit.key}, ${id}) > 0`, condition)),
    db
      .update(user)
      .set({
        name: '',
        email: `deleted:${id}`,
        image: null,
        emailVerified: false,
        role: 'user',
        twoFactorEnabled: false,
        bannedAt: now,
        banReason: null,
        deletedAt: now,
      })
      .where(and(eq(user.id, id), condition)),
  ])
  if ((results.at(-1) as D1Result).meta.changes === 0) {
    if (by) await throwChangeError({ ...ctx, userId: by }, id)
    throw lastAdmin()
  }
}

const endImports = ({ db, now }: SystemCtx, id: string, condition: SQL) =>
  db
    .update(imports)
    .set({ status: 'cancelled', waitingUntil: null, finishedAt: now })
    .where(and(eq(imports.userId, id), isActive, condition))

/** The Workflow instances of all of an account's imports, which hold what they read. */
export async function listInstances({ db }: SystemCtx, id: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ instanceId: imports.instanceId })
    .from(imports)
    .where(and(eq(imports.userId, id), isNotNull(imports.instanceId)))
  return rows.map(({ instanceId }) => instanceId as string)
}

/**
 * Deletes everything a closed account owns, in statements of a few thousand rows at most, and the account's row last.
 */
export async function eraseAccount({ db }: SystemCtx, id: string): Promise<void> {
  for (const name of [
    'import_change',
    'import_chunk',
    'import_crate',
    'deleted_crate_albums',
    'crate_album',
    'album_track',
    'listen',
    'scrobble',
    'album_event',
    'album',
  ] as const) {
    const table = sql.raw(name)
    const most = name === 'album' || name === 'crate_album' ? ROWS_PER_STEP[name] : OTHER_ROWS_PER_STEP
    const deleteSome = () =>
      db.run(sql`DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE user_id = ${id} LIMIT ${most})`)
    while ((await deleteSome()).meta.changes > 0);
  }
  await deleteChanges(db, sql`user_id = ${id}`)
  await db.delete(user).where(and(eq(user.id, id), isNotNull(user.deletedAt)))
}

/** The ids of closed accounts that are not erased yet. */
export async function listClosedAccounts({ db }: SystemCtx): Promise<string[]> {
  const rows = await db.select({ id: user.id }).from(user).where(isNotNull(user.deletedAt))
  return rows.map((row) => row.id)
}
