import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { momentAgo, withMoments } from '#domain/ago.ts'
import type { AlbumDetails, AlbumPatch, AlbumView, NewAlbum, TrackView } from '#domain/albums/album.ts'
import { namesKey } from '#domain/albums/names.ts'
import { trackTextOf } from '#domain/albums/track-text.ts'
import { valuesOf } from '#domain/changes/album-values.ts'
import { patched } from '#domain/changes/edit-album.ts'
import { Conflict, LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { withRuledTags } from '#domain/tags/tag-rules.ts'
import * as messages from '#locales/errors.ts'
import { write } from '../budgets.ts'
import { changeAlbum } from '../changes/change-album.ts'
import { counted } from '../changes/counted.ts'
import type { AlbumRow } from '../changes/derived.ts'
import { insertOneStatement } from '../changes/insert-delete.ts'
import { areOtherItems } from '../changes/named-albums.ts'
import { isOneOf, readRows, rowColumns, toAlbumRow } from '../changes/rows.ts'
import { setStatement } from '../changes/statements.ts'
import type { Ctx } from '../context.ts'
import { type Answers, batch } from '../database.ts'
import { requireFreeId } from '../drawn-ids.ts'
import { album, albumTrack } from '../schema.ts'
import { hasRuleFor, listTagRules } from '../tags/tag-rules.ts'
import { toAlbumView, toColumns } from './album-rows.ts'
import { toRow } from './insert-albums.ts'
import { matchAlbums } from './match-albums.ts'
import { insertTracks } from './tracks.ts'

const owned = (userId: string) => and(eq(album.userId, userId), isNull(album.deletedAt))

/** The statements, for one batch, that read the person's album with its tracks; `toDetails` maps their rows. */
export const detailsStatements = ({ db, userId }: Ctx, id: number) =>
  [
    db
      .select(rowColumns)
      .from(album)
      .where(and(owned(userId), eq(album.id, id))),
    db
      .select()
      .from(albumTrack)
      .where(and(eq(albumTrack.userId, userId), eq(albumTrack.albumId, id)))
      .orderBy(albumTrack.number),
  ] as const

/** Maps the rows of `detailsStatements`. @throws NotFound also for an album in the trash */
export function toDetails([[row], tracks]: Answers<ReturnType<typeof detailsStatements>>): AlbumDetails {
  if (!row) throw new NotFound(messages.albumGone)
  return {
    ...toAlbumView(row),
    ...(row.ratedAt && { ratedAt: row.ratedAt.toISOString() }),
    ...(row.movedAt && { movedAt: row.movedAt.toISOString() }),
    tracks: tracks.map((track) => ({
      ...toTrackView(track),
      ...(track.trackId !== null && { id: track.trackId }),
    })),
  }
}

/** The person's album with its tracks. @throws NotFound also for an album in the trash */
export const getAlbumDetails = async (ctx: Ctx, id: number): Promise<AlbumDetails> =>
  toDetails(await batch(ctx.db, detailsStatements(ctx, id)))

/** Maps a track's row to what answers and files have of it. */
export const toTrackView = (row: typeof albumTrack.$inferSelect): TrackView => ({
  number: row.number,
  title: row.title,
  ...(row.artist !== null && { artist: row.artist }),
  ...(row.duration !== null && { duration: row.duration }),
  streamable: row.isStreamable,
})

/** The rules of renaming are only needed if there are tags of Bandcamp's. */
const ruled = async <Input extends Pick<AlbumPatch, 'tags' | 'bandcampTags'>>(
  ctx: Ctx,
  input: Input,
): Promise<Input> => (input.bandcampTags?.length ? withRuledTags(await listTagRules(ctx))(input) : input)

// Of the album itself, or of one that was merged into it; an index finds each.
const idsWith = (
  userId: string,
  column: 'bandcamp_url' | 'source_key',
  alias: 'address' | 'item_key',
  name: string,
  key: string | null = null,
) => sql`
  SELECT id FROM album WHERE user_id = ${userId} AND ${sql.raw(column)} = ${name} AND NOT ${areOtherItems(sql`source_key`, sql`${key}`)}
  UNION ALL SELECT album_id FROM album_alias WHERE user_id = ${userId} AND ${sql.raw(alias)} = ${name} AND NOT ${areOtherItems(sql`item_key`, sql`${key}`)}`

const idsWithAddress = (userId: string, url: string, key?: string | null) =>
  idsWith(userId, 'bandcamp_url', 'address', url, key)

/**
 * Adds an album with its tracks. @throws Conflict `already-there` with the existing album that has the same address, Bandcamp item or
 * names, and whether it is in the trash, unless that album has the same id and was added by an earlier attempt of this call; `id-taken`;
 * LimitExceeded if the collection is full
 */
export async function createAlbum(ctx: Ctx, input: NewAlbum): Promise<AlbumView> {
  const { bandcampTags = [] } = input
  // Few people have rules of renaming or albums with the same names and no address, so these are read only if needed.
  const isUnruled = bandcampTags.length > 0 ? sql`NOT ${hasRuleFor(ctx, bandcampTags)}` : sql`true`
  const added = await insertAlbum(ctx, input, sql`${isUnruled} AND NOT ${hasNamesake(ctx, input)}`)
  if (added) return added
  await requireNew(ctx, input)
  const made = await insertAlbum(ctx, await ruled(ctx, input))
  if (made) return made
  throw new LimitExceeded(messages.collectionFull(LIMITS.albumsPerPerson))
}

/** Whether an album with the same names may be the same one: it has no address, or one of the two has a single track. */
function hasNamesake({ userId }: Ctx, album: NewAlbum): SQL {
  const names = namesKey(album)
  return sql`(EXISTS (SELECT 1 FROM album
      WHERE user_id = ${userId} AND names_key = ${names} AND (bandcamp_url IS NULL OR track_count = 1 OR ${album.trackCount ?? null} = 1))
    OR EXISTS (SELECT 1 FROM album_alias WHERE user_id = ${userId} AND names_key = ${names}))`
}

/** Frees the address if only an album that is another item has it. @throws Conflict `already-there` */
async function requireNew(ctx: Ctx, { id: _, ...input }: NewAlbum): Promise<void> {
  const [{ existing, holder } = { existing: null, holder: null }] = await matchAlbums(ctx, [input])
  if (holder && !existing) {
    const hasAddress = sql`${isOneOf(ctx.userId, [holder.id])} AND bandcamp_url = ${input.bandcampUrl}`
    await write(ctx, [setStatement(ctx, { bandcampUrl: null }, hasAddress, 'revision')])
  }
  if (!existing) return
  const [row] = await readRows(ctx, sql`+user_id = ${ctx.userId} AND id = ${existing.id}`)
  if (row) throw alreadyThere(toAlbumRow(row))
}

const alreadyThere = (
  found: AlbumRow,
  message: string = found.deletedAt ? messages.albumInTrash : messages.albumThere,
) => new Conflict('already-there', message, { album: toAlbumView(found), inTrash: found.deletedAt !== null })

/** Null if there is no room for the album, or if `condition` is false. */
async function insertAlbum(ctx: Ctx, { id, ...input }: NewAlbum, condition = sql`true`): Promise<AlbumView | null> {
  const { db, userId, now } = ctx
  const { tracks = [] } = input
  const row = { ...toRow(input, now), trackText: trackTextOf(tracks) } as Record<string, unknown>
  const key = row.sourceKey === undefined ? null : String(row.sourceKey)
  const isThere = sql`(+user_id = ${userId} AND id IN (${idsWithAddress(userId, input.bandcampUrl, key)}
    ${key === null ? sql`` : sql`UNION ALL ${idsWith(userId, 'source_key', 'item_key', key)}`}))`
  // An album of another item may have the address.
  const isFree = sql`NOT EXISTS (SELECT 1 FROM album WHERE user_id = ${userId} AND bandcamp_url = ${input.bandcampUrl})`
  // Checked against all people's rows: an id belongs to one album.
  const isTaken = sql`EXISTS (SELECT 1 FROM album WHERE id = ${id ?? null})`
  // Counted first: the album is written only if there is room for it, and none like it.
  const parts = {
    count: db.run(sql`
      INSERT INTO album_count (user_id, albums) SELECT ${userId}, 1 WHERE ${condition} AND ${isFree} AND NOT ${isTaken} AND NOT EXISTS (SELECT 1 FROM album WHERE ${isThere})
      ON CONFLICT (user_id) DO UPDATE SET albums = albums + 1 WHERE albums < ${LIMITS.albumsPerPerson}`),
    made: insertOneStatement(ctx, sql`SELECT id AS value FROM album WHERE ${isThere}`, id ?? null, row),
    tracks: insertTracks(ctx, sql`(SELECT id FROM album WHERE ${isThere})`, tracks, sql`changes() > 0`),
  }
  const there = readRows(ctx, sql`${isThere} ORDER BY deleted_at IS NOT NULL`)
  const { made, there: all } = await write(ctx, { ...counted(ctx, parts), there }, ['bytes'])
  const [stored] = all
  if (!stored) {
    await requireFreeId(ctx, isTaken)
    return null
  }
  const found = toAlbumRow(stored)
  if (made.meta.changes > 0 || (found.id === id && found.deletedAt === null)) return toAlbumView(found)
  throw alreadyThere(found)
}

/** Whether a change writes the same values whatever the album contains. */
const isSame = ({ title, artist, tags, bandcampTags, userTags }: AlbumPatch) =>
  [title, artist, tags, bandcampTags, userTags].every((value) => value === undefined)

/**
 * Changes the given fields of the person's album. If they already have these values, nothing changes, so the same call can be repeated.
 * @throws NotFound; Conflict `stale` with the current album if its `version` is outdated; Conflict `already-there` if another album has the
 * new URL
 */
export async function updateAlbum(ctx: Ctx, id: number, sent: AlbumPatch): Promise<AlbumView> {
  const { version, ago, ...values } = await ruled(ctx, sent)
  const patch = withMoments(values, momentAgo(ctx.now, ago))
  const url = patch.bandcampUrl
  const change = isSame(patch) ? toColumns(valuesOf(patch)) : (row: AlbumRow) => toColumns(patched(row, patch))
  const row = await changeAlbum(ctx, id, change, {
    version,
    stale: (now) => new Conflict('stale', messages.albumStale, { album: toAlbumView(now) }),
    ...(url !== undefined && {
      condition: sql`NOT EXISTS (SELECT 1 FROM (${idsWithAddress(ctx.userId, url)}) AS other WHERE other.id <> ${id})`,
      refusal: () => addressTaken(ctx, url),
    }),
  })
  return toAlbumView(row)
}

async function addressTaken(ctx: Ctx, url: string): Promise<Conflict> {
  const { userId } = ctx
  const where = sql`+user_id = ${userId} AND id IN (${idsWithAddress(userId, url)}) ORDER BY deleted_at IS NOT NULL`
  const [other] = await readRows(ctx, where)
  return other
    ? alreadyThere(toAlbumRow(other), messages.albumAddressTaken)
    : new Conflict('already-there', messages.albumAddressTaken)
}
