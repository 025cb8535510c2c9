import { and, eq, isNull } from 'drizzle-orm'
import { NotFound } from '#domain/app-error.ts'
import * as messages from '#locales/errors/albums.ts'
import type { Db } from '../database.ts'
import { album } from '../schema.ts'

/** Where an album's preview comes from: the stream found last and when it ends, and the album's page. @throws NotFound */
export async function getPreviewSource(db: Db, userId: string, albumId: number) {
  const [row] = await db
    .select({
      url: album.previewUrl,
      expiresAt: album.previewExpiresAt,
      title: album.previewTitle,
      trackId: album.previewTrackId,
      bandcampUrl: album.bandcampUrl,
      bandId: album.bandId,
      sourceKey: album.sourceKey,
    })
    .from(album)
    .where(and(eq(album.userId, userId), eq(album.id, albumId), isNull(album.deletedAt)))
  if (!row) throw new NotFound(messages.albumGone)
  return row
}

/** Keeps a stream until it ends. The album itself is not changed by it: its version and the collection's stamp stay. */
export async function rememberPreview(
  db: Db,
  userId: string,
  albumId: number,
  preview: { streamUrl: string; title: string; trackId: number; expiresAt: Date },
): Promise<void> {
  await db
    .update(album)
    .set({
      previewUrl: preview.streamUrl,
      previewExpiresAt: preview.expiresAt,
      previewTitle: preview.title,
      previewTrackId: preview.trackId,
    })
    .where(and(eq(album.userId, userId), eq(album.id, albumId)))
}
