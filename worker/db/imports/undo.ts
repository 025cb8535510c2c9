import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { Conflict, NotFound } from '#domain/app-error.ts'
import type { UndoReport } from '#domain/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/imports.ts'
import { nextRevision } from '../albums/album-rows.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { album, importChange, imports } from '../schema.ts'
import { ownImport } from './imports.ts'

/**
 * Undoes an import. Albums it added are deleted for good, so that they can be imported again, unless they were changed since: edited,
 * rated, annotated, tagged or put in a crate. For a file import it also reverts crate positions, crates that contain nothing else, filled
 * fields, and albums restored from the trash, unless changed since. An active import ends. @throws NotFound; Conflict `too-late`
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
  const ofImport = and(eq(album.userId, userId), eq(album.importId, importId), isNull(album.deletedAt))
  const untouched = sql`user_id = ${userId} AND import_id = ${importId} AND deleted_at IS NULL AND version = 1
    AND NOT EXISTS (SELECT 1 FROM crate_album WHERE album_id = album.id)`
  const changes = sql`import_change c WHERE c.user_id = ${userId} AND c.import_id = ${importId} AND c.album_id = album.id`
  const results = await batch(db, [
    db
      .update(imports)
      .set({
        undoneAt: now,
        waitingUntil: null,
        status: sql`CASE WHEN status IN ('running', 'waiting') THEN 'cancelled' ELSE status END`,
        finishedAt: sql`coalesce(finished_at, ${now.getTime()})`,
      })
      .where(owned),
    db.run(sql`DELETE FROM crate_album WHERE user_id = ${userId} AND import_id = ${importId}`),
    revertFilled(ctx, changes),
    returnToTrash(ctx, importId, changes),
    // The rows that stay get a new revision; otherwise the highest one could equal a revision that a browser holds for the deleted rows.
    db.run(sql`
      UPDATE album SET changed = ${nextRevision(ctx)}
      WHERE id = (SELECT max(id) FROM album WHERE user_id = ${userId} AND deleted_at IS NULL AND NOT (${untouched}))`),
    db.run(sql`DELETE FROM album WHERE ${untouched}`),
    db.run(sql`
      DELETE FROM crate WHERE user_id = ${userId} AND import_id = ${importId}
        AND NOT EXISTS (SELECT 1 FROM crate_album WHERE user_id = ${userId} AND crate_id = crate.id)`),
    db.delete(importChange).where(and(eq(importChange.userId, userId), eq(importChange.importId, importId))),
    db.select({ kept: sql<number>`count(*)` }).from(album).where(ofImport),
  ])
  const [, , emptied, trashed, , removed, crates, , [left]] = results
  return {
    removed: removed.meta.changes,
    reverted: emptied.meta.changes + trashed.meta.changes,
    crates: crates.meta.changes,
    kept: left?.kept ?? 0,
  }
}

const FILLED = [
  ['rating', 'rating', 'NULL'],
  ['notes', 'notes', "''"],
  ['coverUrl', 'cover_url', 'NULL'],
  ['releaseDate', 'release_date', 'NULL'],
  ['trackCount', 'track_count', 'NULL'],
  ['previewTitle', 'preview_title', 'NULL'],
] as const

/** Empties the fields that the import filled and that still hold its values. */
function revertFilled(ctx: Ctx, changes: SQL) {
  const { db } = ctx
  const still = (name: string, column: string) => sql.raw(`${column} = c.filled->>'${name}'`)
  const tags = sql`${still('bandcampTags', 'bandcamp_tags')} AND ${still('userTags', 'user_tags')}`
  const notes = still('notes', 'notes')
  const parts = FILLED.map(([name, column, none]) => {
    return sql`${sql.raw(column)} = CASE WHEN ${still(name, column)} THEN ${sql.raw(none)} ELSE ${sql.raw(column)} END`
  })
  const any = sql.join([...FILLED.map(([name, column]) => still(name, column)), tags], sql` OR `)
  return db.run(sql`
    UPDATE album SET ${sql.join(parts, sql`, `)},
      search_text = CASE WHEN ${notes} THEN words || char(10) ELSE search_text END,
      bandcamp_tags = CASE WHEN ${tags} THEN '[]' ELSE bandcamp_tags END, user_tags = CASE WHEN ${tags} THEN '[]' ELSE user_tags END,
      tag_text = CASE WHEN ${tags} THEN '' ELSE tag_text END, version = version + 1, changed = ${nextRevision(ctx)}
    FROM ${changes} AND c.filled IS NOT NULL AND album.deleted_at IS NULL AND (${any})`)
}

/** Returns albums that the import restored to the trash, with their previous content. */
const returnToTrash = (ctx: Ctx, importId: number, changes: SQL) =>
  ctx.db.run(sql`
    UPDATE album SET deleted_at = ${ctx.now.getTime()}, version = version + 1, changed = ${nextRevision(ctx)},
      import_id = c.before->>'importId', list = c.before->>'list', title = c.before->>'title', artist = c.before->>'artist',
      cover_url = c.before->>'coverUrl', rating = c.before->>'rating', notes = c.before->>'notes',
      release_date = c.before->>'releaseDate', track_count = c.before->>'trackCount', bandcamp_tags = c.before->>'bandcampTags',
      user_tags = c.before->>'userTags', search_text = c.before->>'searchText', tag_text = c.before->>'tagText',
      preview_title = c.before->>'previewTitle', added_at = c.before->>'addedAt'
    FROM ${changes} AND c.before IS NOT NULL AND album.import_id = ${importId} AND album.deleted_at IS NULL
      AND album.version = (c.before->>'version') + 1`)
