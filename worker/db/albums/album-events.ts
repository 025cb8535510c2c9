import { sql } from 'drizzle-orm'
import type { AlbumEvent, TitledEvent } from '#domain/albums/album-view.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import type { Ctx } from '../context.ts'

type Row<Event extends AlbumEvent> = Omit<Event, 'at'> & { at: number }

/** Maps a row to an event. */
export const toEvent = ({ at, kind, before, after }: Row<AlbumEvent>): AlbumEvent => ({
  at: new Date(at).toISOString(),
  kind,
  before,
  after,
})

/** What happened to the person's album, the newest first. @throws NotFound also for an album in the trash */
export async function readAlbumEvents({ db, userId }: Ctx, albumId: number): Promise<AlbumEvent[]> {
  const rows = await db.all<Row<AlbumEvent>>(sql`
    SELECT at, kind, before, after FROM album LEFT JOIN album_event ON album_id = album.id
    WHERE album.id = ${albumId} AND +album.user_id = ${userId} AND deleted_at IS NULL
    ORDER BY at DESC, album_event.id DESC LIMIT ${LIMITS.eventsPerAlbum}`)
  if (rows.length === 0) throw new NotFound(messages.albumGone)
  return rows.filter(({ kind }) => kind !== null).map(toEvent)
}

/** The id of the first event that is news, as SQL. Events of the first import, and of others during it, are how a collection starts. */
const firstOfNews = (userId: string) => sql<number>`coalesce((
  SELECT coalesce((SELECT id FROM fan_import WHERE user_id = ${userId} AND started_at > ended ORDER BY id LIMIT 1), ${Number.MAX_SAFE_INTEGER})
  FROM (SELECT coalesce(finished_at, ${Number.MAX_SAFE_INTEGER}) AS ended FROM fan_import
    WHERE user_id = ${userId} AND added > 0 ORDER BY id LIMIT 1)), 0)`

/**
 * Events from imports and syncs between two moments, the newest first. Left out are a person's own changes, albums in the trash, earlier
 * events that a file tells, and the albums of the first import.
 */
export async function readEventsSince({ db, userId }: Ctx, since: Date, until?: Date): Promise<TitledEvent[]> {
  const rows = await db.all<Row<TitledEvent>>(sql`
    SELECT at, kind, before, after, album_id AS albumId, title, artist, cover_url AS coverUrl
    FROM album_event CROSS JOIN album ON album.id = album_id
    WHERE album_event.user_id = ${userId} AND at > ${since.getTime()} ${until ? sql`AND at <= ${until.getTime()}` : sql``} AND deleted_at IS NULL
      AND album_event.import_id IS NULL AND kind NOT IN ('rated', 'moved') AND (kind <> 'added' OR album.import_id >= ${firstOfNews(userId)})
    ORDER BY at DESC, album_event.id DESC LIMIT ${LIMITS.eventsTold}`)
  return rows.map(({ at, ...event }) => ({ at: new Date(at).toISOString(), ...event }))
}

/** The events of the albums with ids in a range, by album, the oldest first. */
export const eventsStatement = ({ db, userId }: Ctx, first: number, last: number) =>
  db.all<Row<AlbumEvent> & { albumId: number }>(sql`
    SELECT album_id AS albumId, at, kind, before, after FROM album_event
    WHERE album_id BETWEEN ${first} AND ${last} AND +user_id = ${userId} ORDER BY album_id, at, id`)
