import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { distinctTags } from '#domain/tags.ts'
import { nextRevision, searchColumns } from '../albums/album-rows.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { album, imports } from '../schema.ts'
import { isActive, ownImport } from './imports.ts'

/** What an album's page adds to the entry in a fan's list. */
export type AlbumDetails = {
  tags: string[]
  releaseDate: string | null
  trackCount: number | null
  previewTitle: string | null
}

const ofImport = (userId: string, importId: number) =>
  and(eq(album.userId, userId), eq(album.importId, importId), isNull(album.deletedAt))

/** The next `most` albums of an import without details, newest first. */
export async function listAlbumsWithoutDetails({ db, userId }: Ctx, importId: number, most: number) {
  return db
    .select({ id: album.id, bandcampUrl: album.bandcampUrl, bandId: album.bandId, sourceKey: album.sourceKey })
    .from(album)
    .where(and(ofImport(userId, importId), isNull(album.detailsAt)))
    .orderBy(desc(album.addedAt), desc(album.id))
    .limit(most)
}

/**
 * Adds details to an album, null if they could not be read. Bandcamp's tags are merged and empty fields filled; rating, notes, the
 * person's own tags and the version stay. The import's counts are updated. Returns whether the import is still active.
 */
export async function writeAlbumDetails(
  ctx: Ctx,
  { importId, albumId }: { importId: number; albumId: number },
  details: AlbumDetails | null,
): Promise<boolean> {
  const { db, userId, now } = ctx
  const [row] = await db
    .select()
    .from(album)
    .where(and(eq(album.userId, userId), eq(album.id, albumId)))
  const goesOn = and(ownImport(userId, importId), isActive)
  const progress = details ? { tagged: sql`${imports.tagged} + 1` } : { failed: sql`${imports.failed} + 1` }
  const tags = distinctTags([...(row?.bandcampTags ?? []), ...(details?.tags ?? [])]).slice(0, MAX_TAGS)
  const [, result] = await batch(db, [
    db
      .update(album)
      .set({
        detailsAt: now,
        revision: nextRevision(ctx),
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
      .update(imports)
      .set({ ...progress, status: 'running', waitingUntil: null, message: null, touchedAt: now })
      .where(and(goesOn, sql`changes() > 0`)),
  ])
  if (result.meta.changes > 0) return true
  return (await db.$count(imports, goesOn)) > 0
}

const MAX_TAGS = 60
