import { sql } from 'drizzle-orm'
import { latestHeardAt } from '#domain/diary/listen.ts'
import type { Matched } from '#domain/imports/match-items.ts'
import { LIMITS } from '#domain/limits.ts'
import { nameOf } from '../albums/look-up.ts'
import { chunksByColumn, isNamed } from '../changes/named-albums.ts'
import type { ChunkWriting } from './chunks.ts'

/** The time of a listen, or of a whole day its date and what follows it. */
const boundOf = (end: string) =>
  sql`iif(f.value->>'isWholeDay', substr(f.value->>'at', 1, 10) || ${end}, f.value->>'at')`

/**
 * The statements of a chunk's batch that bring the listens of its albums into the diary. One of the same album and time is there already,
 * and one of a whole day where the diary has another of that day: the same plays may be in both, and nothing tells them apart. Those over
 * the limit of a diary, and those that lie ahead, are left out.
 */
export function writeListens({ ctx, importId, guard }: ChunkWriting, rows: readonly Matched[]) {
  const { db, userId, now } = ctx
  const latest = latestHeardAt(now)
  const listens = rows.flatMap((row) =>
    (row.item.album.listens ?? []).flatMap((listen) => (listen.at > latest ? [] : { ...nameOf(row), ...listen })),
  )
  return chunksByColumn(listens, 10_000).map(({ column, chunk }) =>
    db.run(sql`
      INSERT INTO listen (user_id, album_id, at, rating, note, import_id)
      SELECT DISTINCT ${userId}, a.id, f.value->>'at', f.value->>'rating', coalesce(f.value->>'note', ''), ${importId}
      FROM json_each(${chunk}) f CROSS JOIN album a ON ${isNamed(ctx, column, 'f')}
      WHERE ${guard} AND NOT EXISTS (SELECT 1 FROM listen l WHERE l.album_id = a.id
        AND l.at BETWEEN ${boundOf('')} AND ${boundOf('Z')})
      LIMIT max(0, ${LIMITS.listensPerPerson} - (SELECT count(*) FROM listen WHERE user_id = ${userId}))`),
  )
}
