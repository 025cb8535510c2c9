import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { LIMITS } from '#domain/limits.ts'
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

/** An album's place in the order in which details are read; `addedAt` is in ms. */
export type DetailsCursor = { addedAt: number; id: number }

/** The condition that this import or an earlier one of the same list added an album, and nobody has read its details. */
const lacksDetails = (userId: string, importId: number) =>
  and(
    eq(album.userId, userId),
    sql`${album.importId} IN (
      SELECT same.id FROM fan_import own JOIN fan_import same ON same.user_id = own.user_id AND same.kind = own.kind
        AND same.username = own.username AND same.type = own.type
      WHERE own.user_id = ${userId} AND own.id = ${importId})`,
    isNull(album.detailsAt),
    isNull(album.deletedAt),
  )

/** The next `most` albums after `after` of an import's list that have no details, newest first. */
export async function listAlbumsWithoutDetails(
  { db, userId }: Ctx,
  importId: number,
  { most, after }: { most: number; after: DetailsCursor | null },
) {
  return db
    .select({
      id: album.id,
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
  const tags = distinctTags([...(row?.bandcampTags ?? []), ...(details?.tags ?? [])]).slice(0, LIMITS.tagsPerAlbum)
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
