import { sql } from 'drizzle-orm'
import type { CrateView } from '#domain/crate.ts'
import { NotFound } from '#domain/failures.ts'
import { getCrate } from './crates.ts'
import { batch, type Db } from './database.ts'

// The `+` keeps the database from walking through all of the person's albums: it looks up the ids.
const ownsAllAlbums = (userId: string, ids: string, count: number) => sql`
  (SELECT count(*) FROM album WHERE +user_id = ${userId} AND deleted_at IS NULL
    AND id IN (SELECT value FROM json_each(${ids}))) = ${count}`

const ownsAllCrates = (userId: string, ids: string, count: number) => sql`
  (SELECT count(*) FROM crate WHERE user_id = ${userId} AND id IN (SELECT value FROM json_each(${ids}))) = ${count}`

type Ownership = { albums: number; crates: number }

/** The condition that all of these albums and crates are the person's, as a guard for a write and as a statement that says which are. */
function ownership(db: Db, userId: string, albumIds: readonly number[], crateIds: readonly number[]) {
  const [albums, crates] = [JSON.stringify(albumIds), JSON.stringify(crateIds)]
  const ownsAlbums = ownsAllAlbums(userId, albums, albumIds.length)
  const ownsCrates = ownsAllCrates(userId, crates, crateIds.length)
  return {
    albums,
    crates,
    guard: sql`${ownsAlbums} AND ${ownsCrates}`,
    check: db.all<Ownership>(sql`SELECT ${ownsAlbums} AS albums, ${ownsCrates} AS crates`),
  }
}

function requireOwnership([check]: Ownership[]): void {
  if (!check?.crates) throw new NotFound('This crate is not there any more')
  if (!check.albums) throw new NotFound('One of these albums is not there any more')
}

/**
 * Puts albums at the end of a crate, in the given order; those already in it stay where they are. All or nothing.
 * @throws NotFound when the crate or any of the albums is not the person's.
 */
export async function addAlbumsToCrate(
  db: Db,
  userId: string,
  crateId: number,
  albumIds: readonly number[],
): Promise<CrateView> {
  const owns = ownership(db, userId, albumIds, [crateId])
  const [check] = await batch(db, [
    owns.check,
    db.run(sql`
      INSERT INTO crate_album (user_id, crate_id, album_id, position)
      SELECT ${userId}, ${crateId}, value,
        coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = ${crateId}), 0) + 1 + key
      FROM json_each(${owns.albums}) WHERE ${owns.guard}
      ON CONFLICT DO NOTHING`),
  ])
  requireOwnership(check)
  return getCrate(db, userId, crateId)
}

/** Takes albums out of a crate; all or nothing. @throws NotFound when the crate or any of the albums is not the person's. */
export async function removeAlbumsFromCrate(
  db: Db,
  userId: string,
  crateId: number,
  albumIds: readonly number[],
): Promise<CrateView> {
  const owns = ownership(db, userId, albumIds, [crateId])
  const [check] = await batch(db, [
    owns.check,
    db.run(sql`
      DELETE FROM crate_album WHERE user_id = ${userId} AND crate_id = ${crateId}
        AND album_id IN (SELECT value FROM json_each(${owns.albums})) AND ${owns.guard}`),
  ])
  requireOwnership(check)
  return getCrate(db, userId, crateId)
}

/** Makes an album be in exactly these crates; it keeps its place where it was. @throws NotFound; then nothing is changed. */
export async function setCratesOfAlbum(
  db: Db,
  userId: string,
  albumId: number,
  crateIds: readonly number[],
): Promise<void> {
  const owns = ownership(db, userId, [albumId], crateIds)
  const [check] = await batch(db, [
    owns.check,
    db.run(sql`
      DELETE FROM crate_album WHERE user_id = ${userId} AND album_id = ${albumId}
        AND crate_id NOT IN (SELECT value FROM json_each(${owns.crates})) AND ${owns.guard}`),
    db.run(sql`
      INSERT INTO crate_album (user_id, crate_id, album_id, position)
      SELECT ${userId}, value, ${albumId},
        coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = value), 0) + 1
      FROM json_each(${owns.crates}) WHERE ${owns.guard}
      ON CONFLICT DO NOTHING`),
  ])
  requireOwnership(check)
}
