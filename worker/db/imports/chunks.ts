import { type SQL, sql } from 'drizzle-orm'
import { Conflict, NotFound } from '#domain/errors/app-error.ts'
import type { FailedRow } from '#domain/errors/error.ts'
import type { ChunkReport } from '#domain/imports/file-import.ts'
import type { FileMode } from '#domain/imports/file-mode.ts'
import { type ImportKind, type ImportStatus, isImportOver } from '#domain/imports/import-status.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { write } from '../budgets.ts'
import type { Ctx } from '../context.ts'
import type { Statement } from '../database.ts'

/** Identifies a chunk of an import: a page of a fan's list, or a piece of a file. `chunk` counts from 0 within its part. */
export type ChunkId = { importId: number; part: 'rows' | 'crates'; chunk: number }

type State = {
  kind: ImportKind
  status: ImportStatus
  mode: FileMode | null
  crateId: number | null
  rows: number | null
  created: number
  updated: number
  faulty: number
  failed: string
}

/** The statement that reads an import and one of its chunks; `reportOf` and `requireOpen` evaluate its rows. */
export const chunkState = ({ db, userId }: Ctx, { importId, part, chunk }: ChunkId) =>
  db.all<State>(sql`
    SELECT i.kind, i.status, i.mode, i.crate_id AS crateId, c.rows, c.created, c.updated, c.faulty, c.failed
    FROM fan_import i LEFT JOIN import_chunk c
      ON c.user_id = i.user_id AND c.import_id = i.id AND c.part = ${part} AND c.chunk = ${chunk}
    WHERE i.user_id = ${userId} AND i.id = ${importId}`)

/** The report of a chunk that is already written; null otherwise. */
export function reportOf([state]: State[]): ChunkReport | null {
  if (!state || state.rows === null) return null
  const { rows, created, updated, faulty } = state
  return {
    created,
    updated,
    skipped: rows - created - updated - faulty,
    failed: JSON.parse(state.failed) as FailedRow[],
  }
}

/** The state of the import a chunk belongs to. @throws NotFound; Conflict `import-over` if it takes no more chunks */
export function requireOpen([state]: State[]): State {
  if (!state) throw new NotFound(messages.importGone)
  if (isImportOver(state.status)) throw new Conflict('import-over', messages.importOver)
  return state
}

/**
 * What a chunk holds: its rows, those that failed, how many of the others fill in albums that are there, the ids of those in the trash, and
 * for a fan's list what it skipped and how many entries are known. `condition` is what it was made for, and has to hold still.
 */
type Content = {
  rows: number
  failed: readonly FailedRow[]
  updated?: number
  trashed?: readonly number[]
  skipped?: number
  found?: number
  condition?: SQL
}

/**
 * The parts of a chunk's batch, for `runChunk`. Every statement contains `guard`, which holds only in the one batch that claims the chunk
 * while the import is active, so nothing is written twice. `countCreated` counts the rows of the previous statement.
 */
export function chunkWriting(
  ctx: Ctx,
  id: ChunkId,
  { rows, failed, updated = 0, trashed = [], skipped = 0, found = 0, condition = sql`true` }: Content,
) {
  const { db, userId, now } = ctx
  const { importId, part, chunk } = id
  const token = crypto.randomUUID()
  const where = sql`user_id = ${userId} AND import_id = ${importId} AND part = ${part} AND chunk = ${chunk} AND token = ${token}`
  const guard: SQL = sql`EXISTS (SELECT 1 FROM import_chunk WHERE ${where})`
  const counts = sql`, skipped = skipped + ${skipped}, found = max(found, ${found}, added + updated + existing + failed + c.inChunk),
    added = added + c.created, trashed = trashed + c.inTrash, updated = updated + c.filled, failed = failed + c.faulty,
    existing = existing + c.inChunk - c.created - c.filled - c.faulty`
  return {
    ctx,
    importId,
    guard,
    take: db.run(sql`
      INSERT INTO import_chunk (user_id, import_id, part, chunk, token, rows, updated, faulty, failed, trashed)
      SELECT ${userId}, ${importId}, ${part}, ${chunk}, ${token}, ${rows}, ${updated}, ${failed.length}, ${JSON.stringify(failed)}, ${JSON.stringify(trashed)}
      FROM fan_import WHERE user_id = ${userId} AND id = ${importId} AND status IN ('running', 'waiting') AND ${condition} ON CONFLICT DO NOTHING`),
    countCreated: () => db.run(sql`UPDATE import_chunk SET created = created + changes() WHERE ${where}`),
    /** Keeps the count of the person's albums; comes before anything but new albums is counted as created. */
    keepCount: () =>
      db.run(sql`
        INSERT INTO album_count (user_id, albums) SELECT ${userId}, created FROM import_chunk WHERE ${where} AND created > 0
        ON CONFLICT (user_id) DO UPDATE SET albums = albums + excluded.albums`),
    finish: {
      counted: db.run(sql`
        UPDATE fan_import SET touched_at = ${now.getTime()} ${part === 'rows' ? counts : sql``}
        FROM (SELECT rows AS inChunk, created, updated AS filled, faulty, json_array_length(trashed) AS inTrash FROM import_chunk WHERE ${where}) c WHERE fan_import.user_id = ${userId} AND fan_import.id = ${importId}`),
      goingOn: db.run(sql`
        UPDATE fan_import SET status = 'running', waiting_until = NULL, message = NULL
        WHERE user_id = ${userId} AND id = ${importId} AND status = 'waiting' AND ${guard}`),
      end: chunkState(ctx, id),
    },
  }
}

export type ChunkWriting = ReturnType<typeof chunkWriting>

/** Writes a chunk in one batch and returns its report; null if its condition holds no longer. @throws NotFound; Conflict `import-over` */
export async function runChunk(
  { ctx, take, finish }: ChunkWriting,
  statements: Readonly<Record<string, Statement>>,
): Promise<ChunkReport | null> {
  const { end } = await write(ctx, { take, ...statements, ...finish }, ['places', 'bytes'])
  const report = reportOf(end)
  if (!report) requireOpen(end)
  return report
}
