import { eq, sql } from 'drizzle-orm'
import type { CrateView } from '#domain/crate.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { crate } from '../schema.ts'
import { crateStatement, toCrateView, trashOf } from './crates.ts'
import { ownership, requireOwnership } from './ownership.ts'

/**
 * Reorders a crate's albums: the named ones first, then the others in their previous order (`inNewOrder`). Ids no longer in the crate are
 * skipped. An unnamed album in the trash stays behind its predecessor. The existing positions are reassigned, so that only moved rows are
 * written. @throws NotFound if the crate or an album is not the person's, without any change
 */
export async function orderAlbumsOfCrate(ctx: Ctx, crateId: number, albumIds: readonly number[]): Promise<CrateView> {
  const { db, userId } = ctx
  const owns = ownership(ctx, { albumIds, crateIds: [crateId], alsoInTrash: true })
  const [check, , rows] = await batch(db, [
    owns.check,
    db.run(sql`
      WITH named AS MATERIALIZED (SELECT cast(value AS integer) AS album_id, key AS place FROM json_each(${owns.albums})),
      member AS (
        SELECT member.album_id, member.position, row_number() OVER former AS place,
          CASE WHEN named.place IS NOT NULL THEN named.place
            WHEN member.album_id NOT IN ${trashOf(userId)} THEN ${albumIds.length} + row_number() OVER former END AS rank
        FROM crate_album AS member LEFT JOIN named ON named.album_id = member.album_id
        WHERE member.user_id = ${userId} AND member.crate_id = ${crateId} AND ${owns.guard}
        WINDOW former AS (ORDER BY member.position, member.album_id)),
      grouped AS (SELECT *, count(rank) OVER (ORDER BY place) AS leader FROM member),
      ranked AS (SELECT *, coalesce(max(rank) OVER (PARTITION BY leader), -1) AS leaderRank FROM grouped),
      ordered AS MATERIALIZED (SELECT album_id, position, place, row_number() OVER (ORDER BY leaderRank, place) AS nextPlace FROM ranked)
      UPDATE crate_album SET position = there.position
      FROM ordered JOIN ordered AS there ON there.place = ordered.nextPlace
      WHERE crate_album.user_id = ${userId} AND crate_album.crate_id = ${crateId}
        AND crate_album.album_id = ordered.album_id AND ordered.nextPlace <> ordered.place`),
    crateStatement(ctx, eq(crate.id, crateId)),
  ])
  requireOwnership(check)
  return toCrateView(rows)
}

/** Reorders the person's crates by the same rule. @throws NotFound if a crate is not the person's, without any change */
export async function orderCrates(ctx: Ctx, crateIds: readonly number[]): Promise<void> {
  const { db, userId } = ctx
  const owns = ownership(ctx, { crateIds })
  const [check] = await batch(db, [
    owns.check,
    db.run(sql`
      WITH named AS MATERIALIZED (SELECT cast(value AS integer) AS id, key AS place FROM json_each(${owns.crates})),
      ordered AS MATERIALIZED (
        SELECT crate.id, crate.position, row_number() OVER (ORDER BY crate.position, crate.id) AS place,
          row_number() OVER (ORDER BY named.place IS NULL, named.place, crate.position, crate.id) AS nextPlace
        FROM crate LEFT JOIN named ON named.id = crate.id
        WHERE crate.user_id = ${userId} AND ${owns.guard})
      UPDATE crate SET position = there.position
      FROM ordered JOIN ordered AS there ON there.place = ordered.nextPlace
      WHERE crate.id = ordered.id AND ordered.nextPlace <> ordered.place`),
  ])
  requireOwnership(check)
}
