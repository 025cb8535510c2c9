import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { Conflict, NotFound } from '#domain/app-error.ts'
import type { RowFailure } from '#domain/error.ts'
import type { ChunkReport, FileMode } from '#domain/file-import.ts'
import type { ImportStatus } from '#domain/import-status.ts'
import * as messages from '#locales/errors/imports.ts'
import { batch, type Db } from '../database.ts'

/** One chunk of a file's import. */
export type ChunkId = { userId: string; importId: number; part: 'rows' | 'crates'; chunk: number }

type State = {
  status: ImportStatus
  mode: FileMode
  crateId: number | null
  rows: number | null
  created: number
  updated: number
  faulty: number
  failed: string
}

/** The statement that reads an import and one of its chunks; `reportOf` and `requireOpen` read its answer. */
export const chunkState = (db: Db, { userId, importId, part, chunk }: ChunkId) =>
  db.all<State>(sql`
    SELECT i.status, i.mode, i.crate_id AS crateId, c.rows, c.created, c.updated, c.faulty, c.failed
    FROM fan_import i LEFT JOIN import_chunk c
      ON c.user_id = i.user_id AND c.import_id = i.id AND c.part = ${part} AND c.chunk = ${chunk}
    WHERE i.user_id = ${userId} AND i.id = ${importId} AND i.kind = 'file'`)

/** What became of a chunk that is in; null where it is not. */
export function reportOf([state]: State[]): ChunkReport | null {
  if (!state || state.rows === null) return null
  const { rows, created, updated, faulty } = state
  return {
    created,
    updated,
    skipped: rows - created - updated - faulty,
    failed: JSON.parse(state.failed) as RowFailure[],
  }
}

/** The import that a chunk is for. @throws NotFound; Conflict `import-over` when it takes no more chunks. */
export function requireOpen([state]: State[]): State {
  if (!state) throw new NotFound(messages.importGone)
  if (state.status !== 'running') throw new Conflict('import-over', messages.importOver)
  return state
}

/**
 * What a chunk's statements need, for `runChunk`: `guard` stands in each of them. It holds only in the one batch that took the chunk while
 * the import was going on, so that nothing is written twice. `count` counts what the statement before it wrote.
 */
export function chunkWriting(db: Db, id: ChunkId, rows: number, failed: readonly RowFailure[], now: Date) {
  const { userId, importId, part, chunk } = id
  const token = crypto.randomUUID()
  const where = sql`user_id = ${userId} AND import_id = ${importId} AND part = ${part} AND chunk = ${chunk} AND token = ${token}`
  const guard: SQL = sql`EXISTS (SELECT 1 FROM import_chunk WHERE ${where})`
  const sum = (column: string) =>
    sql`(SELECT sum(${sql.raw(column)}) FROM import_chunk WHERE user_id = ${userId} AND import_id = ${importId} AND part = 'rows')`
  return {
    db,
    userId,
    importId,
    now,
    guard,
    take: db.run(sql`
      INSERT INTO import_chunk (user_id, import_id, part, chunk, token, rows, faulty, failed)
      SELECT ${userId}, ${importId}, ${part}, ${chunk}, ${token}, ${rows}, ${failed.length}, ${JSON.stringify(failed)}
      FROM fan_import WHERE user_id = ${userId} AND id = ${importId} AND status = 'running' ON CONFLICT DO NOTHING`),
    count: (column: 'created' | 'updated') =>
      db.run(sql`UPDATE import_chunk SET ${sql.raw(column)} = ${sql.raw(column)} + changes() WHERE ${where}`),
    finish: [
      db.run(sql`
        UPDATE fan_import SET touched_at = ${now.getTime()}, found = max(found, coalesce(${sum('rows')}, 0)), added = coalesce(${sum('created')}, 0),
          updated = coalesce(${sum('updated')}, 0), failed = coalesce(${sum('faulty')}, 0),
          existing = coalesce(${sum('rows - created - updated - faulty')}, 0)
        WHERE user_id = ${userId} AND id = ${importId} AND ${guard}`),
      chunkState(db, id),
    ] as const,
  }
}

export type ChunkWriting = ReturnType<typeof chunkWriting>

/** Writes a chunk in one batch and answers what became of it. @throws NotFound; Conflict `import-over` */
export async function runChunk(
  { db, take, finish }: ChunkWriting,
  statements: readonly BatchItem<'sqlite'>[],
): Promise<ChunkReport> {
  const end = (await batch(db, [take, ...statements, ...finish])).at(-1) as State[]
  const report = reportOf(end)
  if (report) return report
  requireOpen(end)
  throw new Error('The chunk was not written')
}
