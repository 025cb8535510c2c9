import { type SQL, sql } from 'drizzle-orm'
import type { BandcampTrack } from '#domain/albums/bandcamp-facts.ts'
import { type AlbumName, chunksByColumn } from '../changes/named-albums.ts'
import type { Ctx } from '../context.ts'
import { jsonChunks } from '../database.ts'

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

/** An album, identified by one of its names in the database, with its tracks. */
export type NamedTracks = AlbumName & { tracks: readonly BandcampTrack[] }

/** The statements that add tracks to those of many albums that have none, if `guard` holds. */
export const insertManyTracks = ({ userId }: Ctx, albums: readonly NamedTracks[], guard: SQL): SQL[] =>
  chunksByColumn(albums).map(
    ({ column, chunk }) => sql`
      INSERT INTO album_track (${COLUMNS}) SELECT ${userId}, a.id, ${VALUES} FROM json_each(${chunk}) m
      CROSS JOIN album a ON a.user_id = ${userId} AND a.${sql.raw(column)} = m.value->>'name'
      CROSS JOIN json_each(m.value->'tracks') t
      WHERE ${guard} AND NOT EXISTS (SELECT 1 FROM album_track WHERE user_id = ${userId} AND album_id = a.id)
      ON CONFLICT DO NOTHING`,
  )
