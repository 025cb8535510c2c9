import { sql } from 'drizzle-orm'
import type { CrateView } from '#domain/crates/crate.ts'
import { LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import { write } from '../budgets.ts'
import { counted } from '../changes/counted.ts'
import { putStatement, takeStatement } from '../changes/insert-delete.ts'
import type { Ctx } from '../context.ts'
import { crateStatement, isOneOfCrates, toCrateViews } from '../crates/crates.ts'
import { inList } from '../database.ts'
import { notLastStep } from '../steps.ts'

// So many memberships hold the database for 30 to 60 ms.
const PLACES_PER_STEP = 2_000
// Bounds what a step reads if crates have few albums.
const ROWS_PER_STEP = 20
const COLUMNS = sql`id, user_id, name, description, query, is_favorite, position, import_id, created_at, version, request_key`

/**
 * Moves a crate to the trash with the positions of its albums; the albums stay. A large crate is moved in steps, its last albums first:
 * until all are moved it is in the list and in the trash, and either `deleteCrate` or `restoreCrates` completes it. @throws NotFound
 */
export async function deleteCrate(ctx: Ctx, id: number): Promise<void> {
  const { db, userId } = ctx
  const own = sql`user_id = ${userId} AND id = ${id}`
  const isFew = sql`(SELECT count(*) FROM crate_album WHERE user_id = ${userId} AND crate_id = ${id}) <= ${PLACES_PER_STEP}`
  for (let isBegun = false; ; isBegun = true) {
    const { deleted, left } = await write(ctx, {
      ...movePlaces(ctx, id, isFew),
      deleted: db.run(sql`
        DELETE FROM crate WHERE ${own} AND NOT EXISTS (SELECT 1 FROM crate_album WHERE user_id = ${userId} AND crate_id = ${id})`),
      left: db.all<{ id: number }>(sql`SELECT id FROM crate WHERE ${own}`),
    })
    if (left.length === 0) {
      if (!isBegun && deleted.meta.changes === 0) throw new NotFound(messages.crateGone)
      return
    }
    const step = notLastStep(ctx)
    await write(step, movePlaces(step, id))
  }
}

/** The statements that move the last albums of a crate to the trash, if `isAllowed`. */
function movePlaces(ctx: Ctx, id: number, isAllowed = sql`true`) {
  const { db, userId, now } = ctx
  const last = sql`SELECT album_id, position, import_id FROM crate_album WHERE user_id = ${userId} AND crate_id = ${id}
    ORDER BY position DESC, album_id DESC LIMIT ${PLACES_PER_STEP}`
  const part = sql`(SELECT coalesce(max(part), -1) FROM deleted_crate_albums WHERE crate_id = ${id})`
  const moved = sql`SELECT one.value->>0 AS value FROM deleted_crate_albums, json_each(places) AS one
    WHERE user_id = ${userId} AND crate_id = ${id} AND part = ${part}`
  const gone = sql`user_id = ${userId} AND crate_id = ${id} AND album_id IN (SELECT album_id FROM (${last})) AND ${isAllowed}`
  return {
    kept: db.run(sql`
      INSERT INTO deleted_crate (${COLUMNS}, album_count, deleted_at)
      SELECT ${COLUMNS}, 0, ${now.getTime()} FROM crate WHERE user_id = ${userId} AND id = ${id} AND ${isAllowed} ON CONFLICT DO NOTHING`),
    keptPlaces: db.run(sql`
      INSERT INTO deleted_crate_albums (user_id, crate_id, part, places)
      SELECT ${userId}, ${id}, ${part} + 1, json_group_array(json_array(album_id, position, import_id)) FROM (${last}) WHERE ${isAllowed}
      HAVING count(*) > 0`),
    count: db.run(sql`
      UPDATE deleted_crate SET album_count = album_count + (
        SELECT json_array_length(places) FROM deleted_crate_albums WHERE crate_id = ${id} AND part = ${part})
      WHERE user_id = ${userId} AND id = ${id} AND changes() > 0`),
    ...counted(ctx, { memberships: takeStatement(ctx, moved, gone) }),
  }
}

/**
 * Restores the person's crates from the trash at their positions, with their albums, except those deleted for good; returns the restored
 * crates. Unknown ids are skipped. Many albums are restored in steps: until all are, a crate is in the list and in the trash. @throws
 * LimitExceeded, without any change
 */
export async function restoreCrates(ctx: Ctx, ids: readonly number[]): Promise<CrateView[]> {
  const { db, userId } = ctx
  const chosen = inList(ids)
  const inTrash = sql`user_id = ${userId} AND id IN ${chosen}`
  const isNew = sql`NOT EXISTS (SELECT 1 FROM crate WHERE crate.id = deleted_crate.id)`
  for (;;) {
    const [kept] = await db.all<{ places: number; rows: number }>(sql`
      SELECT coalesce(sum(album_count), 0) AS places, (SELECT count(*) FROM deleted_crate_albums
        WHERE user_id = ${userId} AND crate_id IN ${chosen}) AS rows FROM deleted_crate WHERE ${inTrash}`)
    const isLast = !kept || (kept.places <= PLACES_PER_STEP && kept.rows <= ROWS_PER_STEP)
    // The memberships of a step: those of the first rows, up to a limit.
    const some = sql`(
      SELECT crate_id, part, places, before FROM (
        SELECT crate_id, part, places, sum(json_array_length(places)) OVER (ORDER BY crate_id, part) - json_array_length(places) AS before
        FROM (SELECT crate_id, part, places FROM deleted_crate_albums WHERE user_id = ${userId} AND crate_id IN ${chosen}
          ORDER BY crate_id, part LIMIT ${ROWS_PER_STEP}))
      WHERE before < ${PLACES_PER_STEP})`
    const isListed = sql`EXISTS (SELECT 1 FROM crate WHERE id = crate_id)`
    const places = sql`FROM ${some} AS row, json_each(row.places) AS place WHERE row.before + place.key < ${PLACES_PER_STEP}`
    const back = putStatement(
      ctx,
      sql`SELECT place.value->>0 AS value ${places}`,
      sql`SELECT ${userId}, crate_id, place.value->>0, place.value->>1, place.value->>2 ${places}
        AND ${isListed} AND EXISTS (SELECT 1 FROM album WHERE id = place.value->>0 AND +user_id = ${userId})`,
    )
    const { left, crates } = await write(isLast ? ctx : notLastStep(ctx), {
      listed: db.run(sql`
        INSERT INTO crate (${COLUMNS}) SELECT ${COLUMNS} FROM deleted_crate
        WHERE ${inTrash} AND ${isNew} AND (SELECT count(*) FROM crate WHERE user_id = ${userId})
          + (SELECT count(*) FROM deleted_crate WHERE ${inTrash} AND ${isNew}) <= ${LIMITS.cratesPerPerson}`),
      ...counted(ctx, { back }),
      rest: db.run(sql`
        UPDATE deleted_crate_albums SET places = (
          SELECT json_group_array(json(value)) FROM json_each(deleted_crate_albums.places) WHERE row.before + key >= ${PLACES_PER_STEP})
        FROM ${some} AS row WHERE deleted_crate_albums.crate_id = row.crate_id AND deleted_crate_albums.part = row.part
          AND EXISTS (SELECT 1 FROM crate WHERE id = row.crate_id)`),
      empty: db.run(
        sql`DELETE FROM deleted_crate_albums WHERE user_id = ${userId} AND crate_id IN ${chosen} AND places = '[]'`,
      ),
      count: db.run(sql`
        UPDATE deleted_crate SET album_count = (SELECT coalesce(sum(json_array_length(places)), 0) FROM deleted_crate_albums WHERE crate_id = id)
        WHERE ${inTrash} AND album_count > 0`),
      done: db.run(sql`
        DELETE FROM deleted_crate WHERE ${inTrash} AND EXISTS (SELECT 1 FROM crate WHERE crate.id = deleted_crate.id)
          AND NOT EXISTS (SELECT 1 FROM deleted_crate_albums WHERE crate_id = deleted_crate.id)`),
      left: db.all<{ isListed: number }>(
        sql`SELECT EXISTS (SELECT 1 FROM crate WHERE crate.id = deleted_crate.id) AS isListed FROM deleted_crate WHERE ${inTrash} LIMIT 1`,
      ),
      crates: crateStatement(ctx, isOneOfCrates(ids)),
    })
    const [one] = left
    if (!one) return toCrateViews(crates)
    if (!one.isListed) throw new LimitExceeded(messages.tooManyCrates(LIMITS.cratesPerPerson))
  }
}
