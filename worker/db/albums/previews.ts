import { and, eq, isNull } from 'drizzle-orm'
import { NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { isOneOf } from '../changes/rows.ts'
import { setStatement } from '../changes/statements.ts'
import type { Ctx } from '../context.ts'
import { album } from '../schema.ts'

/** The source of an album's preview: the last stream with its expiry, and the album's ids and URL at Bandcamp. @throws NotFound */
export async function getPreviewSource({ db, userId }: Ctx, albumId: number) {
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

/** Stores a stream until it expires. The album's version and revision stay, since nothing visible changes. */
export async function rememberPreview(
  ctx: Ctx,
  albumId: number,
  preview: { streamUrl: string; title: string; trackId: number; expiresAt: Date },
): Promise<void> {
  const { streamUrl: previewUrl, expiresAt: previewExpiresAt, title: previewTitle, trackId: previewTrackId } = preview
  const values = { previewUrl, previewExpiresAt, previewTitle, previewTrackId }
  await setStatement(ctx, values, isOneOf(ctx.userId, [albumId]), 'nothing')
}
