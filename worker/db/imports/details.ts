import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { distinctTags } from '#domain/tags.ts'
import { nextChange, searchColumns } from '../albums/album-rows.ts'
import { batch, type Db } from '../database.ts'
import { album, fanImport } from '../schema.ts'

/** What an album's own page adds to what a fan's list knew. */
export type AlbumDetails = {
  tags: string[]
  releaseDate: string | null
  trackCount: number | null
  previewTitle: string | null
}

const ofImport = (userId: string, importId: number) =>
  and(eq(album.userId, userId), eq(album.importId, importId), isNull(album.deletedAt))

/** The next albums of an import whose details are still to be read, newest first. */
export async function listAlbumsWithoutDetails(db: Db, userId: string, importId: number, most: number) {
  return db
    .select({ id: album.id, bandcampUrl: album.bandcampUrl, bandId: album.bandId, sourceKey: album.sourceKey })
    .from(album)
    .where(and(ofImport(userId, importId), isNull(album.detailsAt)))
    .orderBy(desc(album.addedAt), desc(album.id))
    .limit(most)
}

/**
 * Adds details to an album, `null` where they could not be read. Bandcamp's tags are joined, what is empty is filled; rating, notes, the
 * person's own tags and the version stay. The import's own counts follow. True while the import goes on.
 */
export async function writeAlbumDetails(
  db: Db,
  userId: string,
  importId: number,
  albumId: number,
  details: AlbumDetails | null,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(album)
    .where(and(eq(album.userId, userId), eq(album.id, albumId)))
  const goesOn = and(
    eq(fanImport.userId, userId),
    eq(fanImport.id, importId),
    sql`${fanImport.status} IN ('running', 'waiting')`,
  )
  const progress = details ? { tagged: sql`${fanImport.tagged} + 1` } : { failed: sql`${fanImport.failed} + 1` }
  const tags = distinctTags([...(row?.bandcampTags ?? []), ...(details?.tags ?? [])]).slice(0, MAX_TAGS)
  const [, result] = await batch(db, [
    db
      .update(album)
      .set({
        detailsAt: now,
        changed: nextChange(userId, now),
        ...(row &&
          details && {
            bandcampTags: tags,
            releaseDate: row.releaseDate ?? details.releaseDate,
            trackCount: row.trackCount ?? details.trackCount,
            previewTitle: row.previewTitle ?? details.previewTitle,
            ...searchColumns({ ...row, tags: [...tags, ...row.userTags] }),
          }),
      })
      .where(and(eq(album.userId, userId), eq(album.id, albumId), isNull(album.detailsAt))),
    db
      .update(fanImport)
      .set({ ...progress, status: 'running', waitingUntil: null, message: null, touchedAt: now })
      .where(and(goesOn, sql`changes() > 0`)),
  ])
  if (result.meta.changes > 0) return true
  return (await db.$count(fanImport, goesOn)) > 0
}

const MAX_TAGS = 60
