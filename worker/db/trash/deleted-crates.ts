import { and, eq, type SQL, sql } from 'drizzle-orm'
import { LimitExceeded, NotFound } from '#domain/app-error.ts'
import type { CrateView } from '#domain/crate.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/albums.ts'
import type { Ctx } from '../context.ts'
import { crateStatement, isOneOfCrates, toCrateViews } from '../crates/crates.ts'
import { batch } from '../database.ts'
import { crate } from '../schema.ts'

const PLACES_PER_ROW = 10_000
const COLUMNS = sql`id, user_id, name, description, query, is_favorite, position, import_id, created_at, version, request_key`

/** Moves a crate to the trash with the places of its albums; the albums stay. @throws NotFound */
export async function deleteCrate({ db, userId, now }: Ctx, id: number): Promise<void> {
  const [, , deleted] = await batch(db, [
    db.run(sql`
      INSERT INTO deleted_crate (${COLUMNS}, album_count, deleted_at)
      SELECT ${COLUMNS}, (SELECT count(*) FROM crate_album WHERE user_id = ${userId} AND crate_id = ${id}), ${now.getTime()}
      FROM crate WHERE user_id = ${userId} AND id = ${id}`),
    db.run(sql`
      INSERT INTO deleted_crate_albums (user_id, crate_id, part, places)
      SELECT ${userId}, ${id}, part, json_group_array(json_array(album_id, position, import_id)) FROM (
        SELECT album_id, position, import_id, (row_number() OVER (ORDER BY position, album_id) - 1) / ${PLACES_PER_ROW} AS part
        FROM crate_album WHERE user_id = ${userId} AND crate_id = ${id})
      GROUP BY part`),
    db.delete(crate).where(and(eq(crate.userId, userId), eq(crate.id, id))),
  ])
  if (deleted.meta.changes === 0) throw new NotFound(messages.crateGone)
}

/**
 * Restores the person's crates from the trash, each in its place and with its albums in their places, but for albums that have been
 * deleted for good; returns the restored ones. Unknown ids are skipped. @throws LimitExceeded, without any change
 */
export async function restoreCrates(ctx: Ctx, ids: readonly number[]): Promise<CrateView[]> {
  const { db, userId } = ctx
  const chosen = JSON.stringify(ids)
  const isChosen = (id: SQL) => sql`user_id = ${userId} AND ${id} IN (SELECT value FROM json_each(${chosen}))`
  const [, , , left, rows] = await batch(db, [
    db.run(sql`
      INSERT INTO crate (${COLUMNS}) SELECT ${COLUMNS} FROM deleted_crate
      WHERE ${isChosen(sql`id`)} AND (SELECT count(*) FROM crate WHERE user_id = ${userId})
        + (SELECT count(*) FROM deleted_crate WHERE ${isChosen(sql`id`)}) <= ${LIMITS.cratesPerPerson}`),
    db.run(sql`
      INSERT INTO crate_album (user_id, crate_id, album_id, position, import_id)
      SELECT ${userId}, crate_id, value->>0, value->>1, value->>2 FROM deleted_crate_albums, json_each(places)
      WHERE ${isChosen(sql`crate_id`)} AND EXISTS (SELECT 1 FROM crate WHERE id = crate_id)
        AND EXISTS (SELECT 1 FROM album WHERE id = value->>0)`),
    db.run(
      sql`DELETE FROM deleted_crate WHERE ${isChosen(sql`id`)} AND EXISTS (SELECT 1 FROM crate WHERE crate.id = deleted_crate.id)`,
    ),
    db.all<{ id: number }>(sql`SELECT id FROM deleted_crate WHERE ${isChosen(sql`id`)} LIMIT 1`),
    crateStatement(ctx, isOneOfCrates(ids)),
  ])
  if (left.length > 0) throw new LimitExceeded(messages.tooManyCrates(LIMITS.cratesPerPerson))
  return toCrateViews(rows)
}
