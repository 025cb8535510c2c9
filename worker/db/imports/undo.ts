import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { Conflict, NotFound } from '#domain/app-error.ts'
import type { UndoReport } from '#domain/file-import.ts'
import * as messages from '#locales/errors/imports.ts'
import { nextChange } from '../albums/album-rows.ts'
import { batch, type Db } from '../database.ts'
import { album, fanImport, importChange } from '../schema.ts'

/** How long a file's import can be undone, in days: as long as what it took out of the trash would have stayed there. */
export const UNDO_DAYS = 30

/**
 * Takes an import back. What it added goes for good, so that it can come again, unless it was touched since: edited, rated, annotated,
 * tagged or put into a crate. Of a file's import also: its places in crates and the crates that hold nothing else, what it filled into
 * empty fields, and what it took out of the trash, as far as nobody changed that since. One that goes on is ended.
 * @throws NotFound; Conflict `too-late`
 */
export async function undoImport(db: Db, userId: string, importId: number, now: Date): Promise<UndoReport> {
  const owned = and(eq(fanImport.userId, userId), eq(fanImport.id, importId))
  const [row] = await db.select().from(fanImport).where(owned)
  if (!row) throw new NotFound(messages.importGone)
  if (row.kind === 'file' && row.finishedAt && now.getTime() - row.finishedAt.getTime() > UNDO_DAYS * 86_400_000) {
    throw new Conflict('too-late', messages.undoTooLate(UNDO_DAYS))
  }
  const ofImport = and(eq(album.userId, userId), eq(album.importId, importId), isNull(album.deletedAt))
  const untouched = sql`user_id = ${userId} AND import_id = ${importId} AND deleted_at IS NULL AND version = 1
    AND NOT EXISTS (SELECT 1 FROM crate_album WHERE album_id = album.id)`
  const changes = sql`import_change c WHERE c.user_id = ${userId} AND c.import_id = ${importId} AND c.album_id = album.id`
  const results = await batch(db, [
    db
      .update(fanImport)
      .set({
        undoneAt: now,
        waitingUntil: null,
        status: sql`CASE WHEN status IN ('running', 'waiting') THEN 'cancelled' ELSE status END`,
        finishedAt: sql`coalesce(finished_at, ${now.getTime()})`,
      })
      .where(owned),
    db.run(sql`DELETE FROM crate_album WHERE user_id = ${userId} AND import_id = ${importId}`),
    emptyAgain(db, userId, now, changes),
    backToTrash(db, userId, importId, now, changes),
    // Without a new stamp on what stays, the largest one could be one that a browser still holds for what goes.
    db.run(sql`
      UPDATE album SET changed = ${nextChange(userId, now)}
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

/** Empties the fields that an import filled and that still hold what it wrote. */
function emptyAgain(db: Db, userId: string, now: Date, changes: SQL) {
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
      tag_text = CASE WHEN ${tags} THEN '' ELSE tag_text END, version = version + 1, changed = ${nextChange(userId, now)}
    FROM ${changes} AND c.filled IS NOT NULL AND album.deleted_at IS NULL AND (${any})`)
}

/** Puts what an import took out of the trash back into it, as it lay there. */
const backToTrash = (db: Db, userId: string, importId: number, now: Date, changes: SQL) =>
  db.run(sql`
    UPDATE album SET deleted_at = ${now.getTime()}, version = version + 1, changed = ${nextChange(userId, now)},
      import_id = c.before->>'importId', list = c.before->>'list', title = c.before->>'title', artist = c.before->>'artist',
      cover_url = c.before->>'coverUrl', rating = c.before->>'rating', notes = c.before->>'notes',
      release_date = c.before->>'releaseDate', track_count = c.before->>'trackCount', bandcamp_tags = c.before->>'bandcampTags',
      user_tags = c.before->>'userTags', search_text = c.before->>'searchText', tag_text = c.before->>'tagText',
      preview_title = c.before->>'previewTitle', added_at = c.before->>'addedAt'
    FROM ${changes} AND c.before IS NOT NULL AND album.import_id = ${importId} AND album.deleted_at IS NULL
      AND album.version = (c.before->>'version') + 1`)
