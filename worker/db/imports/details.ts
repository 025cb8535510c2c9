import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { AlbumInput } from '#domain/albums/album.ts'
import type { AlbumKey } from '#domain/albums/album-fields.ts'
import type { BandcampTrack } from '#domain/albums/bandcamp-facts.ts'
import { trackTextOf } from '#domain/albums/track-text.ts'
import { newCoverOf } from '#domain/bandcamp/pictures.ts'
import { withRuledTags } from '#domain/tags/tag-rules.ts'
import { mergedFields } from '../albums/album-rows.ts'
import { insertTracks } from '../albums/tracks.ts'
import { counted } from '../changes/counted.ts'
import { isOneOf, readRows, toAlbumRow } from '../changes/rows.ts'
import { areAsRead, changesOf, changesStatement } from '../changes/statements.ts'
import { untilWritten } from '../changes/until-written.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { album, albumTrack, imports } from '../schema.ts'
import { tagRulesStatement, toTagRules } from '../tags/tag-rules.ts'
import { metByPage, noteSources, sameImports } from './album-sources.ts'
import { isActive, ownImport } from './imports.ts'

/** What an album's page adds to the entry in a fan's list: fields of the album, `artist` only where the list names the label, and tracks. */
export type PageDetails = Partial<Pick<AlbumInput, AlbumKey>> & {
  bandcampTags: string[]
  tracks?: readonly BandcampTrack[]
}

/** An album's position in the order in which details are read; `addedAt` is in ms. */
export type DetailsCursor = { addedAt: number; id: number }

const toRead = sql`coalesce(${album.detailsAt}, 0) = 0`

/**
 * The condition that an album is of this import's list, and its details have to be read: this import or an earlier one of the same list
 * added it, or it came in otherwise and is public like a collection, or an item of Bandcamp's and wished.
 */
const lacksDetails = (userId: string, importId: number) => {
  const type = sql`(SELECT type FROM fan_import WHERE user_id = ${userId} AND id = ${importId})`
  return and(
    eq(album.userId, userId),
    sql`(${album.importId} IN ${sameImports({ userId }, importId)}
      OR CASE ${type} WHEN 'collection' THEN ${album.isPublic} ELSE ${album.list} = 'wishlist' AND ${album.sourceKey} GLOB '[at][0-9]*' END)`,
    toRead,
    isNull(album.deletedAt),
  )
}

/** The next `most` albums after `after` of an import's list that have no details, newest first. */
export async function listAlbumsWithoutDetails(
  { db, userId }: Ctx,
  importId: number,
  { most, after }: { most: number; after: DetailsCursor | null },
) {
  return db
    .select({
      id: album.id,
      artist: album.artist,
      bandcampUrl: album.bandcampUrl,
      bandId: album.bandId,
      sourceKey: album.sourceKey,
      addedAt: album.addedAt,
    })
    .from(album)
    .where(
      and(
        lacksDetails(userId, importId),
        after ? sql`(${album.addedAt}, ${album.id}) < (${after.addedAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(album.addedAt), desc(album.id))
    .limit(most)
}

/** The number of albums of an import's list that have no details. */
export const countAlbumsWithoutDetails = ({ db, userId }: Ctx, importId: number): Promise<number> =>
  db.$count(album, lacksDetails(userId, importId))

/**
 * Adds details to an album, null if they could not be read, as `mergedFields` joins them; rating, notes, the person's own tags and the
 * version stay, and the artist if the person named the album. Its tracks are replaced, unless they are those that its owner hears. One that
 * was read before and has grown is counted anew, and as many tracks are on disk as it had; fewer tracks than it has replace none. The
 * import's counts are updated. Returns whether the import is still active. @throws Conflict `stale` if concurrent changes persist
 */
export async function writeAlbumDetails(
  ctx: Ctx,
  { importId, albumId }: { importId: number; albumId: number },
  details: PageDetails | null,
): Promise<boolean> {
  const { db, userId, now } = ctx
  const isIt = isOneOf(userId, [albumId])
  const goesOn = and(ownImport(userId, importId), isActive)
  const progress = details ? { tagged: sql`${imports.tagged} + 1` } : { failed: sql`${imports.failed} + 1` }
  const { tracks = [], artist, ...said } = details ?? { bandcampTags: [] }
  return untilWritten(async () => {
    const { read, rules, known } = await batch(db, {
      read: readRows(ctx, and(isIt, toRead)),
      rules: tagRulesStatement(ctx),
      known: db.all<{ count: number; isOwners: number }>(sql`
        SELECT count(*) AS count, count(track_id) > 0 AS isOwners FROM album_track WHERE user_id = ${userId} AND album_id = ${albumId}`),
    })
    const rows = read.map((row) => toAlbumRow(row))
    if (rows.length === 0) return (await db.$count(imports, goesOn)) > 0
    const { count = 0, isOwners = 0 } = known[0] ?? {}
    // Only Bandcamp tells tracks, so it was read before, also where a file or Fetch brought it.
    const wasRead = rows.some((row) => row.detailsAt !== null || (!isOwners && count > 0 && row.trackCount === count))
    const hasMore = wasRead && tracks.length > count
    const found = hasMore || (!isOwners && tracks.length >= (wasRead ? count : 0)) ? tracks : []
    const ruled = withRuledTags(toTagRules(rules))(said)
    const changes = changesOf(ctx, rows, (row) => {
      const hasGrown = wasRead && row.trackCount !== null && (said.trackCount ?? 0) > row.trackCount
      const earlier = hasMore ? count : row.trackCount
      return {
        ...(details && mergedFields(row, ruled)),
        ...(artist && row.namesFrom && row.namesFrom !== 'person' && { artist, namesFrom: undefined }),
        ...(found.length > 0 && { trackText: trackTextOf(found) }),
        ...(hasGrown && { trackCount: said.trackCount }),
        ...((hasGrown || hasMore) && row.downloadedAt && { downloadedTracks: row.downloadedTracks ?? earlier }),
        ...newCoverOf(row, said.artId),
        detailsAt: now,
      }
    })
    const guard = areAsRead(ctx, rows)
    const met = details ? rows.map((row) => metByPage(ctx, row, { ...ruled, tracks: found })) : []
    const ofAlbum = and(eq(albumTrack.userId, userId), eq(albumTrack.albumId, albumId), guard)
    const { written, goingOn } = await batch(db, {
      sources: noteSources(ctx, importId, met, guard),
      gone: found.length > 0 ? [db.delete(albumTrack).where(ofAlbum)] : [],
      tracks: insertTracks(ctx, sql`${albumId}`, found, guard),
      ...counted(ctx, {
        written: changesStatement(ctx, changes, { raises: 'revision' }),
        goingOn: db
          .update(imports)
          .set({ ...progress, status: 'running', waitingUntil: null, message: null, touchedAt: now })
          .where(and(goesOn, sql`changes() > 0`)),
      }),
    })
    if (goingOn.meta.changes > 0) return true
    return written.meta.changes > 0 ? false : null
  })
}
