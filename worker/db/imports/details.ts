import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { AlbumInput } from '#domain/albums/album.ts'
import type { AlbumKey } from '#domain/albums/album-fields.ts'
import type { BandcampTrack } from '#domain/albums/bandcamp-facts.ts'
import { trackTextOf } from '#domain/albums/track-text.ts'
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
import { isActive, ownImport } from './imports.ts'

/** What an album's page adds to the entry in a fan's list: fields of the album, `artist` only where the list names the label, and tracks. */
export type PageDetails = Partial<Pick<AlbumInput, AlbumKey>> & {
  bandcampTags: string[]
  tracks?: readonly BandcampTrack[]
}

/** An album's position in the order in which details are read; `addedAt` is in ms. */
export type DetailsCursor = { addedAt: number; id: number }

/**
 * The condition that an album is of this import's list, and nobody has read its details: this import or an earlier one of the same list
 * added it, or it came in otherwise and is public like a collection, or an item of Bandcamp's and wished.
 */
const lacksDetails = (userId: string, importId: number) => {
  const type = sql`(SELECT type FROM fan_import WHERE user_id = ${userId} AND id = ${importId})`
  return and(
    eq(album.userId, userId),
    sql`(${album.importId} IN (
        SELECT same.id FROM fan_import own JOIN fan_import same ON same.user_id = own.user_id AND same.kind = own.kind
          AND same.username = own.username AND same.type = own.type
        WHERE own.user_id = ${userId} AND own.id = ${importId})
      OR CASE ${type} WHEN 'collection' THEN ${album.isPublic} ELSE ${album.list} = 'wishlist' AND ${album.sourceKey} GLOB '[at][0-9]*' END)`,
    isNull(album.detailsAt),
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
 * version stay. Its tracks are replaced, unless they are
 * those that its owner hears, and its artist, unless the person named the album. The import's counts are updated. Returns whether the
 * import is still active. @throws Conflict `stale` if concurrent changes persist
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
  const isOwners = sql`EXISTS (SELECT 1 FROM album_track WHERE user_id = ${userId} AND album_id = ${albumId} AND track_id IS NOT NULL)`
  return untilWritten(async () => {
    const { read, rules, known } = await batch(db, {
      read: readRows(ctx, and(isIt, isNull(album.detailsAt))),
      rules: tagRulesStatement(ctx),
      known: db.all<{ isOwners: number }>(sql`SELECT ${isOwners} AS isOwners`),
    })
    const rows = read.map((row) => toAlbumRow(row))
    if (rows.length === 0) return (await db.$count(imports, goesOn)) > 0
    const found = known[0]?.isOwners ? [] : tracks
    const changes = changesOf(ctx, rows, (row) => ({
      ...(details && mergedFields(row, withRuledTags(toTagRules(rules))(said))),
      ...(artist && row.namesFrom && { artist, namesFrom: undefined }),
      ...(found.length > 0 && { trackText: trackTextOf(found) }),
      detailsAt: now,
    }))
    const guard = areAsRead(ctx, rows)
    const ofAlbum = and(eq(albumTrack.userId, userId), eq(albumTrack.albumId, albumId), guard)
    const { written, goingOn } = await batch(db, {
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
