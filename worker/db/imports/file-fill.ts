import { sql } from 'drizzle-orm'
import { nextRevision, toAlbumColumns } from '../albums/album-rows.ts'
import { jsonChunks } from '../database.ts'
import type { ChunkWriting } from './file-chunks.ts'
import { EMPTY, type Keyed } from './file-keys.ts'

/** The values a row can fill in, headed by the album's id; null if the album has no empty field that the row has a value for. */
function toFilling({ input, existing }: Keyed<unknown>, now: Date) {
  if (!existing || existing.isTrashed || existing.isOwn) return null
  const c = toAlbumColumns(input, now)
  const has =
    (c.rating === null ? 0 : EMPTY.rating) |
    (c.notes === '' ? 0 : EMPTY.notes) |
    (c.tagText === '' ? 0 : EMPTY.tags) |
    (c.coverUrl === null ? 0 : EMPTY.coverUrl) |
    (c.releaseDate === null ? 0 : EMPTY.releaseDate) |
    (c.trackCount === null ? 0 : EMPTY.trackCount) |
    (c.previewTitle === null ? 0 : EMPTY.previewTitle)
  if ((has & existing.empty) === 0) return null
  const tags = c.tagText === '' ? [null, null, null] : [c.bandcampTags, c.userTags, c.tagText]
  return [
    existing.id,
    c.rating,
    c.notes,
    c.notes.toLowerCase(),
    ...tags,
    c.coverUrl,
    c.releaseDate,
    c.trackCount,
    c.previewTitle,
  ]
}

/**
 * The statements of a chunk's batch that fill empty fields of existing albums, from the first row of each, and record what they wrote for
 * undoing.
 */
export function fillAlbums({ ctx, importId, guard, count }: ChunkWriting, rows: readonly Keyed<unknown>[]) {
  const { db, userId, now } = ctx
  const fillings = new Map<number, unknown[]>()
  for (const row of rows) {
    const filling = toFilling(row, now)
    if (filling && row.existing && !fillings.has(row.existing.id)) fillings.set(row.existing.id, filling)
  }
  const hasNoTags = sql`bandcamp_tags = '[]' AND user_tags = '[]'`
  return jsonChunks([...fillings.values()]).flatMap((chunk) => [
    db.run(sql`
      INSERT INTO import_change (user_id, import_id, album_id, filled)
      SELECT ${userId}, ${importId}, id, filled FROM (
        SELECT a.id, json_patch('{}', json_object('rating', CASE WHEN rating IS NULL THEN f.value->>1 END,
          'notes', CASE WHEN notes = '' THEN nullif(f.value->>2, '') END, 'bandcampTags', CASE WHEN ${hasNoTags} THEN json(f.value->4) END,
          'userTags', CASE WHEN ${hasNoTags} THEN json(f.value->5) END, 'coverUrl', CASE WHEN cover_url IS NULL THEN f.value->>7 END,
          'releaseDate', CASE WHEN release_date IS NULL THEN f.value->>8 END, 'trackCount', CASE WHEN track_count IS NULL THEN f.value->>9 END,
          'previewTitle', CASE WHEN preview_title IS NULL THEN f.value->>10 END)) AS filled
        FROM json_each(${chunk}) f CROSS JOIN album a ON a.id = f.value->>0 AND +a.user_id = ${userId} AND a.deleted_at IS NULL)
      WHERE filled <> '{}' AND ${guard} ON CONFLICT DO NOTHING`),
    count('updated'),
    db.run(sql`
      UPDATE album SET rating = coalesce(rating, f.value->>1), notes = CASE WHEN notes = '' THEN f.value->>2 ELSE notes END,
        search_text = CASE WHEN notes = '' THEN search_text || (f.value->>3) ELSE search_text END,
        bandcamp_tags = CASE WHEN ${hasNoTags} THEN coalesce(nullif(f.value->4, 'null'), '[]') ELSE bandcamp_tags END,
        user_tags = CASE WHEN ${hasNoTags} THEN coalesce(nullif(f.value->5, 'null'), '[]') ELSE user_tags END,
        tag_text = CASE WHEN ${hasNoTags} THEN coalesce(f.value->>6, '') ELSE tag_text END,
        cover_url = coalesce(cover_url, f.value->>7), release_date = coalesce(release_date, f.value->>8),
        track_count = coalesce(track_count, f.value->>9), preview_title = coalesce(preview_title, f.value->>10),
        version = version + 1, changed = ${nextRevision(ctx)}
      FROM json_each(${chunk}) f
      JOIN import_change c ON c.user_id = ${userId} AND c.import_id = ${importId} AND c.album_id = f.value->>0 AND c.filled IS NOT NULL
      WHERE album.id = f.value->>0 AND +album.user_id = ${userId} AND ${guard}`),
  ])
}
