import { and, eq, inArray, sql } from 'drizzle-orm'
import { Conflict, NotFound } from '#domain/app-error.ts'
import type { RowFailure } from '#domain/error.ts'
import type { ImportView } from '#domain/fan-import.ts'
import type { FileImportEnd, FileImportInput, FileImportResult, FileImportView } from '#domain/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/imports.ts'
import { batch, type Db } from '../database.ts'
import { fanImport, importChange, importChunk, importCrate } from '../schema.ts'
import { toImportView } from './fan-imports.ts'

const GOING_ON = ['running', 'waiting'] as const

const owned = (userId: string, id: number) =>
  and(eq(fanImport.userId, userId), eq(fanImport.id, id), eq(fanImport.kind, 'file'))

/** Opens the import of a file. The crate's owner is checked by the caller. @throws Conflict `too-many-imports` */
export async function openFileImport(db: Db, userId: string, input: FileImportInput, now: Date): Promise<ImportView> {
  const opened = sql`(SELECT max(id) FROM fan_import WHERE user_id = ${userId})`
  const crateId = input.crateId ?? null
  const [made, , [row]] = await batch(db, [
    db.run(sql`
      INSERT INTO fan_import (user_id, kind, import_tags, file_name, format, mode, crate_id, fingerprint, status, found, started_at)
      SELECT ${userId}, 'file', 0, ${input.fileName}, ${input.format}, ${input.mode}, ${crateId}, ${input.fingerprint ?? null}, 'running',
        ${input.total ?? 0}, ${now.getTime()}
      WHERE (SELECT count(*) FROM fan_import WHERE user_id = ${userId} AND kind = 'file' AND status = 'running') < ${LIMITS.openFileImports}`),
    db.run(sql`
      INSERT INTO import_crate (user_id, import_id, place, crate_id, last)
      SELECT ${userId}, ${opened}, 0, ${crateId}, coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = ${crateId}), 0)
      WHERE changes() = 1 AND ${crateId} IS NOT NULL`),
    db.select().from(fanImport).where(sql`${fanImport.id} = ${opened}`),
  ])
  if (made.meta.changes === 0 || !row) {
    throw new Conflict('too-many-imports', messages.tooManyFiles(LIMITS.openFileImports))
  }
  return toImportView(row)
}

const chunkNumbers = (db: Db, userId: string, id: number) =>
  db
    .select({ part: importChunk.part, chunk: importChunk.chunk })
    .from(importChunk)
    .where(and(eq(importChunk.userId, userId), eq(importChunk.importId, id)))
    .orderBy(importChunk.chunk)

type Chunks = { part: 'rows' | 'crates'; chunk: number }[]

const partOf = (chunks: Chunks, part: 'rows' | 'crates') =>
  chunks.filter((one) => one.part === part).map((one) => one.chunk)

const withChunks = (row: typeof fanImport.$inferSelect, chunks: Chunks): FileImportView => ({
  ...toImportView(row),
  chunks: partOf(chunks, 'rows'),
  crateChunks: partOf(chunks, 'crates'),
})

/** A file's import with the chunks that are in; null where the id is not that of a file's. One batch. */
export async function getFileImport(db: Db, userId: string, id: number): Promise<FileImportView | null> {
  const [[row], chunks] = await batch(db, [
    db.select().from(fanImport).where(owned(userId, id)),
    chunkNumbers(db, userId, id),
  ])
  return row ? withChunks(row, chunks) : null
}

/**
 * Ends a file's import as complete and says what became of its rows; one that is over already only says so again.
 * @throws NotFound; Conflict `chunks-missing` while a chunk has not come.
 */
export async function finishFileImport(
  db: Db,
  userId: string,
  id: number,
  end: FileImportEnd,
  now: Date,
): Promise<FileImportResult> {
  const has = (part: 'rows' | 'crates', count: number) => sql`
    (SELECT count(*) FROM import_chunk WHERE user_id = ${userId} AND import_id = ${id} AND part = ${part} AND chunk < ${count}) = ${count}`
  const crateChunks = end.crateChunks ?? 0
  const [, [row], chunks, reports] = await batch(db, [
    db
      .update(fanImport)
      .set({ status: 'complete', finishedAt: now, touchedAt: now })
      .where(
        and(
          owned(userId, id),
          inArray(fanImport.status, GOING_ON),
          has('rows', end.chunks),
          has('crates', crateChunks),
        ),
      ),
    db.select().from(fanImport).where(owned(userId, id)),
    chunkNumbers(db, userId, id),
    db
      .select({ rows: importChunk.rows, failed: importChunk.failed })
      .from(importChunk)
      .where(and(eq(importChunk.userId, userId), eq(importChunk.importId, id), eq(importChunk.part, 'rows'))),
  ])
  if (!row) throw new NotFound(messages.importGone)
  const view = withChunks(row, chunks)
  if (view.status === 'running') {
    throw new Conflict('chunks-missing', lackingText(view, end.chunks, crateChunks))
  }
  const total = reports.reduce((sum, one) => sum + one.rows, 0)
  const failed: RowFailure[] = reports.flatMap((one) => one.failed).sort((a, b) => a.row - b.row)
  return { ...view, report: { total, created: view.added, updated: view.updated, skipped: view.existing, failed } }
}

function lackingText(there: FileImportView, chunks: number, crateChunks: number): string {
  const rows = firstMissing(there.chunks, chunks)
  if (rows !== null) return messages.rowChunkMissing(rows)
  const crates = firstMissing(there.crateChunks, crateChunks)
  return crates === null ? messages.partMissing : messages.crateChunkMissing(crates)
}

function firstMissing(there: readonly number[], count: number): number | null {
  const known = new Set(there)
  for (let chunk = 0; chunk < count; chunk += 1) if (!known.has(chunk)) return chunk
  return null
}

/** Ends files' imports of everybody that nobody has gone on with since `before`; for the daily clean-up. */
export async function endSilentFileImports(db: Db, before: Date, now: Date): Promise<void> {
  await db
    .update(fanImport)
    .set({
      status: 'failed',
      finishedAt: now,
      message: messages.leftUnfinished,
    })
    .where(
      and(
        eq(fanImport.kind, 'file'),
        inArray(fanImport.status, GOING_ON),
        sql`coalesce(${fanImport.touchedAt}, ${fanImport.startedAt}) < ${before.getTime()}`,
      ),
    )
}

/** Forgets what is needed for undoing and reporting files' imports that ended before `before`; for the daily clean-up. */
export async function purgeFileImports(db: Db, before: Date): Promise<void> {
  const old = sql`(user_id, import_id) IN (SELECT user_id, id FROM fan_import WHERE kind = 'file' AND finished_at < ${before.getTime()})`
  await batch(db, [
    db.delete(importChunk).where(old),
    db.delete(importCrate).where(old),
    db.delete(importChange).where(old),
  ])
}
