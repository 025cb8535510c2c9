import { sql } from 'drizzle-orm'
import type { ScrobblesInput } from '#domain/diary/scrobble.ts'
import { LIMITS } from '#domain/limits.ts'
import { write } from '../budgets.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { inList } from '../database.ts'

/** Tolerates wrong clocks; ListenBrainz refuses later times. */
const MAX_AHEAD = 3_600
/** A track is too short to count if half of it takes fewer seconds. */
const SAME_PLAY = 15

/**
 * Stores heard tracks of the person's own albums, for their account at ListenBrainz. Each counts once, however often it arrives. Tracks
 * that are not theirs, cannot play whole, are too short or started in the future are left out.
 */
export async function addScrobbles(ctx: Ctx, { scrobbles }: ScrobblesInput): Promise<void> {
  const { db, userId } = ctx
  const now = Math.floor(ctx.now.getTime() / 1_000)
  const startedAt = sql`coalesce(value ->> 'startedAt', ${now} - coalesce(value ->> 'ago', 0))`
  // CROSS JOIN keeps SQLite to this order of the tables.
  await write(ctx, [
    db.run(sql`
      INSERT INTO scrobble (user_id, album_id, number, started_at)
      SELECT ${userId}, album.id, album_track.number, ${startedAt}
      FROM json_each(${JSON.stringify(scrobbles)})
      CROSS JOIN album ON album.id = value ->> 'albumId'
      CROSS JOIN album_track ON album_track.user_id = ${userId} AND album_id = album.id AND number = value ->> 'number'
      WHERE album.user_id = ${userId} AND list = 'collection' AND deleted_at IS NULL
        AND track_id IS NOT NULL AND coalesce(duration, 31) > 30
        AND ${startedAt} <= ${now + MAX_AHEAD}
        AND NOT EXISTS (
          SELECT 1 FROM scrobble WHERE user_id = ${userId} AND album_id = album.id AND scrobble.number = album_track.number
          AND abs(started_at - ${startedAt}) < ${SAME_PLAY})
        AND EXISTS (SELECT 1 FROM listenbrainz WHERE user_id = ${userId})
        AND (SELECT count(*) FROM scrobble WHERE user_id = ${userId}) < ${LIMITS.scrobblesPerPerson - LIMITS.scrobblesPerCall}
      ON CONFLICT DO NOTHING`),
  ])
}

/** A track heard whole with what ListenBrainz is told of it; `duration` in seconds. */
export type UnsentScrobble = {
  row: number
  startedAt: number
  number: number
  title: string
  artist: string
  album: string
  duration: number | null
}

/** Tracks that have not been sent, the first first. */
export const listUnsent = ({ db, userId }: Ctx): Promise<UnsentScrobble[]> =>
  db.all<UnsentScrobble>(sql`
    SELECT scrobble.rowid AS row, started_at AS startedAt, scrobble.number, album_track.title, album.title AS album, duration,
      coalesce(album_track.artist, album.artist) AS artist
    FROM scrobble CROSS JOIN album ON album.id = scrobble.album_id
    CROSS JOIN album_track
      ON album_track.user_id = ${userId} AND album_track.album_id = album.id AND album_track.number = scrobble.number
    WHERE scrobble.user_id = ${userId} AND sent_at IS NULL ORDER BY started_at LIMIT ${LIMITS.scrobblesPerSubmission}`)

/** Marks these as sent. */
export async function noteSent({ db, userId, now }: Ctx, scrobbles: readonly UnsentScrobble[]): Promise<void> {
  await db.run(sql`
    UPDATE scrobble SET sent_at = ${now.getTime()}
    WHERE user_id = ${userId} AND rowid IN ${inList(scrobbles.map(({ row }) => row))}`)
}

/** Deletes tracks that were sent before one moment, or started before another. Part of the daily clean-up. */
export const purgeScrobbles = ({ db }: SystemCtx, sentBefore: Date, begunBefore: Date) =>
  db.run(sql`
    DELETE FROM scrobble WHERE sent_at < ${sentBefore.getTime()} OR started_at < ${Math.floor(begunBefore.getTime() / 1_000)}`)
