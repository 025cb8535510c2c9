import { sql } from 'drizzle-orm'
import { LIMITS } from '#domain/limits.ts'
import { jsonChunks } from '../database.ts'
import type { ChunkWriting } from './chunks.ts'
import { type Matched, nameOf } from './match.ts'

/**
 * The statements of a chunk's batch that bring the listens of its albums into the diary. One of the same album and time is there already;
 * those over the limit of a diary are left out.
 */
export function writeListens({ ctx: { db, userId }, importId, guard }: ChunkWriting, rows: readonly Matched[]) {
  const listens = rows.flatMap((row) => {
    const { column, name } = nameOf(row)
    return (row.item.album.listens ?? []).map((listen) => ({ column, row: { name, ...listen } }))
  })
  return (['id', 'bandcamp_url', 'source_key'] as const).flatMap((column) =>
    jsonChunks(
      listens.filter((one) => one.column === column).map((one) => one.row),
      10_000,
    ).map((chunk) =>
      db.run(sql`
        INSERT INTO listen (user_id, album_id, at, rating, note, import_id)
        SELECT DISTINCT ${userId}, a.id, f.value->>'at', f.value->>'rating', coalesce(f.value->>'note', ''), ${importId}
        FROM json_each(${chunk}) f CROSS JOIN album a
          ON a.${sql.raw(column)} = f.value->>'name' AND ${sql.raw(column === 'id' ? '+' : '')}a.user_id = ${userId} AND a.deleted_at IS NULL
        WHERE ${guard} AND NOT EXISTS (SELECT 1 FROM listen l WHERE l.album_id = a.id AND l.at = f.value->>'at')
        LIMIT max(0, ${LIMITS.listensPerPerson} - (SELECT count(*) FROM listen WHERE user_id = ${userId}))`),
    ),
  )
}
