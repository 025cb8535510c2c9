import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '#domain/app-error.ts'
import * as messages from '#locales/errors/albums.ts'
import { changedRows } from '../albums/album-count.ts'
import { isOneOf, nextRevision } from '../albums/album-rows.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch } from '../database.ts'
import { album } from '../schema.ts'

const living = (userId: string) => and(eq(album.userId, userId), isNull(album.deletedAt))

/** Moves the person's albums to the trash, with their crates, ratings and notes; returns how many. Unknown ids are skipped. */
export async function deleteAlbums(ctx: Ctx, ids: readonly number[]): Promise<number> {
  return setDeletedAt(ctx, ctx.now, and(isOneOf(ctx.userId, ids), isNull(album.deletedAt)))
}

async function setDeletedAt(ctx: Ctx, deletedAt: Date | null, which: SQL | undefined): Promise<number> {
  const [, [changed]] = await batch(ctx.db, [
    ctx.db
      .update(album)
      .set({ deletedAt, revision: nextRevision(ctx) })
      .where(which),
    changedRows(ctx),
  ])
  return changed?.count ?? 0
}

/** Moves one of the person's albums to the trash. @throws NotFound */
export async function deleteAlbum(ctx: Ctx, id: number): Promise<void> {
  if ((await deleteAlbums(ctx, [id])) === 0) throw new NotFound(messages.albumGone)
}

/** Moves the person's whole collection and wishlist to the trash; returns how many albums. */
export async function deleteAllAlbums(ctx: Ctx): Promise<number> {
  return setDeletedAt(ctx, ctx.now, living(ctx.userId))
}

/** Restores the person's albums from the trash, with their crates; returns how many. */
export async function restoreAlbums(ctx: Ctx, ids: readonly number[]): Promise<number> {
  return setDeletedAt(ctx, null, and(isOneOf(ctx.userId, ids), isNotNull(album.deletedAt)))
}

/** The names of one of the person's albums in the trash; null if it is not there. */
export async function findTrashedAlbum(
  { db, userId }: Ctx,
  id: number,
): Promise<{ title: string; artist: string } | null> {
  // What was merged into another album is not in the trash for the person.
  const isMerged = sql`EXISTS (SELECT 1 FROM album_alias WHERE user_id = ${userId} AND merged_id = ${id})`
  const [row] = await db
    .select({ title: album.title, artist: album.artist })
    .from(album)
    .where(and(isOneOf(userId, [id]), isNotNull(album.deletedAt), sql`NOT ${isMerged}`))
  return row ?? null
}

/** Deletes albums and crates of all accounts for good that have been in the trash since before `before`. Part of the daily clean-up. */
export async function purgeTrash({ db, now }: SystemCtx, before: Date): Promise<number> {
  const old = sql`deleted_at < ${before.getTime()}`
  const [, , , [purged]] = await batch(db, [
    db.run(sql`
      UPDATE album_count SET albums = max(0, albums - (SELECT count(*) FROM album WHERE user_id = album_count.user_id AND ${old}))
      WHERE user_id IN (SELECT user_id FROM album WHERE ${old})`),
    // Each affected collection gets a new revision, for the reason given at `bumpRevision`.
    db.run(sql`
      UPDATE album SET changed = max(${now.getTime()}, (SELECT max(changed) FROM album AS other WHERE other.user_id = album.user_id) + 1)
      WHERE id IN (SELECT max(id) FROM album WHERE deleted_at IS NULL AND user_id IN (SELECT user_id FROM album WHERE ${old}) GROUP BY user_id)`),
    db.delete(album).where(old),
    changedRows({ db, now }),
    db.run(sql`DELETE FROM deleted_crate WHERE ${old}`),
  ])
  return purged?.count ?? 0
}
