import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AlbumView } from '#domain/album.ts'
import { batch, type Db, jsonChunks } from '../database.ts'
import { album } from '../schema.ts'
import { type ImportedAlbum, isOneOf, nextChange, toAlbumColumns, toAlbumView, viewColumns } from './album-rows.ts'
import { requireRoomForAlbums } from './albums.ts'

// What a file says of an album that lies in the trash takes the place of what lies there.
const REVIVE = sql`DO UPDATE SET deleted_at = NULL, changed = excluded.changed, version = version + 1, import_id = excluded.import_id,
  list = excluded.list, title = excluded.title, artist = excluded.artist, cover_url = excluded.cover_url, rating = excluded.rating,
  notes = excluded.notes, release_date = excluded.release_date, track_count = excluded.track_count,
  bandcamp_tags = excluded.bandcamp_tags, user_tags = excluded.user_tags, search_text = excluded.search_text,
  tag_text = excluded.tag_text, preview_title = excluded.preview_title, added_at = excluded.added_at
  WHERE deleted_at IS NOT NULL`
const ON_CONFLICT = {
  skip: sql`ON CONFLICT DO NOTHING`,
  revive: sql`ON CONFLICT (user_id, bandcamp_url) ${REVIVE} ON CONFLICT (user_id, source_key) ${REVIVE}`,
}

/**
 * The statement that adds a chunk of `toRow`'s rows, where `guard` holds; it changes as many rows as it adds or takes out of the trash.
 */
export const insertRows = (
  userId: string,
  rows: string,
  now: Date,
  options: InsertOptions,
  guard = sql`true`,
): SQL => sql`
    INSERT INTO album (user_id, import_id, changed, list, title, artist, bandcamp_url, source_key, band_id, cover_url, rating, notes,
      release_date, track_count, bandcamp_tags, user_tags, search_text, tag_text, preview_title, preview_track_id, added_at)
    SELECT ${userId}, ${options.importId ?? null}, ${nextChange(userId, now)}, value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6,
      value->>7, value->>8, value->>9, value->>10, value->11, value->12, value->>13, value->>14, value->>15, value->>16, value->>17
    FROM json_each(${rows}) WHERE ${guard}
    ${ON_CONFLICT[options.inTrash ?? 'skip']}`

/** A new album as a row for `insertRows`. */
export function toRow(input: ImportedAlbum, now: Date) {
  const c = toAlbumColumns(input, now)
  return [
    c.list,
    c.title,
    c.artist,
    c.bandcampUrl,
    c.sourceKey,
    c.bandId,
    c.coverUrl,
    c.rating,
    c.notes,
    c.releaseDate,
    c.trackCount,
    c.bandcampTags,
    c.userTags,
    c.searchText,
    c.tagText,
    c.previewTitle,
    c.previewTrackId,
    c.addedAt.getTime(),
  ]
}

/**
 * `importId` marks the rows as an import's; `inTrash` says what becomes of an album that is there but in the trash; `adding` is how many of
 * the albums need room, where some are known to be there.
 */
export type InsertOptions = { importId?: number; inTrash?: 'skip' | 'revive'; adding?: number }

/**
 * Adds many albums in one batch, by one bound value a thousand rows. One whose address or source key is there already is passed
 * over; one in the trash is passed over or taken out of it, as `inTrash` says. Answers the ids of the written ones. @throws LimitExceeded when there is no room for all.
 */
export async function insertAlbums(
  db: Db,
  userId: string,
  inputs: readonly ImportedAlbum[],
  now: Date,
  options: InsertOptions = {},
): Promise<number[]> {
  if (inputs.length === 0) return []
  await requireRoomForAlbums(db, userId, options.adding ?? inputs.length)
  const [first, ...rest] = jsonChunks(inputs.map((input) => toRow(input, now))).map((rows) =>
    db.all<{ id: number }>(sql`${insertRows(userId, rows, now, options)} RETURNING id`),
  )
  if (!first) return []
  return (await batch(db, [first, ...rest])).flatMap((rows) => rows.map((row) => row.id))
}

/** A person's albums of the given ids, by id; unknown ones are left out. */
export async function listAlbumsById(db: Db, userId: string, ids: readonly number[]): Promise<AlbumView[]> {
  const rows = await db
    .select(viewColumns)
    .from(album)
    .where(and(isOneOf(userId, ids), isNull(album.deletedAt)))
    .orderBy(album.id)
  return rows.map(toAlbumView)
}

/** Which of these addresses belong to albums in the person's trash. */
export async function findTrashedUrls(db: Db, userId: string, urls: readonly string[]): Promise<Set<string>> {
  const trashed = new Set<string>()
  for (const chunk of jsonChunks(urls)) {
    const rows = await db
      .select({ url: sql<string>`${album.bandcampUrl}` })
      .from(album)
      .where(
        and(
          eq(album.userId, userId),
          isNotNull(album.deletedAt),
          sql`${album.bandcampUrl} IN (SELECT value FROM json_each(${chunk}))`,
        ),
      )
    for (const { url } of rows) trashed.add(url)
  }
  return trashed
}
