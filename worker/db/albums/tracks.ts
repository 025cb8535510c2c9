import { type SQL, sql } from 'drizzle-orm'
import type { BandcampTrack } from '#domain/albums/bandcamp-facts.ts'
import { trackTextOf } from '#domain/albums/track-text.ts'
import { nextRevision } from '../changes/revision.ts'
import type { Ctx } from '../context.ts'
import { jsonChunks } from '../database.ts'
import { type AlbumName, chunksByColumn } from './named-albums.ts'

const COLUMNS = sql.raw('user_id, album_id, number, title, artist, duration, streamable, track_id')
const VALUES = sql.raw(
  ['number', 'title', 'artist', 'duration', 'streamable', 'id'].map((name) => `t.value->>'${name}'`).join(', '),
)

/** The statements that add tracks to the album with this id, if `guard` holds. */
export const insertTracks = ({ db, userId }: Ctx, albumId: SQL, tracks: readonly BandcampTrack[], guard: SQL) =>
  jsonChunks(tracks).map((chunk) =>
    db.run(sql`
      INSERT INTO album_track (${COLUMNS}) SELECT ${userId}, ${albumId}, ${VALUES} FROM json_each(${chunk}) t
      WHERE ${guard} ON CONFLICT DO NOTHING`),
  )

/** An album by one of the names it has in the database, with its tracks. */
export type NamedTracks = AlbumName & { tracks: readonly BandcampTrack[] }

/** The statements that add tracks to those of many albums that have none, if `guard` holds, and what they are found by for them. */
export function insertManyTracks(ctx: Ctx, albums: readonly NamedTracks[], guard: SQL): SQL[] {
  const named = albums.map((album) => ({ ...album, trackText: trackTextOf(album.tracks) }))
  return chunksByColumn(named).flatMap(({ column, chunk }) => {
    const hasName = sql`a.user_id = ${ctx.userId} AND a.${sql.raw(column)} = m.value->>'name'`
    const hasNone = (id: string) =>
      sql`NOT EXISTS (SELECT 1 FROM album_track WHERE user_id = ${ctx.userId} AND album_id = ${sql.raw(id)})`
    return [
      // Joined by their names, SQLite would look at all of the person's albums.
      sql`
        UPDATE album SET track_text = m.value->>'trackText', changed = ${nextRevision(ctx)} FROM json_each(${chunk}) m
        WHERE album.id = (SELECT a.id FROM album a WHERE ${hasName}) AND ${guard} AND ${hasNone('album.id')}`,
      sql`
        INSERT INTO album_track (${COLUMNS}) SELECT ${ctx.userId}, a.id, ${VALUES} FROM json_each(${chunk}) m
        CROSS JOIN album a ON ${hasName}
        CROSS JOIN json_each(m.value->'tracks') t
        WHERE ${guard} AND ${hasNone('a.id')}
        ON CONFLICT DO NOTHING`,
    ]
  })
}
