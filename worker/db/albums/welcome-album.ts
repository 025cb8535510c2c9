import { sql } from 'drizzle-orm'
import { fileKey } from '#domain/imports/file-key.ts'
import * as welcomeAlbum from '#locales/mail.ts'
import type { Ctx } from '../context.ts'
import { album, crateAlbum, imports } from '../schema.ts'
import { deleteAlbums } from '../trash/trash.ts'

const ARTIST = 'Gatefold'

/** The first album of a new account, as a row of an import. */
export const WELCOME_ALBUM = {
  title: welcomeAlbum.title,
  artist: ARTIST,
  bandcampUrl: null,
  sourceKey: fileKey({ title: welcomeAlbum.title, artist: ARTIST }, 1),
  rating: 5,
  trackCount: 1,
  userTags: welcomeAlbum.tags,
  notes: welcomeAlbum.notes,
}

/** Moves the welcome album to the trash as soon as the first import from Bandcamp adds albums, unless it was changed or is in a crate. */
export async function deleteWelcomeAlbum(ctx: Ctx, importId: number): Promise<void> {
  const { db, userId } = ctx
  const found = await db.all<{ id: number }>(sql`
    SELECT id FROM ${album}
    WHERE user_id = ${userId} AND source_key = ${WELCOME_ALBUM.sourceKey} AND version = 1 AND deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${crateAlbum} WHERE ${crateAlbum.albumId} = ${album.id})
      AND (SELECT min(id) FROM ${imports} WHERE user_id = ${userId} AND kind <> 'file' AND added > 0) = ${importId}`)
  if (found.length > 0)
    await deleteAlbums(
      ctx,
      found.map(({ id }) => id),
    )
}
