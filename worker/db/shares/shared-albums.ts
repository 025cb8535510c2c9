import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { SharedAlbum } from '#domain/shares/shared-page.ts'
import { distinctTags } from '#domain/tags/tags.ts'
import { isOneOf } from '../changes/rows.ts'
import type { Ctx } from '../context.ts'
import { inList } from '../database.ts'
import { album } from '../schema.ts'
import type { ShownShare } from './find-share.ts'

const DAY = 86_400_000

/**
 * Albums that may be hidden purchases: those that only the Bandcamp link, which lists hidden purchases too, can have brought, and those
 * that moved there from the wishlist since the link exists. Albums seen in the public list are not among them.
 */
const mayBeHidden = (userId: string): SQL => sql`(${album.list} = 'collection' AND ${album.isPublic} IS NULL
  AND (${album.importId} IS NOT NULL OR ${album.movedAt} IS NOT NULL)
  AND EXISTS (SELECT 1 FROM fan_import AS link WHERE link.user_id = ${userId} AND link.kind = 'link'
    AND (link.id = ${album.importId} OR ${album.movedAt} >= link.started_at)))`

const nothing = <Value>() => sql<Value | null>`NULL`

/** Reads only the chosen parts: the others do not leave the database. */
const columnsOf = ({ shows }: ShownShare) => ({
  id: album.id,
  title: album.title,
  artist: album.artist,
  bandcampUrl: album.bandcampUrl,
  coverUrl: album.coverUrl,
  releaseDate: album.releaseDate,
  label: album.label,
  itemType: album.itemType,
  itemId: album.itemId,
  revision: album.revision,
  notes: shows.notes ? album.notes : nothing<string>().as('no_notes'),
  rating: shows.ratings ? album.rating : nothing<number>().as('no_rating'),
  bandcampTags: shows.tags ? album.bandcampTags : nothing<string[]>().as('no_bandcamp_tags'),
  userTags: shows.tags ? album.userTags : nothing<string[]>().as('no_user_tags'),
  price: shows.prices ? album.price : nothing<number>().as('no_price'),
  currency: shows.prices ? album.currency : nothing<string>().as('no_currency'),
  isNamePrice: shows.prices ? album.isNamePrice : nothing<boolean>().as('no_name_price'),
})

type TrackRow = { albumId: number; title: string; artist: string | null; duration: number | null }

/** The tracks of albums, where they are shown. */
export async function readTracks(ctx: Ctx, of: ShownShare, ids: readonly number[]): Promise<Map<number, TrackRow[]>> {
  if (!of.shows.tracks || ids.length === 0) return new Map()
  const rows = await ctx.db.all<TrackRow>(sql`
    SELECT album_id AS albumId, title, artist, duration FROM album_track
    WHERE album_id IN ${inList(ids)} AND +user_id = ${ctx.userId} ORDER BY album_id, number`)
  return Map.groupBy(rows, ({ albumId }) => albumId)
}

/** What Bandcamp's own player plays: an item, or else what is at an address, if it is that of a release. */
function playerOf({ itemType, itemId, bandcampUrl }: AlbumRow): string | null {
  if (itemType && itemId) return `${itemType}=${itemId}`
  return /^https?:\/\/[^/]+\/(?:album|track)\//.test(bandcampUrl ?? '')
    ? `url=${encodeURIComponent(bandcampUrl ?? '')}`
    : null
}

/** What a share shows of an album: fields that are not chosen are missing. */
export function toShared(of: ShownShare, now: Date, rows: TrackRow[] | undefined, row: AlbumRow): SharedAlbum {
  const { shows } = of
  const release = Date.parse(row.releaseDate ?? '')
  const isToCome = release > now.getTime()
  const changed = isToCome ? row.revision : Math.max(row.revision, release || 0)
  const tags = shows.tags ? distinctTags([...(row.bandcampTags ?? []), ...(row.userTags ?? [])]) : []
  return {
    id: row.id,
    title: row.title,
    artist: row.artist,
    url: row.bandcampUrl,
    coverUrl: row.coverUrl,
    year: row.releaseDate?.slice(0, 4) ?? null,
    label: row.label,
    player: playerOf(row),
    // Only the day: the time would tell when the owner was at their desk.
    changedAt: new Date(Math.floor(Math.min(changed, now.getTime()) / DAY) * DAY).toISOString(),
    ...(isToCome && { isToCome }),
    ...(shows.notes && row.notes && { notes: row.notes }),
    ...(shows.ratings && row.rating && { rating: row.rating }),
    ...(tags.length > 0 && { tags }),
    ...(shows.prices &&
      (row.isNamePrice || (row.price !== null && row.currency !== null)) && {
        price: { amount: row.price ?? 0, currency: row.currency ?? '', isNamePrice: row.isNamePrice === true },
      }),
    ...(rows?.length && {
      tracks: rows.map(({ title, artist, duration }) => ({ title, artist, duration })),
    }),
  }
}

/** The statement that reads what is shown of albums. */
export const albumStatement = (ctx: Ctx, of: ShownShare, ids: readonly number[]) =>
  ctx.db
    .select(columnsOf(of))
    .from(album)
    .where(and(isOneOf(ctx.userId, ids), isNull(album.deletedAt), notHidden(of)))
type AlbumRow = Awaited<ReturnType<typeof albumStatement>>[number]

/** The condition that a share does not leave an album out because it may be hidden. */
export const notHidden = ({ shows, userId }: ShownShare) => (shows.hidden ? sql`1` : sql`NOT ${mayBeHidden(userId)}`)
