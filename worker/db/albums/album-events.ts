import { sql } from 'drizzle-orm'
import type { AlbumEvent, TitledEvent } from '#domain/albums/album-view.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import type { Ctx } from '../context.ts'

type Row<Event extends AlbumEvent> = Omit<Event, 'at'> & { at: number }

/** Maps an event that was read to its answer. */
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

/**
 * What imports and syncs found after a moment, up to another one if there is one, the newest first: not what people do themselves, and
 * nothing of albums in the trash, nor what files tell of earlier.
 */
export async function readEventsSince({ db, userId }: Ctx, since: Date, until?: Date): Promise<TitledEvent[]> {
  const rows = await db.all<Row<TitledEvent>>(sql`
    SELECT at, kind, before, after, album_id AS albumId, title, artist
    FROM album_event CROSS JOIN album ON album.id = album_id
    WHERE album_event.user_id = ${userId} AND at > ${since.getTime()} ${until ? sql`AND at <= ${until.getTime()}` : sql``} AND deleted_at IS NULL
      AND album_event.import_id IS NULL AND kind NOT IN ('rated', 'moved') AND (kind <> 'added' OR album.import_id IS NOT NULL)
    ORDER BY at DESC, album_event.id DESC LIMIT ${LIMITS.eventsTold}`)
  return rows.map(({ albumId, title, artist, ...event }) => ({ ...toEvent(event), albumId, title, artist }))
}

/** What happened to albums whose ids are between two, by album, the oldest first. */
export const eventsStatement = ({ db, userId }: Ctx, first: number, last: number) =>
  db.all<Row<AlbumEvent> & { albumId: number }>(sql`
    SELECT album_id AS albumId, at, kind, before, after FROM album_event
    WHERE album_id BETWEEN ${first} AND ${last} AND +user_id = ${userId} ORDER BY album_id, at, id`)
