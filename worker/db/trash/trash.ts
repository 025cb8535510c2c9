import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { chunk } from '#domain/chunk.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { countDeleted } from '../albums/album-count.ts'
import { restoreClaims } from '../albums/claims.ts'
import { forgetMerges } from '../albums/known-duplicates.ts'
import { WELCOME_ALBUM } from '../albums/welcome-album.ts'
import { write } from '../budgets.ts'
import { changeAlbums } from '../changes/change-albums.ts'
import { eraseStatement } from '../changes/insert-delete.ts'
import { bumpRevision } from '../changes/revision.ts'
import { changedRows, isOneOf } from '../changes/rows.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { idsOf } from '../database.ts'
import { album, crateAlbum, imports } from '../schema.ts'
import { inChunks, sumOf } from '../steps.ts'

// If in three crates each, so many albums hold the database for 30 to 100 ms.
const ALBUMS_PER_STEP = 250
const PURGED_AT_ONCE = 5_000
const CRATES_PURGED_AT_ONCE = 100

/** Moves the person's albums to the trash, with their crates, ratings and notes, in steps; returns how many. Unknown ids are skipped. */
export const deleteAlbums = (ctx: Ctx, ids: readonly number[]): Promise<number> =>
  changeAlbums(ctx, ids, { deletedAt: ctx.now }, { raises: 'revision' })

/** Restores the person's albums from the trash, with their crates, in steps; returns how many. */
export const restoreAlbums = (ctx: Ctx, ids: readonly number[]): Promise<number> =>
  changeAlbums(
    ctx,
    ids,
    { deletedAt: null },
    {
      raises: 'revision',
      inTrash: true,
      beside: (some) => [restoreClaims(ctx, some), ...forgetMerges(ctx, some)],
    },
  )

/** Moves one of the person's albums to the trash. @throws NotFound */
export async function deleteAlbum(ctx: Ctx, id: number): Promise<void> {
  if ((await deleteAlbums(ctx, [id])) === 0) throw new NotFound(messages.albumGone)
}

/** Moves the welcome album to the trash as soon as the first import from Bandcamp adds albums, unless it was changed or is in a crate. */
export async function deleteWelcomeAlbum(ctx: Ctx, importId: number): Promise<void> {
  const { db, userId } = ctx
  const found = await db.all<{ id: number }>(sql`
    SELECT id FROM ${album}
    WHERE user_id = ${userId} AND source_key = ${WELCOME_ALBUM.sourceKey} AND version = 1 AND deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${crateAlbum} WHERE ${crateAlbum.albumId} = ${album.id})
      AND (SELECT min(id) FROM ${imports} WHERE user_id = ${userId} AND kind <> 'file' AND added > 0) = ${importId}`)
  if (found.length > 0) await deleteAlbums(ctx, idsOf(found))
}

/** Moves the person's whole collection and wishlist to the trash, in steps; returns how many albums. */
export async function deleteAllAlbums(ctx: Ctx): Promise<number> {
  const { db, userId } = ctx
  const living = await db.all<{ id: number }>(
    sql`SELECT id FROM album WHERE user_id = ${userId} AND deleted_at IS NULL`,
  )
  return deleteAlbums(ctx, idsOf(living))
}

/** Deletes albums of the person's trash for good, in steps; returns how many. The others are skipped. */
export async function eraseAlbums(ctx: Ctx, ids: readonly number[]): Promise<number> {
  const counts = await inChunks(ctx, chunk(ids, ALBUMS_PER_STEP), async (step, some) => {
    const { erased } = await write(step, {
      bumped: bumpRevision(ctx),
      gone: eraseStatement(ctx, some),
      erased: changedRows(ctx),
      count: countDeleted(ctx),
    })
    return erased[0]?.count ?? 0
  })
  return sumOf(counts)
}

/** The names of one of the person's albums in the trash; null if it is not there. */
export async function findTrashedAlbum(
  { db, userId }: Ctx,
  id: number,
): Promise<{ title: string; artist: string } | null> {
  // For the person, an album that was merged into another one is not in the trash.
  const isMerged = sql`EXISTS (SELECT 1 FROM album_alias WHERE user_id = ${userId} AND merged_id = ${id})`
  const [row] = await db
    .select({ title: album.title, artist: album.artist })
    .from(album)
    .where(and(isOneOf(userId, [id]), isNotNull(album.deletedAt), sql`NOT ${isMerged}`))
  return row ?? null
}

/** The statement that selects a part of a person's albums in the trash, or of those selected by `which`. */
export const someTrashed = ({ db, userId }: Ctx, most: number, which?: SQL) =>
  db
    .select({ id: album.id })
    .from(album)
    .where(and(eq(album.userId, userId), isNotNull(album.deletedAt), which))
    .limit(most)

/** Deletes albums and crates of all accounts for good that have been in the trash since before `before`. Part of the daily clean-up. */
export async function purgeTrash(ctx: SystemCtx, before: Date): Promise<number> {
  const { db } = ctx
  const old = sql`deleted_at < ${before.getTime()}`
  const owners = await db.all<{ id: string }>(
    sql`SELECT DISTINCT user_id AS id FROM album WHERE deleted_at IS NOT NULL AND ${old}`,
  )
  let purged = 0
  for (const { id: userId } of owners) {
    for (let left = true; left; ) {
      const some = await someTrashed({ ...ctx, userId }, PURGED_AT_ONCE, old)
      purged += await eraseAlbums({ ...ctx, userId }, idsOf(some))
      left = some.length === PURGED_AT_ONCE
    }
  }
  const purgeCrates = () =>
    db.run(sql`
      DELETE FROM deleted_crate WHERE id IN (SELECT id FROM deleted_crate WHERE ${old} LIMIT ${CRATES_PURGED_AT_ONCE})`)
  while ((await purgeCrates()).meta.changes > 0);
  return purged
}
