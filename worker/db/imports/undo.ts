import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { chunk } from '#domain/chunk.ts'
import { Conflict, NotFound } from '#domain/errors/app-error.ts'
import type { UndoReport } from '#domain/imports/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/imports.ts'
import { write } from '../accounts/budgets.ts'
import { changedRows, countDeleted } from '../albums/album-count.ts'
import { CONTENT_COLUMNS, FILLINGS, FOLDED_NAMES, joined } from '../albums/field-sql.ts'
import { nextRevision } from '../changes/revision.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { album, importChange, imports } from '../schema.ts'
import { inChunks, sumOf } from '../steps.ts'
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

/** Undoes what an import did to some albums. */
async function undoAlbums(ctx: Ctx, importId: number, ids: readonly number[]) {
  const { db, userId } = ctx
  const some = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const isIts = sql`+user_id = ${userId} AND import_id = ${importId}`
  const untouched = sql`id IN ${some} AND ${isIts} AND deleted_at IS NULL AND version = 1
    AND NOT EXISTS (SELECT 1 FROM crate_album WHERE album_id = album.id)`
  const changes = sql`import_change c WHERE c.user_id = ${userId} AND c.import_id = ${importId} AND c.album_id = album.id AND album.id IN ${some} AND +album.user_id = ${userId}`
  const statements = [
    db.run(
      sql`DELETE FROM crate_album WHERE album_id IN ${some} AND +user_id = ${userId} AND +import_id = ${importId}`,
    ),
    revertFilled(ctx, changes),
    changedRows(ctx),
    removeTracks(ctx, importId, changes),
    returnToTrash(ctx, importId, changes),
    changedRows(ctx),
    // A row that stays gets a new revision; otherwise the highest one could equal a revision that a browser holds for the deleted rows.
    db.run(sql`
      UPDATE album SET changed = ${nextRevision(ctx)}
      WHERE id = (
        SELECT id FROM album WHERE user_id = ${userId} AND deleted_at IS NULL AND NOT (${untouched}) ORDER BY list, added_at, id LIMIT 1)`),
    db.run(sql`DELETE FROM album WHERE ${untouched}`),
    changedRows(ctx),
    countDeleted(ctx),
    db.run(
      sql`DELETE FROM import_change WHERE user_id = ${userId} AND import_id = ${importId} AND album_id IN ${some}`,
    ),
  ] as const
  const [, , [emptied], , , [trashed], , , [removed]] = await write(ctx, statements, ['copied_bytes'])
  return { removed: removed?.count ?? 0, reverted: (emptied?.count ?? 0) + (trashed?.count ?? 0) }
}

const filled = (name: string) => `c.filled->>'${name}'`

/** Which of the filled fields still hold what the import wrote; tags of both kinds count together. */
const FILLED = FILLINGS.map(({ name, columns }) => ({
  name,
  columns,
  isThere: `(${columns.map(({ key, column }) => `${column} = ${columns.length > 1 ? `coalesce(${filled(key)}, '[]')` : filled(key)}`).join(' AND ')}${columns.length > 1 ? ` AND (${columns.map(({ key }) => `${filled(key)} IS NOT NULL`).join(' OR ')})` : ''})`,
}))
const isThere = (name: string) => FILLED.find((one) => one.name === name)?.isThere ?? 'false'

const EMPTIED = joined([
  `search_text = CASE WHEN ${isThere('notes')} THEN words || char(10) ELSE search_text END`,
  `folded_text = CASE WHEN ${isThere('notes')} THEN nullif(${FOLDED_NAMES}, words || char(10)) ELSE folded_text END`,
  `tag_text = CASE WHEN ${isThere('tags')} THEN '' ELSE tag_text END`,
  `folded_tags = CASE WHEN ${isThere('tags')} THEN NULL ELSE folded_tags END`,
  `folded_label = CASE WHEN ${isThere('label')} THEN NULL ELSE folded_label END`,
  ...FILLED.flatMap((one) =>
    one.columns.map(({ column, empty }) => `${column} = CASE WHEN ${one.isThere} THEN ${empty} ELSE ${column} END`),
  ),
])
const ANY_THERE = joined(
  FILLED.map((one) => one.isThere),
  ' OR ',
)

/** Empties the fields that the import filled and that still hold its values. */
const revertFilled = (ctx: Ctx, changes: SQL) =>
  ctx.db.run(sql`
    UPDATE album SET ${EMPTIED}, version = version + 1, changed = ${nextRevision(ctx)}
    FROM ${changes} AND c.filled IS NOT NULL AND album.deleted_at IS NULL AND (${ANY_THERE})`)

const RETURNED = joined([
  ...CONTENT_COLUMNS.map(([name, column]) => `${column} = c.before->>'${name}'`),
  `track_text = iif(c.before->>'hasNoTracks', '', track_text)`,
])

/** The condition that the import restored an album, which nobody has changed since. */
const isRestored = (importId: number) => sql`c.before IS NOT NULL AND album.import_id = ${importId}
  AND album.deleted_at IS NULL AND album.version = (c.before->>'version') + 1`

/** Removes the tracks of albums that the import restored and that had none before. */
const removeTracks = ({ db, userId }: Ctx, importId: number, changes: SQL) =>
  db.run(sql`
    DELETE FROM album_track WHERE user_id = ${userId} AND album_id IN (
      SELECT album.id FROM album, ${changes} AND ${isRestored(importId)} AND c.before->>'hasNoTracks')`)

/** Returns albums that the import restored to the trash, with their previous content. */
const returnToTrash = (ctx: Ctx, importId: number, changes: SQL) =>
  ctx.db.run(sql`
    UPDATE album SET deleted_at = ${ctx.now.getTime()}, version = version + 1, changed = ${nextRevision(ctx)},
      import_id = c.before->>'importId', ${RETURNED}
    FROM ${changes} AND ${isRestored(importId)}`)
