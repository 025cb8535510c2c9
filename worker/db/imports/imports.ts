import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '#domain/errors/app-error.ts'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { type ImportMessage, importText } from '#domain/imports/import-message.ts'
import {
  ACTIVE_STATUSES,
  type ImportError,
  type ImportStatus,
  type ImportTarget,
} from '#domain/imports/import-status.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { write } from '../budgets.ts'
import type { Act } from '../changes/journal.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { idsOf } from '../database.ts'
import { imports } from '../schema.ts'
import { notLastStep } from '../steps.ts'
import { restoreAlbums } from '../trash/trash.ts'

/** Whether an import is of a list at Bandcamp. */
export const isList = (target: ImportTarget | null) => target === 'collection' || target === 'wishlist'

/** What a file is called; one that came in a call of a program has no name of its own. */
export const fileNameOf = ({ fileName, format }: Pick<typeof imports.$inferSelect, 'fileName' | 'format'>) =>
  fileName || (format && messages.fileOfCall(format))

/** Maps an import row to its response. */
export const toImportView = (row: typeof imports.$inferSelect): ImportView => ({
  id: row.id,
  kind: row.kind,
  username: row.username,
  type: row.kind !== 'file' && isList(row.target) ? row.target : null,
  importTags: row.importTags,
  file:
    row.fileName !== null && row.format !== null && row.mode !== null
      ? {
          name: fileNameOf(row) ?? '',
          format: row.format,
          mode: row.mode,
          target: row.target ?? 'collection',
          crateId: row.crateId,
          fingerprint: row.fingerprint,
        }
      : null,
  status: row.status,
  found: row.found,
  added: row.added,
  updated: row.updated,
  existing: row.existing,
  skipped: row.skipped,
  tagged: row.tagged,
  failed: row.failed,
  trashed: row.trashed,
  waitingUntil: row.waitingUntil?.toISOString() ?? null,
  message: importText(row.message),
  errorCode: row.errorCode,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
})

/** An import in the journal. */
export const importAct = (id: number): Act => ({ kind: 'import', entry: String(id) })

/** The condition that an import has this id and belongs to this person. */
export const ownImport = (userId: string, id: number) => and(eq(imports.userId, userId), eq(imports.id, id))

/** The condition that an import has not ended. */
export const isActive = inArray(imports.status, ACTIVE_STATUSES)

/** The person's imports, newest first, at most 50. */
export async function listImports({ db, userId }: Ctx): Promise<ImportView[]> {
  const rows = await db.select().from(imports).where(eq(imports.userId, userId)).orderBy(desc(imports.id)).limit(50)
  return rows.map(toImportView)
}

/** The person's import. @throws NotFound */
export async function getImport({ db, userId }: Ctx, id: number): Promise<ImportView> {
  const [row] = await db.select().from(imports).where(ownImport(userId, id))
  if (!row) throw new NotFound(messages.importGone)
  return toImportView(row)
}

/** Cancels an active import and returns the Workflow instance to stop; null if there is none or the import had ended. @throws NotFound */
export async function cancelImport(ctx: Ctx, id: number): Promise<{ instanceId: string | null }> {
  const { db, userId, now } = ctx
  await getImport(ctx, id)
  const [row] = await db
    .update(imports)
    .set({ status: 'cancelled', waitingUntil: null, finishedAt: now })
    .where(and(ownImport(userId, id), isActive))
    .returning({ instanceId: imports.instanceId })
  return { instanceId: row?.instanceId ?? null }
}

/** The id of the active import from the person's Bandcamp link; null if there is none. */
export async function findLinkImport({ db, userId }: Ctx): Promise<number | null> {
  const [row] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.kind, 'link'), isActive))
  return row?.id ?? null
}

/** The column of an import that failed, with what it says of that and of whether anything was brought. */
export const failureSql = (message: ImportMessage): SQL<string> =>
  sql`json_set(${JSON.stringify([message])}, '$[0].isKept', ${imports.added} + ${imports.updated} > 0)`

/** Ends an active import as failed, with the reason for the person; one that has ended stays as it is. */
export const failImport = (
  ctx: Ctx,
  id: number,
  message: ImportMessage,
  errorCode: ImportError | null = null,
): Promise<boolean> =>
  updateImport(ctx, id, {
    status: 'failed',
    message: failureSql(message),
    errorCode,
    waitingUntil: null,
    finishedAt: ctx.now,
  })

/** Updates the progress of an active import; returns false without a change if it has ended. */
export async function updateImport(
  { db, userId, now }: Ctx,
  id: number,
  change: Partial<
    Pick<typeof imports.$inferInsert, 'found' | 'skipped' | 'waitingUntil' | 'errorCode' | 'finishedAt'>
  > & {
    status?: ImportStatus
    message?: string | SQL<string> | null
  },
): Promise<boolean> {
  const result = await db
    .update(imports)
    .set({ ...change, touchedAt: now })
    .where(and(ownImport(userId, id), isActive))
  return result.meta.changes > 0
}

/** The statement that reads the ids of the albums that an import added and that are not in the trash. */
export const importedStatement = ({ db, userId }: Ctx, id: number) =>
  db.all<{ id: number }>(
    sql`SELECT id FROM album WHERE user_id = ${userId} AND import_id = ${id} AND deleted_at IS NULL`,
  )

/** Those ids. @throws NotFound */
export async function listImportedIds(ctx: Ctx, id: number): Promise<number[]> {
  await getImport(ctx, id)
  return idsOf(await importedStatement(ctx, id))
}

/** An active import that has been silent, and the Workflow instance that runs it; null if none was stored. */
export type SilentImport = { id: number; userId: string; instanceId: string | null }

/** The person's imports from Bandcamp without progress since `before`. Each is returned once per period of silence. */
export const listSilentImports = (ctx: Ctx, before: Date): Promise<SilentImport[]> =>
  touchSilent(ctx, before, eq(imports.userId, ctx.userId))

/** The imports from Bandcamp of all accounts without progress since `before`. Part of the daily clean-up. */
export const listAllSilentImports = (ctx: SystemCtx, before: Date): Promise<SilentImport[]> => touchSilent(ctx, before)

const touchSilent = ({ db, now }: SystemCtx, before: Date, owned?: SQL) =>
  db
    .update(imports)
    .set({ touchedAt: now })
    .where(
      and(
        owned,
        ne(imports.kind, 'file'),
        isActive,
        sql`max(coalesce(${imports.touchedAt}, 0), ${imports.startedAt}, coalesce(${imports.waitingUntil}, 0)) < ${before.getTime()}`,
      ),
    )
    .returning({ id: imports.id, userId: imports.userId, instanceId: imports.instanceId })

/** Stores the Workflow instance that runs an import. */
export async function setImportInstance({ db, userId }: Ctx, id: number, instanceId: string): Promise<void> {
  await db.update(imports).set({ instanceId }).where(ownImport(userId, id))
}

/** Brings back the albums that an import has met in the trash, in steps; returns the import. @throws NotFound */
export async function restoreMet(ctx: Ctx, id: number): Promise<ImportView> {
  const { db, userId } = ctx
  await getImport(ctx, id)
  const met = await db.all<{ id: number }>(sql`
    SELECT DISTINCT value AS id FROM import_chunk, json_each(trashed) WHERE user_id = ${userId} AND import_id = ${id} ORDER BY 1`)
  await restoreAlbums(notLastStep(ctx), idsOf(met))
  await write(ctx, [db.update(imports).set({ trashed: 0 }).where(ownImport(userId, id))])
  return getImport(ctx, id)
}
