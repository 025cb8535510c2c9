import { eq, sql } from 'drizzle-orm'
import type { CrateView } from '#domain/crate.ts'
import { batch, type Db } from '../database.ts'
import { crate } from '../schema.ts'
import { crateStatement, isOneOfCrates, toCrateView, toCrateViews } from './crates.ts'
import { ownership, requireOwnership } from './ownership.ts'

/**
 * Puts albums at the end of each of these crates, in the given order; those already in one stay where they are there. All or nothing.
 * Answers the crates, in the person's order. @throws NotFound when any of the crates or albums is not the person's.
 */
export async function addAlbumsToCrates(
  db: Db,
  userId: string,
  crateIds: readonly number[],
  albumIds: readonly number[],
): Promise<CrateView[]> {
  const owns = ownership(db, userId, { albumIds, crateIds })
  const [check, , rows] = await batch(db, [
    owns.check,
    db.run(sql`
      WITH target AS MATERIALIZED (
        SELECT value AS id, coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = value), 0) AS last
        FROM json_each(${owns.crates}))
      INSERT INTO crate_album (user_id, crate_id, album_id, position)
      SELECT ${userId}, target.id, given.value, target.last + 1 + given.key FROM target, json_each(${owns.albums}) AS given WHERE ${owns.guard}
      ON CONFLICT DO NOTHING`),
    crateStatement(db, userId, isOneOfCrates(crateIds)),
  ])
  requireOwnership(check)
  return toCrateViews(rows)
}

/** `addAlbumsToCrates` for one crate. @throws NotFound */
export async function addAlbumsToCrate(
  db: Db,
  userId: string,
  crateId: number,
  albumIds: readonly number[],
): Promise<CrateView> {
  const [view] = await addAlbumsToCrates(db, userId, [crateId], albumIds)
  return view as CrateView
}

/**
 * Takes albums out of a crate; all or nothing. To undo it, put them back with `addAlbumsToCrate` and the whole crate in its former order
 * with `orderAlbumsOfCrate`: what others added meanwhile comes after that.
 * @throws NotFound when the crate or any of the albums is not the person's.
 */
export async function removeAlbumsFromCrate(
  db: Db,
  userId: string,
  crateId: number,
  albumIds: readonly number[],
): Promise<CrateView> {
  const owns = ownership(db, userId, { albumIds, crateIds: [crateId] })
  const [check, , rows] = await batch(db, [
    owns.check,
    db.run(sql`
      DELETE FROM crate_album WHERE user_id = ${userId} AND crate_id = ${crateId}
        AND album_id IN (SELECT value FROM json_each(${owns.albums})) AND ${owns.guard}`),
    crateStatement(db, userId, eq(crate.id, crateId)),
  ])
  requireOwnership(check)
  return toCrateView(rows)
}

/**
 * Makes an album be in exactly these crates; it keeps its place where it was. Answers those crates and the ones it was taken out of.
 * @throws NotFound; then nothing is changed.
 */
export async function setCratesOfAlbum(
  db: Db,
  userId: string,
  albumId: number,
  crateIds: readonly number[],
): Promise<CrateView[]> {
  const owns = ownership(db, userId, { albumIds: [albumId], crateIds })
  const [check, left] = await batch(db, [
    owns.check,
    db.all<{ id: number }>(sql`
      DELETE FROM crate_album WHERE +user_id = ${userId} AND album_id = ${albumId}
        AND crate_id NOT IN (SELECT value FROM json_each(${owns.crates})) AND ${owns.guard}
      RETURNING crate_id AS id`),
    db.run(sql`
      INSERT INTO crate_album (user_id, crate_id, album_id, position)
      SELECT ${userId}, value, ${albumId},
        coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = value), 0) + 1
      FROM json_each(${owns.crates}) WHERE ${owns.guard}
      ON CONFLICT DO NOTHING`),
  ])
  requireOwnership(check)
  return toCrateViews(await crateStatement(db, userId, isOneOfCrates([...crateIds, ...left.map(({ id }) => id)])))
}
