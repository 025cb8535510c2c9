import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { ACTIVE_STATUSES } from '#domain/imports/import-status.ts'
import type { AccountsCtx, SystemCtx } from '../context.ts'
import { batch, idsOf } from '../database.ts'
import { ownedRecords } from '../schema/roles.ts'
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
import { lastAdmin, leavesAnAdmin, mayChange, throwChangeError } from './administrators.ts'
import { auditStatement, forgetStatements } from './audit-log.ts'
import { codeStatements } from './email-changes.ts'
import { findAccounts } from './open-accounts.ts'

// So many rows, including the work of their triggers, hold the database for about 100 ms.
const ROWS_PER_STEP: Record<string, number> = { crate_album: 1_000, album: 500 }
const OTHER_ROWS_PER_STEP = 2_000

/** What is deleted as soon as an account is closed. */
const OF_AN_OPEN_ACCOUNT = [session, account, profile, photo, accessToken, passkey, twoFactor] as const

/** The tables that are erased first: the triggers and foreign keys of a deleted album would look for rows in all others. */
const FIRST = new Set([
  'journal_row',
  'import_chunk',
  'import_crate',
  'deleted_crate_albums',
  'crate_album',
  'album_track',
  'listen',
  'scrobble',
  'share_claim',
  'album_event',
])

/**
 * Closes an account: deletes its sessions and sign-in methods, frees its email address. `closeRecords`, `eraseRecords` and `eraseAccount`
 * delete the rest; until then, its imports can still write to it. `by` is the id of the acting administrator, null for the own account.
 * @throws Conflict `last-admin`; NotFound and Forbidden for an administrator's call
 */
export async function closeAccount(ctx: AccountsCtx, id: string, by: string | null): Promise<void> {
  const { accounts, now } = ctx
  const condition = sql`${by ? mayChange(by, id) : sql`1`} AND ${leavesAnAdmin(id)}`
  const { written } = await batch(accounts, {
    entry: by ? [auditStatement(ctx, { actorId: by, action: 'user-deleted', subjectId: id }, condition)] : [],
    codes: codeStatements(ctx, id, condition),
    others: forgetStatements(ctx, id, by === null, condition),
    owned: OF_AN_OPEN_ACCOUNT.map((table) => accounts.delete(table).where(and(eq(table.userId, id), condition))),
    attempts: accounts.delete(rateLimit).where(and(sql`instr(${rateLimit.key}, ${id}) > 0`, condition)),
    written: accounts
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
  })
  if (written.meta.changes === 0) {
    if (by) await throwChangeError({ ...ctx, userId: by }, id)
    throw lastAdmin()
  }
}

/**
 * The first step of erasing the records of an account: ends its imports, and deletes its logins to other services. Returns the Workflow
 * instances of all its imports, which hold what they read.
 */
export async function closeRecords({ db, now }: SystemCtx, id: string): Promise<string[]> {
  const { rows } = await batch(db, {
    link: db.delete(bandcampLink).where(eq(bandcampLink.userId, id)),
    listenBrainz: db.delete(listenBrainz).where(eq(listenBrainz.userId, id)),
    ended: db
      .update(imports)
      .set({ status: 'cancelled', waitingUntil: null, finishedAt: now })
      .where(and(eq(imports.userId, id), inArray(imports.status, ACTIVE_STATUSES))),
    rows: db
      .selectDistinct({ instanceId: imports.instanceId })
      .from(imports)
      .where(and(eq(imports.userId, id), isNotNull(imports.instanceId))),
  })
  return rows.map(({ instanceId }) => instanceId as string)
}

/** The tables with a person's records, in the order in which they are erased. */
async function findFilled({ db }: Pick<SystemCtx, 'db'>, id: string) {
  const isFirst = ({ name }: { name: string }) => Number(FIRST.has(name))
  const tables = ownedRecords().toSorted((one, other) => isFirst(other) - isFirst(one))
  const rows = await batch(
    db,
    tables.map(({ name }) => db.all(sql`SELECT 1 FROM ${sql.identifier(name)} WHERE user_id = ${id} LIMIT 1`)),
  )
  return tables.filter((_, at) => (rows[at]?.length ?? 0) > 0)
}

/** The tables with a person's records in a database. */
export const tablesWithRecords = async (ctx: Pick<SystemCtx, 'db'>, id: string): Promise<string[]> =>
  (await findFilled(ctx, id)).map(({ name }) => name)

/** Deletes all records of an account, in statements of a few thousand rows, until there are none. */
export async function eraseRecords(ctx: Pick<SystemCtx, 'db'>, id: string): Promise<void> {
  const { db } = ctx
  // Without these rows, triggers record no changes for devices.
  await db.delete(syncState).where(eq(syncState.userId, id))
  for (let filled = await findFilled(ctx, id); filled.length > 0; filled = await findFilled(ctx, id)) {
    for (const { name, key } of filled) {
      const [table, ...names] = [name, ...key].map((one) => sql.identifier(one))
      const columns = sql.join(names, sql`, `)
      const most = ROWS_PER_STEP[name] ?? OTHER_ROWS_PER_STEP
      const deleteSome = () =>
        db.run(sql`
          DELETE FROM ${table} WHERE (${columns}) IN (SELECT ${columns} FROM ${table} WHERE user_id = ${id} LIMIT ${most})`)
      // D1's number includes rows deleted by triggers, so only a lower one proves that no rows are left.
      while ((await deleteSome()).meta.changes >= most);
    }
  }
}

/** Deletes a closed account. */
export async function eraseAccount({ accounts }: AccountsCtx, id: string): Promise<void> {
  await accounts.delete(user).where(and(eq(user.id, id), isNotNull(user.deletedAt)))
}

/** The number of the database with the records of an account; null if there is no such account. */
export async function findDatabase({ accounts }: AccountsCtx, id: string): Promise<number | null> {
  const [row] = await accounts.select({ database: user.database }).from(user).where(eq(user.id, id))
  return row?.database ?? null
}

/** The ids of closed accounts that are not erased yet. */
export async function listClosedAccounts({ accounts }: AccountsCtx): Promise<string[]> {
  const rows = await accounts.select({ id: user.id }).from(user).where(isNotNull(user.deletedAt))
  return idsOf(rows)
}

const OWNERS_AT_ONCE = 1_000

/** The next owners of rows of a table. Each is looked up in an index, so that not every row is read. */
const nextOwners = ({ db }: SystemCtx, name: string, after: string) =>
  db.all<{ id: string }>(sql`
    WITH RECURSIVE owner (id) AS (
      SELECT min(user_id) FROM ${sql.identifier(name)} WHERE user_id > ${after}
      UNION ALL SELECT (SELECT min(user_id) FROM ${sql.identifier(name)} WHERE user_id > owner.id) FROM owner WHERE id IS NOT NULL
      LIMIT ${OWNERS_AT_ONCE})
    SELECT id FROM owner WHERE id IS NOT NULL`)

/** The owners of records without an account: calls that were still running during the deletion have written these. */
export async function listOrphans(ctx: SystemCtx): Promise<string[]> {
  const [known, gone] = [new Set<string>(), new Set<string>()]
  for (const { name } of ownedRecords()) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const ids: string[] = idsOf(await nextOwners(ctx, name, after))
      const unknown = ids.filter((id) => !known.has(id))
      const there = unknown.length > 0 ? await findAccounts(ctx, unknown) : known
      for (const id of unknown) (there.has(id) ? known : gone).add(id)
      after = ids.length < OWNERS_AT_ONCE ? undefined : ids.at(-1)
    }
  }
  return [...gone]
}
