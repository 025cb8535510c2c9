import { eq, sql } from 'drizzle-orm'
import { chunk } from '#domain/chunk.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { inNewOrder } from '#domain/crates/crate-members.ts'
import { movesInto, type Placed } from '#domain/crates/places.ts'
import { Conflict, NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { write } from '../budgets.ts'
import { FOUND_COVERS } from '../changes/totals.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { letOthersIn } from '../paced.ts'
import { crate } from '../schema.ts'
import { notLastStep } from '../steps.ts'
import { crateStatement, toCrateView, trashOf } from './crates.ts'
import { ownership, requireOwnership } from './ownership.ts'

const ATTEMPTS = 5
// So many moves hold the database for 20 to 50 ms.
const MOVES_PER_STEP = 2_000

type Member = Placed & { isTrashed: boolean }

/** The order given by `inNewOrder`. An album in the trash, which no caller names, stays behind its predecessor. */
function reordered(members: readonly Member[], named: readonly number[]): Placed[] {
  const isNamed = new Set(named)
  const start: Member[] = []
  const groups = new Map<number, Member[]>()
  let group = start
  for (const member of members) {
    if (!member.isTrashed || isNamed.has(member.id)) {
      group = []
      groups.set(member.id, group)
    }
    group.push(member)
  }
  return [...start, ...inNewOrder([...groups.keys()], named).flatMap((id) => groups.get(id) ?? [])]
}

/**
 * Reorders a crate's albums: the named ones first, then the others in their previous order (`inNewOrder`). Ids no longer in the crate are
 * skipped. Only the positions of moved albums are written, many of them in steps; if interrupted, the same call moves the rest. @throws
 * NotFound if the crate or an album is not the person's, without any change; Conflict `stale` if others keep changing the crate meanwhile
 */
export async function orderAlbumsOfCrate(ctx: Ctx, crateId: number, albumIds: readonly number[]): Promise<CrateView> {
  const { db, userId } = ctx
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { found, text } = await batch(db, {
      found: db
        .select({ contents: crate.contents })
        .from(crate)
        .where(sql`${crate.userId} = ${userId} AND ${crate.id} = ${crateId}`),
      // As one text, 100,000 members are read in a fraction of the time that as many rows take.
      text: db.all<{ members: string }>(sql`
        SELECT json_group_array(json_array(album_id, position, album_id IN ${trashOf(userId)}) ORDER BY position, album_id) AS members
        FROM crate_album WHERE user_id = ${userId} AND crate_id = ${crateId}`),
    })
    if (!found[0]) throw new NotFound(messages.crateGone)
    const [{ contents }] = found
    const members = (JSON.parse(text[0]?.members ?? '[]') as [number, number, number][]).map(
      ([id, position, isTrashed]): Member => ({ id, position, isTrashed: isTrashed === 1 }),
    )
    const isLong = members.length > MOVES_PER_STEP
    const there = new Set(members.map(({ id }) => id))
    const strangers = albumIds.filter((id) => !there.has(id))
    if (isLong) await letOthersIn()
    const order = reordered(members, albumIds)
    if (isLong) await letOthersIn()
    const moves = movesInto(order)
    const pieces = chunk(moves, MOVES_PER_STEP)
    let isBegun = false
    for (const [index, piece] of pieces.entries()) {
      const step = index < pieces.length - 1 ? notLastStep(ctx) : ctx
      const owns = ownership(step, { albumIds: index === 0 ? strangers : [], crateIds: [crateId], alsoInTrash: true })
      // Each step counts as a change of what the crate contains.
      const isAsRead = sql`(SELECT contents FROM crate WHERE id = ${crateId}) = ${contents + index}`
      const json = JSON.stringify(piece.map(({ id, position }) => [id, position]))
      const { check, now, rows } = await write(step, {
        check: owns.check,
        now: step.db.all<{ isAsRead: number }>(sql`SELECT ${isAsRead} AS isAsRead`),
        // The `+` makes SQLite look up each move's place, instead of all moves for each place.
        moved: step.db.run(sql`
          UPDATE crate_album SET position = move.value->>1 FROM json_each(${json}) AS move
          WHERE album_id = move.value->>0 AND +user_id = ${userId} AND +crate_id = ${crateId} AND ${owns.guard} AND ${isAsRead}`),
        told: step.db.run(sql`
          INSERT INTO sync_change (user_id, revision, kind, id, crate_id, position)
          SELECT user_id, revision + 1, 'member', move.value->>0, ${crateId}, move.value->>1 FROM sync_state, json_each(${json}) AS move
          WHERE user_id = ${userId} AND ${owns.guard} AND ${isAsRead} ON CONFLICT DO UPDATE SET position = excluded.position`),
        covers: step.db.run(sql`
          UPDATE crate SET contents = contents + 1, preview_covers = ${FOUND_COVERS}
          WHERE user_id = ${userId} AND id = ${crateId} AND ${owns.guard} AND ${isAsRead}`),
        rows: crateStatement(step, eq(crate.id, crateId)),
      })
      requireOwnership(check)
      if (!now[0]?.isAsRead) break
      isBegun = true
      if (index === pieces.length - 1) return toCrateView(rows)
    }
    // Another call changed the crate between two steps, so the remaining moves are computed again.
    if (isBegun) attempt = -1
  }
  throw new Conflict('stale', messages.crateStale)
}

/** Reorders the person's crates by the same rule. @throws NotFound if a crate is not the person's, without any change; Conflict `stale` */
export async function orderCrates(ctx: Ctx, crateIds: readonly number[]): Promise<void> {
  const { db, userId } = ctx
  const places = sql`(
    SELECT json_group_array(json_array(id, position)) FROM (
      SELECT id, position FROM crate WHERE user_id = ${userId} ORDER BY position, id))`
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [found] = await db.all<{ places: string }>(sql`SELECT ${places} AS places`)
    const known = found?.places ?? '[]'
    const crates = (JSON.parse(known) as [number, number][]).map(([id, position]) => ({ id, position }))
    const byId = new Map(crates.map((one) => [one.id, one]))
    if (crateIds.some((id) => !byId.has(id))) throw new NotFound(messages.crateGone)
    const moves = movesInto(inNewOrder([...byId.keys()], crateIds).flatMap((id) => byId.get(id) ?? []))
    if (moves.length === 0) return
    const json = JSON.stringify(moves.map(({ id, position }) => [id, position]))
    const [[now]] = await write(ctx, [
      db.all<{ isUnchanged: number }>(sql`SELECT ${places} = ${known} AS isUnchanged`),
      db.run(sql`
        UPDATE crate SET position = move.value->>1 FROM json_each(${json}) AS move
        WHERE crate.id = move.value->>0 AND +user_id = ${userId} AND ${places} = ${known}`),
    ])
    if (now?.isUnchanged) return
  }
  throw new Conflict('stale', messages.cratesStale)
}
