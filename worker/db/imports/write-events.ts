import { sql } from 'drizzle-orm'
import type { Matched } from '#domain/imports/match-items.ts'
import { LIMITS } from '#domain/limits.ts'
import { nameOf } from '../albums/look-up.ts'
import { write } from '../budgets.ts'
import { chunksByColumn, isNamed } from '../changes/named-albums.ts'
import type { Ctx } from '../context.ts'
import { idsOf, inList } from '../database.ts'
import type { ChunkWriting } from './chunks.ts'

const DAY_MS = 86_400_000
const REMOVED_AT_ONCE = 5_000

/**
 * The statements of a chunk's batch that bring what has happened to its albums elsewhere. For a new album that takes the place of its
 * being added now. An album that is there keeps its own, is not added again, and gets of the others what it lacks, the newest first, as
 * far as it has room. What lies ahead is left out.
 */
export function writeEvents({ ctx, importId, guard }: ChunkWriting, rows: readonly Matched[]) {
  const { db, userId, now } = ctx
  const known = new Set<string>()
  const events = rows.flatMap((row) =>
    (row.item.album.events ?? []).flatMap(({ at, kind, before, after }) => {
      const event = { ...nameOf(row), at: Date.parse(at), kind, before, after, isNew: row.existing ? 0 : 1 }
      const key = JSON.stringify(event)
      if (known.has(key) || event.at > now.getTime() + DAY_MS) return []
      known.add(key)
      return [event]
    }),
  )
  return chunksByColumn(events, 10_000).flatMap(({ column, chunk }) => {
    const album = sql`album a ON ${isNamed(ctx, column, 'f')}`
    const here = sql`album_event e WHERE e.album_id = a.id`
    return [
      db.run(sql`
        DELETE FROM album_event WHERE kind = 'added' AND import_id IS NULL AND ${guard} AND album_id IN (
          SELECT a.id FROM json_each(${chunk}) f CROSS JOIN ${album} WHERE f.value->>'isNew' AND a.import_id = ${importId})`),
      db.run(sql`
        INSERT INTO album_event (user_id, album_id, at, kind, before, after, import_id)
        SELECT ${userId}, album_id, at, kind, before, after, ${importId} FROM (
          SELECT a.id AS album_id, f.value->>'at' AS at, f.value->>'kind' AS kind, f.value->>'before' AS before, f.value->>'after' AS after,
            row_number() OVER (PARTITION BY a.id ORDER BY f.value->>'at' DESC, f.key DESC) AS place,
            ${LIMITS.eventsPerAlbum} - (SELECT count(*) FROM ${here}) AS room
          FROM json_each(${chunk}) f CROSS JOIN ${album}
          WHERE ${guard} AND NOT EXISTS (SELECT 1 FROM ${here} AND e.kind = f.value->>'kind' AND (e.kind = 'added' OR (
            e.at = f.value->>'at' AND e.before IS f.value->>'before' AND e.after IS f.value->>'after'))))
        WHERE place <= room ORDER BY album_id, place DESC`),
    ]
  })
}

/** Removes what an import has brought of the history of albums, in steps. An album that it added and that stays, still was added. */
export async function removeEvents(ctx: Ctx, importId: number): Promise<void> {
  const { db, userId } = ctx
  for (let left = true; left; ) {
    const some = await db.all<{ id: number }>(sql`
      SELECT e.id FROM album_event e CROSS JOIN album a ON a.id = e.album_id
      WHERE e.import_id = ${importId} AND +e.user_id = ${userId} AND (e.kind <> 'added' OR a.import_id IS NOT ${importId})
      LIMIT ${REMOVED_AT_ONCE}`)
    if (some.length > 0) await write(ctx, [db.run(sql`DELETE FROM album_event WHERE id IN ${inList(idsOf(some))}`)])
    left = some.length === REMOVED_AT_ONCE
  }
}
