import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AlbumInput, AlbumPatch, AlbumView } from '#domain/album.ts'
import { Conflict, LimitExceeded, NotFound } from '#domain/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { divideTags } from '#domain/tags.ts'
import * as messages from '#locales/errors/albums.ts'
import { batch, type Db } from '../database.ts'
import { album } from '../schema.ts'
import { type AlbumRow, isOneOf, nextChange, searchColumns, toAlbumColumns, toAlbumView } from './album-rows.ts'

const owned = (userId: string) => and(eq(album.userId, userId), isNull(album.deletedAt))

/** One album of a person's. @throws NotFound when it is not there, in the trash, or somebody else's. */
export async function getAlbum(db: Db, userId: string, id: number): Promise<AlbumView> {
  const [row] = await db
    .select()
    .from(album)
    .where(and(owned(userId), eq(album.id, id)))
  if (!row) throw new NotFound(messages.albumGone)
  return toAlbumView(row)
}

/** Refuses `adding` more albums than a person may have, those in the trash counted. @throws LimitExceeded */
export async function requireRoomForAlbums(db: Db, userId: string, adding: number): Promise<void> {
  const count = await db.$count(album, eq(album.userId, userId))
  if (count + adding > LIMITS.albumsPerPerson) {
    throw new LimitExceeded(messages.collectionFull(LIMITS.albumsPerPerson))
  }
}

/**
 * Adds an album. @throws Conflict `already-there` with the album that has the address (and whether it is in the trash);
 * LimitExceeded when the collection is full.
 */
export async function createAlbum(db: Db, userId: string, input: AlbumInput, now: Date): Promise<AlbumView> {
  await requireRoomForAlbums(db, userId, 1)
  const [row] = await db
    .insert(album)
    .values({ ...toAlbumColumns(input, now), userId, changed: nextChange(userId, now) })
    .onConflictDoNothing()
    .returning()
  if (row) return toAlbumView(row)
  const [there] = await db
    .select()
    .from(album)
    .where(and(eq(album.userId, userId), eq(album.bandcampUrl, input.bandcampUrl)))
  if (!there) throw new NotFound(messages.albumGone)
  throw new Conflict('already-there', there.deletedAt ? messages.albumInTrash : messages.albumThere, {
    album: toAlbumView(there),
    inTrash: there.deletedAt !== null,
  })
}

const needsRow = (patch: AlbumPatch) =>
  [patch.title, patch.artist, patch.notes, patch.tags, patch.bandcampTags, patch.userTags].some(
    (part) => part !== undefined,
  )

function textColumns(row: AlbumRow, patch: AlbumPatch) {
  const bandcamp = patch.bandcampTags ?? row.bandcampTags
  const tags =
    patch.tags !== undefined || patch.bandcampTags !== undefined || patch.userTags !== undefined
      ? divideTags(patch.tags ?? [...bandcamp, ...(patch.userTags ?? row.userTags)], bandcamp)
      : { bandcampTags: row.bandcampTags, userTags: row.userTags }
  const texts = {
    title: patch.title ?? row.title,
    artist: patch.artist ?? row.artist,
    notes: patch.notes === undefined ? row.notes : (patch.notes ?? ''),
  }
  return { ...texts, ...tags, ...searchColumns({ ...texts, tags: [...tags.bandcampTags, ...tags.userTags] }) }
}

const plainColumns = (patch: AlbumPatch) => ({
  bandcampUrl: patch.bandcampUrl,
  coverUrl: patch.coverUrl === undefined ? undefined : patch.coverUrl || null,
  rating: patch.rating,
  releaseDate: patch.releaseDate === undefined ? undefined : patch.releaseDate || null,
  trackCount: patch.trackCount,
  list: patch.list,
  addedAt: patch.addedAt ? new Date(patch.addedAt) : undefined,
  previewTitle: patch.previewTitle === undefined ? undefined : patch.previewTitle || null,
})

/**
 * Changes an album's given fields. @throws NotFound; Conflict `stale` with the fresh album when `patch.version` is not the current
 * one; Conflict `already-there` when the new address belongs to another album.
 */
export async function updateAlbum(
  db: Db,
  userId: string,
  id: number,
  patch: AlbumPatch,
  now: Date,
): Promise<AlbumView> {
  const base = needsRow(patch) ? await findRow(db, userId, id) : null
  const version = patch.version ?? base?.version
  const [row] = await db
    .update(album)
    .set({
      ...plainColumns(patch),
      ...(base && textColumns(base, patch)),
      version: sql`${album.version} + 1`,
      changed: nextChange(userId, now),
    })
    .where(
      and(
        owned(userId),
        eq(album.id, id),
        version === undefined ? undefined : eq(album.version, version),
        patch.bandcampUrl === undefined
          ? undefined
          : sql`NOT EXISTS (SELECT 1 FROM album AS other WHERE other.user_id = ${userId} AND other.bandcamp_url = ${patch.bandcampUrl} AND other.id <> ${id})`,
      ),
    )
    .returning()
  if (row) return toAlbumView(row)
  const fresh = await getAlbum(db, userId, id)
  if (version !== undefined && fresh.version !== version) {
    throw new Conflict('stale', messages.albumStale, { album: fresh })
  }
  const [other] = await db
    .select()
    .from(album)
    .where(and(eq(album.userId, userId), eq(album.bandcampUrl, patch.bandcampUrl ?? '')))
  throw new Conflict('already-there', messages.addressTaken, {
    ...(other && { album: toAlbumView(other), inTrash: other.deletedAt !== null }),
  })
}

async function findRow(db: Db, userId: string, id: number): Promise<AlbumRow> {
  const [row] = await db
    .select()
    .from(album)
    .where(and(owned(userId), eq(album.id, id)))
  if (!row) throw new NotFound(messages.albumGone)
  return row
}

/** Moves albums to the trash, where their crates, ratings and notes stay with them; how many. Unknown ids are passed over. */
export async function deleteAlbums(db: Db, userId: string, ids: readonly number[], now: Date): Promise<number> {
  const result = await db
    .update(album)
    .set({ deletedAt: now, changed: nextChange(userId, now) })
    .where(and(isOneOf(userId, ids), isNull(album.deletedAt)))
  return result.meta.changes
}

/** Moves one album to the trash. @throws NotFound */
export async function deleteAlbum(db: Db, userId: string, id: number, now: Date): Promise<void> {
  if ((await deleteAlbums(db, userId, [id], now)) === 0) throw new NotFound(messages.albumGone)
}

/** Moves a person's whole collection and wishlist to the trash; how many albums. */
export async function deleteAllAlbums(db: Db, userId: string, now: Date): Promise<number> {
  const result = await db
    .update(album)
    .set({ deletedAt: now, changed: nextChange(userId, now) })
    .where(owned(userId))
  return result.meta.changes
}

/** Takes albums back from the trash, into the crates they were in; how many. */
export async function restoreAlbums(db: Db, userId: string, ids: readonly number[], now: Date): Promise<number> {
  const result = await db
    .update(album)
    .set({ deletedAt: null, changed: nextChange(userId, now) })
    .where(and(isOneOf(userId, ids), isNotNull(album.deletedAt)))
  return result.meta.changes
}

/** Deletes for good what went to the trash before `before`, of everybody; for the daily clean-up. */
export async function purgeTrash(db: Db, before: Date, now: Date): Promise<number> {
  const old = sql`deleted_at < ${before.getTime()}`
  const [, purged] = await batch(db, [
    // Each collection that loses rows gets a stamp it never had, for the reason `stampCollection` gives.
    db.run(sql`
      UPDATE album SET changed = max(${now.getTime()}, (SELECT max(changed) FROM album AS other WHERE other.user_id = album.user_id) + 1)
      WHERE id IN (SELECT max(id) FROM album WHERE deleted_at IS NULL AND user_id IN (SELECT user_id FROM album WHERE ${old}) GROUP BY user_id)`),
    db.delete(album).where(old),
  ])
  return purged.meta.changes
}
