import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { Conflict, NotFound } from '#domain/errors/app-error.ts'
import type { FailedRow } from '#domain/errors/error.ts'
import type { FanImportInput, ImportView } from '#domain/imports/fan-import.ts'
import type {
  FileImportEnd,
  FileImportInput,
  FileImportResult,
  FileImportView,
  RulesReport,
} from '#domain/imports/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { write } from '../budgets.ts'
import { purgeActs, restStatement, toRest } from '../changes/journal.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch } from '../database.ts'
import { importChunk, importCrate, imports } from '../schema.ts'
import { type ImportRest, writeImportExtras } from './import-extras.ts'
import { failureSql, importAct, isActive, ownImport, toImportView } from './imports.ts'

const PURGED_AT_ONCE = 5_000

const owned = (userId: string, id: number) => and(ownImport(userId, id), eq(imports.kind, 'file'))

type FromBandcamp = Pick<typeof imports.$inferSelect, 'kind' | 'username' | 'target' | 'importTags' | 'mode'>

async function beginFromBandcamp(ctx: Ctx, { kind, username, target, importTags, mode }: FromBandcamp) {
  const { db, userId, now } = ctx
  const isRunning = sql`user_id = ${userId} AND kind = ${kind} AND username IS ${username} AND type = ${target} AND ${isActive}`
  const parts = {
    made: db.all(sql`
      INSERT INTO fan_import (user_id, kind, username, type, import_tags, mode, status, started_at)
      SELECT ${userId}, ${kind}, ${username}, ${target}, ${importTags ? 1 : 0}, ${mode}, 'running', ${now.getTime()}
      WHERE NOT EXISTS (SELECT 1 FROM fan_import WHERE ${isRunning}) RETURNING id`),
    rows: db.select().from(imports).where(isRunning),
  }
  const { made, rows } = await write(ctx, parts, ['fan_imports'])
  const [row] = rows
  if (!row || made.length === 0) throw new Conflict('import-running', messages.importRunning, { id: row?.id })
  return toImportView(row)
}

/** Begins a fan import. @throws Conflict `import-running` with the id of the active import of the same list */
export const beginFanImport = (ctx: Ctx, { username, type, importTags = true }: FanImportInput): Promise<ImportView> =>
  beginFromBandcamp(ctx, { kind: 'fan', username, target: type, importTags, mode: null })

/**
 * Begins an import from the person's Bandcamp link, which fills empty fields of existing albums. @throws Conflict `import-running` with the
 * id of the active one
 */
export const beginLinkImport = (ctx: Ctx): Promise<ImportView> =>
  beginFromBandcamp(ctx, { kind: 'link', username: null, target: 'collection', importTags: false, mode: 'fill' })

/** Begins a file import. The caller checks the crate's owner. @throws Conflict `too-many-imports` beyond `most` unfinished ones */
export async function beginFileImport(
  ctx: Ctx,
  input: FileImportInput,
  most: number = LIMITS.openFileImports,
): Promise<ImportView> {
  const { db, userId, now } = ctx
  const opened = sql`(SELECT max(id) FROM fan_import WHERE user_id = ${userId})`
  const crateId = input.crateId ?? null
  const target = input.target ?? (crateId === null ? 'collection' : 'crate')
  const { made, rows } = await write(ctx, {
    made: db.run(sql`
      INSERT INTO fan_import (user_id, kind, type, import_tags, file_name, format, mode, crate_id, fingerprint, status, found, started_at)
      SELECT ${userId}, 'file', ${target}, 0, ${input.fileName}, ${input.format}, ${input.mode}, ${crateId}, ${input.fingerprint ?? null}, 'running',
        ${input.total ?? 0}, ${now.getTime()}
      WHERE (SELECT count(*) FROM fan_import WHERE user_id = ${userId} AND kind = 'file' AND status = 'running') < ${most}`),
    crate: db.run(sql`
      INSERT INTO import_crate (user_id, import_id, place, crate_id, last)
      SELECT ${userId}, ${opened}, 0, ${crateId}, coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = ${crateId}), 0)
      WHERE changes() = 1 AND ${crateId} IS NOT NULL`),
    rows: db.select().from(imports).where(sql`${imports.id} = ${opened}`),
  })
  const [row] = rows
  if (made.meta.changes === 0 || !row) {
    throw new Conflict('too-many-imports', messages.tooManyFiles(LIMITS.openFileImports))
  }
  return toImportView(row)
}

const chunkNumbers = ({ db, userId }: Ctx, id: number) =>
  db
    .select({ part: importChunk.part, chunk: importChunk.chunk })
    .from(importChunk)
    // Those behind are pieces of others.
    .where(
      and(eq(importChunk.userId, userId), eq(importChunk.importId, id), lt(importChunk.chunk, LIMITS.importChunks)),
    )
    .orderBy(importChunk.chunk)

type Chunks = { part: 'rows' | 'crates'; chunk: number }[]

const partOf = (chunks: Chunks, part: 'rows' | 'crates') =>
  chunks.filter((one) => one.part === part).map((one) => one.chunk)

const withChunks = (row: typeof imports.$inferSelect, chunks: Chunks): FileImportView => ({
  ...toImportView(row),
  chunks: partOf(chunks, 'rows'),
  crateChunks: partOf(chunks, 'crates'),
})

/** The person's file import with the chunks received so far; null if the id is not a file import's. One batch. */
export async function getFileImport(ctx: Ctx, id: number): Promise<FileImportView | null> {
  const { db, userId } = ctx
  const [[row], chunks] = await batch(db, [db.select().from(imports).where(owned(userId, id)), chunkNumbers(ctx, id)])
  return row ? withChunks(row, chunks) : null
}

/**
 * Completes a file import, adds its file's tag rules, colors and pairs and returns its report; does nothing more if it has ended. @throws
 * NotFound; Conflict `chunks-missing` while a chunk is missing
 */
export async function finishFileImport(ctx: Ctx, id: number, end: FileImportEnd): Promise<FileImportResult> {
  const { db, userId, now } = ctx
  const has = (part: 'rows' | 'crates', count: number) => sql`
    (SELECT count(*) FROM import_chunk WHERE user_id = ${userId} AND import_id = ${id} AND part = ${part} AND chunk < ${count}) = ${count}`
  const crateChunks = end.crateChunks ?? 0
  const isReady = and(owned(userId, id), isActive, has('rows', end.chunks), has('crates', crateChunks))
  if (end.tagRules?.length || end.tagColors?.length || end.distinct?.pairs.length) {
    await writeImportExtras(ctx, id, end, sql`EXISTS (SELECT 1 FROM ${imports} WHERE ${isReady})`)
  }
  const ofRows = sql`user_id = ${userId} AND import_id = ${id} AND part = 'rows'`
  const { rows, chunks, counts, failed, kept } = await write(ctx, {
    ended: db.update(imports).set({ status: 'complete', finishedAt: now, touchedAt: now }).where(isReady),
    rows: db.select().from(imports).where(owned(userId, id)),
    chunks: chunkNumbers(ctx, id),
    counts: db.all<{ total: number; failed: number }>(sql`
      SELECT coalesce(sum(rows), 0) AS total, coalesce(sum(faulty), 0) AS failed FROM import_chunk WHERE ${ofRows}`),
    failed: db.all<FailedRow>(sql`
      SELECT one.value->>'row' AS row, one.value->>'field' AS field, one.value->>'message' AS message
      FROM import_chunk, json_each(failed) AS one WHERE ${ofRows} ORDER BY 1 LIMIT ${LIMITS.reportedRows}`),
    kept: restStatement(ctx, importAct(id)),
  })
  const [row] = rows
  if (!row) throw new NotFound(messages.importGone)
  const view = withChunks(row, chunks)
  if (view.status === 'running') {
    throw new Conflict('chunks-missing', lackingText(view, end.chunks, crateChunks))
  }
  const { total, failed: faulty } = counts[0] ?? { total: 0, failed: 0 }
  const report = { total, created: view.added, updated: view.updated, skipped: view.existing, failed }
  const { extras: brought, leftOut = 0 } = toRest<ImportRest>(kept) ?? {}
  const reportOf = (part: { report: RulesReport } | null | undefined) =>
    part?.report ?? { added: 0, existing: 0, overLimit: 0 }
  const extras = {
    aliasesOverLimit: leftOut,
    tagRules: reportOf(brought),
    tagColors: reportOf(brought?.colors),
    distinct: reportOf(brought?.pairs),
  }
  return { ...view, report: { ...report, moreFailed: faulty - failed.length, ...extras } }
}

function lackingText(existing: FileImportView, chunks: number, crateChunks: number): string {
  const rows = firstMissing(existing.chunks, chunks)
  if (rows !== null) return messages.rowChunkMissing(rows)
  const crates = firstMissing(existing.crateChunks, crateChunks)
  return crates === null ? messages.partMissing : messages.crateChunkMissing(crates)
}

function firstMissing(existing: readonly number[], count: number): number | null {
  const known = new Set(existing)
  for (let chunk = 0; chunk < count; chunk += 1) if (!known.has(chunk)) return chunk
  return null
}

const silentSince = (before: Date) =>
  and(
    eq(imports.kind, 'file'),
    isActive,
    sql`coalesce(${imports.touchedAt}, ${imports.startedAt}) < ${before.getTime()}`,
  )

/** Ends file imports of all accounts without progress since `before`. Part of the daily clean-up. */
export const endSilentFileImports = (ctx: SystemCtx, before: Date): Promise<void> => failLeft(ctx, silentSince(before))

/** Ends the person's file imports without progress since `before` that no browser can resume, such as those of a single call. */
export const endLeftFileImports = (ctx: Ctx, before: Date): Promise<void> =>
  failLeft(ctx, and(eq(imports.userId, ctx.userId), isNull(imports.fingerprint), silentSince(before)))

async function failLeft({ db, now }: SystemCtx, left: SQL | undefined): Promise<void> {
  await db
    .update(imports)
    .set({
      status: 'failed',
      finishedAt: now,
      message: failureSql({ code: 'left-unfinished' }),
    })
    .where(left)
}

/** Deletes the undo data and reports of imports that ended before `before`. Part of the daily clean-up. */
export async function purgeImports(ctx: SystemCtx, before: Date): Promise<void> {
  for (const table of [importChunk, importCrate]) {
    const deleteSome = () =>
      ctx.db.run(sql`
        DELETE FROM ${table} WHERE rowid IN (SELECT ${table}.rowid FROM fan_import CROSS JOIN ${table}
          ON ${table.userId} = fan_import.user_id AND ${table.importId} = fan_import.id
          WHERE fan_import.finished_at < ${before.getTime()} LIMIT ${PURGED_AT_ONCE})`)
    while ((await deleteSome()).meta.changes > 0);
  }
  const finishedAt = sql`(SELECT finished_at FROM fan_import WHERE user_id = journal.user_id AND id = cast(journal.entry AS integer))`
  await purgeActs(ctx, ['import'], before, finishedAt)
}
