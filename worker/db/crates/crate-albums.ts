import { eq, sql } from 'drizzle-orm'
import type { CrateView } from '#domain/crate.ts'
import { PLACE_GAP } from '#domain/places.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { crate } from '../schema.ts'
import { crateStatement, isOneOfCrates, toCrateView, toCrateViews } from './crates.ts'
import { ownership, requireOwnership } from './ownership.ts'

/**
 * Appends albums in the given order to each of these crates, all or none; albums already in a crate keep their position. Returns the
 * crates in the person's order. @throws NotFound if a crate or an album is not the person's
 */
export async function addAlbumsToCrates(
  ctx: Ctx,
  crateIds: readonly number[],
  albumIds: readonly number[],
): Promise<CrateView[]> {
  const { db, userId } = ctx
  const owns = ownership(ctx, { albumIds, crateIds, isFilling: true })
  const [check, , rows] = await batch(db, [
    owns.check,
    db.run(sql`
      WITH target AS MATERIALIZED (
        SELECT value AS id, coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = value), 0) AS last
        FROM json_each(${owns.crates}))
      INSERT INTO crate_album (user_id, crate_id, album_id, position)
      SELECT ${userId}, target.id, given.value, target.last + (1 + given.key) * ${PLACE_GAP} FROM target, json_each(${owns.albums}) AS given WHERE ${owns.guard}
      ON CONFLICT DO NOTHING`),
    crateStatement(ctx, isOneOfCrates(crateIds)),
  ])
  requireOwnership(check)
  return toCrateViews(rows)
}

/** `addAlbumsToCrates` for one crate. @throws NotFound */
export async function addAlbumsToCrate(ctx: Ctx, crateId: number, albumIds: readonly number[]): Promise<CrateView> {
  const [view] = await addAlbumsToCrates(ctx, [crateId], albumIds)
  return view as CrateView
}

/**
 * Removes albums from a crate, all or none. To undo it, add them again with `addAlbumsToCrate` and restore the order with
 * `orderAlbumsOfCrate`; albums added meanwhile come last. @throws NotFound if the crate or an album is not the person's
 */
export async function removeAlbumsFromCrate(
  ctx: Ctx,
  crateId: number,
  albumIds: readonly number[],
): Promise<CrateView> {
  const { db, userId } = ctx
  const owns = ownership(ctx, { albumIds, crateIds: [crateId] })
  const [check, , rows] = await batch(db, [
    owns.check,
    db.run(sql`
      DELETE FROM crate_album WHERE user_id = ${userId} AND crate_id = ${crateId}
        AND album_id IN (SELECT value FROM json_each(${owns.albums})) AND ${owns.guard}`),
    crateStatement(ctx, eq(crate.id, crateId)),
  ])
  requireOwnership(check)
  return toCrateView(rows)
}

/**
 * Puts an album in exactly these crates; it keeps its position where it was. Returns these crates and those it was removed from. @throws
 * NotFound, without any change
 */
export async function setCratesOfAlbum(ctx: Ctx, albumId: number, crateIds: readonly number[]): Promise<CrateView[]> {
  const { db, userId } = ctx
  const owns = ownership(ctx, { albumIds: [albumId], crateIds, isFilling: true })
  const [check, left] = await batch(db, [
    owns.check,
    db.all<{ id: number }>(sql`
      DELETE FROM crate_album WHERE +user_id = ${userId} AND album_id = ${albumId}
        AND crate_id NOT IN (SELECT value FROM json_each(${owns.crates})) AND ${owns.guard}
      RETURNING crate_id AS id`),
    db.run(sql`
      INSERT INTO crate_album (user_id, crate_id, album_id, position)
      SELECT ${userId}, value, ${albumId},
        coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = value), 0) + ${PLACE_GAP}
      FROM json_each(${owns.crates}) WHERE ${owns.guard}
      ON CONFLICT DO NOTHING`),
  ])
  requireOwnership(check)
  return toCrateViews(await crateStatement(ctx, isOneOfCrates([...crateIds, ...left.map(({ id }) => id)])))
}
