import { type SQL, sql } from 'drizzle-orm'
import type { BandcampTrack } from '#domain/albums/bandcamp-facts.ts'
import { jsonChunks } from '../database.ts'

const COLUMNS = sql.raw('user_id, album_id, number, title, artist, duration, streamable')
const VALUES = sql.raw(
  ['number', 'title', 'artist', 'duration', 'streamable'].map((name) => `t.value->>'${name}'`).join(', '),
)

/** The statements that add tracks to the album with this id, if `guard` holds. */
export const insertTracks = (userId: string, albumId: SQL, tracks: readonly BandcampTrack[], guard: SQL): SQL[] =>
  jsonChunks(tracks).map(
    (chunk) => sql`
      INSERT INTO album_track (${COLUMNS}) SELECT ${userId}, ${albumId}, ${VALUES} FROM json_each(${chunk}) t
      WHERE ${guard} ON CONFLICT DO NOTHING`,
  )

/** An album by one of the names it has in the database, with its tracks. */
export type NamedTracks = {
  column: 'id' | 'source_key' | 'bandcamp_url'
  name: unknown
  tracks: readonly BandcampTrack[]
}

/** The statements that add tracks to those of many albums that have none, if `guard` holds. */
export const insertManyTracks = (userId: string, albums: readonly NamedTracks[], guard: SQL): SQL[] =>
  (['id', 'bandcamp_url', 'source_key'] as const).flatMap((column) =>
    jsonChunks(albums.filter((album) => album.column === column)).map(
      (chunk) => sql`
        INSERT INTO album_track (${COLUMNS}) SELECT ${userId}, a.id, ${VALUES} FROM json_each(${chunk}) m
        CROSS JOIN album a ON a.user_id = ${userId} AND a.${sql.raw(column)} = m.value->>'name'
        CROSS JOIN json_each(m.value->'tracks') t
        WHERE ${guard} AND NOT EXISTS (SELECT 1 FROM album_track WHERE user_id = ${userId} AND album_id = a.id)
        ON CONFLICT DO NOTHING`,
    ),
  )
