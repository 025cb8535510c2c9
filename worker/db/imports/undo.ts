import { and, eq, isNull, sql } from 'drizzle-orm'
import { chunk } from '#domain/chunk.ts'
import { Conflict, NotFound } from '#domain/errors/app-error.ts'
import type { UndoReport } from '#domain/imports/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/imports.ts'
import { write } from '../accounts/budgets.ts'
import { changedRows, countDeleted } from '../albums/album-count.ts'
import { CONTENT_COLUMNS } from '../albums/field-sql.ts'
import { untilWritten } from '../changes/change-albums.ts'
import type { AlbumColumns } from '../changes/derived.ts'
import { bumpRevision } from '../changes/revision.ts'
import { type Column, columnsOfJson, readRows, toAlbumRow } from '../changes/rows.ts'
import { areAsRead, changesOf, changesStatement } from '../changes/statements.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { album, importChange, imports } from '../schema.ts'
import { inChunks, sumOf } from '../steps.ts'
import { emptiedColumns } from './existing.ts'
import { undoRest } from './import-extras.ts'
import { ownImport } from './imports.ts'

// So many albums hold the database for 50 to 100 ms.
const ALBUMS_PER_STEP = 250

/**
 * Undoes an import. Albums it added are deleted for good, so that they can be imported again, unless they were changed since: edited,
 * rated, annotated, tagged or put in a crate. For a file import it also reverts crate positions, crates that contain nothing else, filled
 * fields, albums restored from the trash, names of albums, tag rules, colors of tags and pairs that are not the same, unless changed since.
 * An active import ends. Many albums are undone in steps; interrupted, the same call undoes the rest. @throws NotFound; Conflict `too-late`
 */
export async function undoImport(ctx: Ctx, importId: number): Promise<UndoReport> {
  const { db, userId, now } = ctx
  const owned = ownImport(userId, importId)
  const [row] = await db.select().from(imports).where(owned)
  if (!row) throw new NotFound(messages.importGone)
  if (
    row.kind === 'file' &&
    row.finishedAt &&
    now.getTime() - row.finishedAt.getTime() > LIMITS.importUndoDays * 86_400_000
  ) {
    throw new Conflict('too-late', messages.undoTooLate(LIMITS.importUndoDays))
  }
  const tagRules = row.kind === 'file' ? await undoRest(ctx, importId) : 0
  await write(ctx, [
    db
      .update(imports)
      .set({
        undoneAt: now,
        waitingUntil: null,
        status: sql`CASE WHEN status IN ('running', 'waiting') THEN 'cancelled' ELSE status END`,
        finishedAt: sql`coalesce(finished_at, ${now.getTime()})`,
      })
      .where(owned),
  ])
  const concerned = await albumsOfImport(ctx, importId)
  const steps = await inChunks(ctx, chunk(concerned, ALBUMS_PER_STEP), (step, ids) => undoAlbums(step, importId, ids))
  const [, , [crates], , , [left]] = await write(ctx, [
    // Albums that the import added keep their names as long as they stay.
    db.run(sql`
      DELETE FROM album_alias WHERE user_id = ${userId} AND import_id = ${importId}
        AND (SELECT import_id FROM album WHERE id = album_id) IS NOT ${importId}`),
    db.run(sql`
      DELETE FROM crate WHERE user_id = ${userId} AND import_id = ${importId}
        AND NOT EXISTS (SELECT 1 FROM crate_album WHERE user_id = ${userId} AND crate_id = crate.id)`),
    changedRows(ctx),
    db.run(sql`DELETE FROM listen WHERE user_id = ${userId} AND import_id = ${importId}`),
    db.delete(importChange).where(and(eq(importChange.userId, userId), eq(importChange.importId, importId))),
    db
      .select({ kept: sql<number>`count(*)` })
      .from(album)
      .where(and(eq(album.userId, userId), eq(album.importId, importId), isNull(album.deletedAt))),
  ])
  return {
    removed: sumOf(steps.map(({ removed }) => removed)),
    reverted: sumOf(steps.map(({ reverted }) => reverted)),
    crates: crates?.count ?? 0,
    tagRules,
    kept: left?.kept ?? 0,
  }
}

/** The albums that an import added, changed or put into crates. */
async function albumsOfImport({ db, userId }: Ctx, importId: number): Promise<number[]> {
  const isIts = sql`user_id = ${userId} AND import_id = ${importId}`
  const found = await batch(db, [
    db.all<{ id: number }>(sql`SELECT id FROM album WHERE ${isIts}`),
    db.all<{ id: number }>(sql`SELECT album_id AS id FROM import_change WHERE ${isIts}`),
    db.all<{ id: number }>(sql`SELECT DISTINCT album_id AS id FROM crate_album WHERE ${isIts}`),
  ])
  return [...new Set(found.flat().map(({ id }) => id))].sort((a, b) => a - b)
}

type Noted = { albumId: number; before: string | null; filled: string | null }

/** Undoes what an import did to some albums. */
const undoAlbums = (ctx: Ctx, importId: number, ids: readonly number[]) =>
  untilWritten(async () => {
    const { db, userId, now } = ctx
    const some = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
    const noted = sql`import_change WHERE user_id = ${userId} AND import_id = ${importId} AND album_id IN ${some}`
    const [changed, read] = await batch(db, [
      db.all<Noted>(sql`SELECT album_id AS albumId, before, filled FROM ${noted}`),
      readRows(ctx, sql`+user_id = ${userId} AND deleted_at IS NULL AND id IN (SELECT album_id FROM ${noted})`),
    ])
    const notes = new Map(
      changed.map(({ albumId, before, filled }) => [
        albumId,
        { was: before === null ? null : (JSON.parse(before) as Before), filled },
      ]),
    )
    const changes = changesOf(
      ctx,
      read.map((row) => toAlbumRow(row)),
      (row) => {
        const { was, filled } = notes.get(row.id) ?? {}
        if (!was) return filled ? { ...emptiedColumns(row, JSON.parse(filled)), ...STAYS } : null
        // Nobody has changed it since.
        const isRestored = row.importId === importId && row.version === was.version + 1
        return isRestored ? { ...beforeColumns(was), ...STAYS, deletedAt: now } : null
      },
    )
    const guard = areAsRead(
      ctx,
      changes.map(({ row }) => row),
    )
    const untracked = changes.flatMap(({ row: { id }, set }) =>
      set.deletedAt && notes.get(id)?.was?.hasNoTracks ? [id] : [],
    )
    const isDone = changes.length > 0 ? sql`NOT EXISTS (SELECT 1 FROM ${noted})` : sql`true`
    const untouched = sql`id IN ${some} AND +user_id = ${userId} AND import_id = ${importId} AND deleted_at IS NULL AND version = 1
      AND NOT EXISTS (SELECT 1 FROM crate_album WHERE album_id = album.id)`
    const [, , written, , , [removed]] = await write(
      ctx,
      [
        db.run(sql`
          DELETE FROM crate_album WHERE album_id IN ${some} AND +user_id = ${userId} AND +import_id = ${importId} AND ${guard}`),
        db.run(sql`
          DELETE FROM album_track WHERE user_id = ${userId} AND album_id IN (SELECT value FROM json_each(${JSON.stringify(untracked)}))
            AND ${guard}`),
        // Before the others are deleted, one that stays has to get a new revision.
        changes.length > 0 ? changesStatement(ctx, changes) : bumpRevision(ctx, sql`NOT (${untouched})`),
        db.run(sql`DELETE FROM ${noted} AND ${changes.length > 0 ? sql`changes() > 0` : sql`true`}`),
        db.run(sql`DELETE FROM album WHERE ${untouched} AND ${isDone}`),
        changedRows(ctx),
        countDeleted(ctx),
      ],
      ['bytes'],
    )
    if (changes.length > 0 && written.meta.changes === 0) return null
    return { removed: removed?.count ?? 0, reverted: changes.length }
  })

/** An undo is no new rating or move. */
const STAYS = { ratedAt: undefined, movedAt: undefined, namesFrom: undefined } as const

type Before = { version: number; importId?: number; hasNoTracks?: 1 } & Record<string, unknown>

/** What an album that the import restored was in the trash. */
function beforeColumns(was: Before): AlbumColumns {
  const content = CONTENT_COLUMNS.map(([name]) => name as Column)
  return {
    ...columnsOfJson(was, content),
    importId: was.importId ?? null,
    ...(was.hasNoTracks && { trackText: '' }),
  }
}
