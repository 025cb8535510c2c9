import { eq, sql } from 'drizzle-orm'
import { chunk } from '#domain/chunk.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { PLACE_GAP } from '#domain/crates/places.ts'
import { write } from '../budgets.ts'
import { counted } from '../changes/counted.ts'
import { putStatement, takeStatement } from '../changes/insert-delete.ts'
import type { Ctx } from '../context.ts'
import { crate } from '../schema.ts'
import { inChunks } from '../steps.ts'
import { crateStatement, isOneOfCrates, toCrateView, toCrateViews } from './crates.ts'
import { ownership, requireOwnership } from './ownership.ts'

// So many memberships hold the database for 30 to 60 ms.
export const PLACES_PER_STEP = 2_000

/** Checks that albums and crates are the person's, before the first of several steps. @throws NotFound; Conflict `smart-crate` */
async function checkFirst(ctx: Ctx, pieces: readonly unknown[], named: Parameters<typeof ownership>[1]): Promise<void> {
  if (pieces.length > 1) requireOwnership(await ownership(ctx, named).check)
}

/**
 * Appends albums in the given order to each of these crates; albums already in a crate keep their position. All checks come before the
 * first change. Many memberships are written in steps; if interrupted, the same call adds the rest. Returns the crates in the person's
 * order. @throws NotFound if a crate or an album is not the person's
 */
export async function addAlbumsToCrates(
  ctx: Ctx,
  crateIds: readonly number[],
  albumIds: readonly number[],
): Promise<CrateView[]> {
  const { userId } = ctx
  const pieces = chunk(albumIds, Math.max(1, Math.floor(PLACES_PER_STEP / Math.max(1, crateIds.length))))
  await checkFirst(ctx, pieces, { albumIds, crateIds, isFilling: true })
  const results = await inChunks(ctx, pieces, async (step, some) => {
    const owns = ownership(step, { albumIds: some, crateIds, isFilling: true })
    const memberships = putStatement(
      step,
      some,
      sql`
      WITH target AS MATERIALIZED (
        SELECT value AS id, coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = value), 0) AS last
        FROM json_each(${owns.crates}))
      SELECT ${userId}, target.id, given.value, target.last + (1 + given.key) * ${PLACE_GAP}, NULL
      FROM target, json_each(${owns.albums}) AS given WHERE ${owns.guard}`,
    )
    const { check, rows } = await write(
      step,
      { check: owns.check, ...counted(step, { memberships }), rows: crateStatement(step, isOneOfCrates(crateIds)) },
      ['places'],
    )
    requireOwnership(check)
    return rows
  })
  return toCrateViews(results.at(-1) ?? [])
}

/** `addAlbumsToCrates` for one crate. @throws NotFound */
export async function addAlbumsToCrate(ctx: Ctx, crateId: number, albumIds: readonly number[]): Promise<CrateView> {
  const [view] = await addAlbumsToCrates(ctx, [crateId], albumIds)
  return view as CrateView
}

/**
 * Removes albums from a crate. All checks come before the first change. Many albums are removed in steps; if interrupted, the same call
 * removes the rest. To undo it, add them again with `addAlbumsToCrate` and restore the order with `orderAlbumsOfCrate`; albums added
 * meanwhile come last. @throws NotFound if the crate or an album is not the person's
 */
export async function removeAlbumsFromCrate(
  ctx: Ctx,
  crateId: number,
  albumIds: readonly number[],
): Promise<CrateView> {
  const { userId } = ctx
  const pieces = chunk(albumIds, PLACES_PER_STEP)
  await checkFirst(ctx, pieces, { albumIds, crateIds: [crateId] })
  const results = await inChunks(ctx, pieces, async (step, some) => {
    const owns = ownership(step, { albumIds: some, crateIds: [crateId] })
    const memberships = takeStatement(
      step,
      some,
      sql`user_id = ${userId} AND crate_id = ${crateId}
        AND album_id IN (SELECT value FROM json_each(${owns.albums})) AND ${owns.guard}`,
    )
    const { check, rows } = await write(step, {
      check: owns.check,
      ...counted(step, { memberships }),
      rows: crateStatement(step, eq(crate.id, crateId)),
    })
    requireOwnership(check)
    return rows
  })
  return toCrateView(results.at(-1) ?? [])
}

/**
 * Puts an album in exactly these crates; in those that already had it, it keeps its position. Returns these crates and those it was removed
 * from. @throws NotFound, without any change
 */
export async function setCratesOfAlbum(ctx: Ctx, albumId: number, crateIds: readonly number[]): Promise<CrateView[]> {
  const { userId } = ctx
  const owns = ownership(ctx, { albumIds: [albumId], crateIds, isFilling: true })
  const parts = {
    left: takeStatement(
      ctx,
      [albumId],
      sql`+user_id = ${userId} AND album_id = ${albumId}
        AND crate_id NOT IN (SELECT value FROM json_each(${owns.crates})) AND ${owns.guard} RETURNING crate_id AS id`,
    ),
    memberships: putStatement(
      ctx,
      [albumId],
      sql`SELECT ${userId}, value, ${albumId},
        coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = value), 0) + ${PLACE_GAP}, NULL
      FROM json_each(${owns.crates}) WHERE ${owns.guard}`,
    ),
  }
  const { check, left } = await write(ctx, { check: owns.check, ...counted(ctx, parts) }, ['places'])
  requireOwnership(check)
  return toCrateViews(await crateStatement(ctx, isOneOfCrates([...crateIds, ...left.map(({ id }) => id)])))
}
