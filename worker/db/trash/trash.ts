import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { TrashedAlbum } from '#domain/album.ts'
import { stampCollection, toAlbumView } from '../albums/album-rows.ts'
import { batch, type Db } from '../database.ts'
import { album } from '../schema.ts'

const trashed = (userId: string) => and(eq(album.userId, userId), isNotNull(album.deletedAt))

/** A person's deleted albums, the last deleted first. They can be restored until the clean-up deletes them for good. */
export async function listTrash(db: Db, userId: string): Promise<TrashedAlbum[]> {
  const rows = await db.select().from(album).where(trashed(userId)).orderBy(desc(album.deletedAt), desc(album.id))
  return rows.map((row) => ({ ...toAlbumView(row), deletedAt: row.deletedAt?.toISOString() ?? '' }))
}

/** Deletes for good all that is in a person's trash; how many albums. */
export async function emptyTrash(db: Db, userId: string, now: Date): Promise<number> {
  const [, emptied] = await batch(db, [stampCollection(db, userId, now), db.delete(album).where(trashed(userId))])
  return emptied.meta.changes
}
