import { sql } from 'drizzle-orm'
import { LimitExceeded } from '#domain/app-error.ts'
import type { CrateView } from '#domain/crate.ts'
import type { NewCrate } from '#domain/crate-albums.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/albums.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { crateStatement, toCrateView } from './crates.ts'
import { ownership, requireOwnership } from './ownership.ts'

/**
 * Creates a crate at the end of the list, with the named albums in it, all or nothing. @throws NotFound if an album is not the person's;
 * LimitExceeded
 */
export async function createCrate(ctx: Ctx, input: NewCrate): Promise<CrateView> {
  const { db, userId, now } = ctx
  const owns = ownership(ctx, { albumIds: input.albumIds })
  const newest = sql`(SELECT max(id) FROM crate WHERE user_id = ${userId})`
  const [check, made, , rows] = await batch(db, [
    owns.check,
    db.run(sql`
      INSERT INTO crate (user_id, name, description, is_favorite, position, created_at)
      SELECT ${userId}, ${input.name}, ${input.description ?? ''}, ${input.isFavorite ? 1 : 0},
        coalesce((SELECT max(position) FROM crate WHERE user_id = ${userId}), 0) + 1, ${now.getTime()}
      WHERE ${owns.guard} AND (SELECT count(*) FROM crate WHERE user_id = ${userId}) < ${LIMITS.cratesPerPerson}`),
    db.run(sql`
      INSERT INTO crate_album (user_id, crate_id, album_id, position)
      SELECT ${userId}, ${newest}, value, key + 1 FROM json_each(${owns.albums}) WHERE changes() = 1`),
    crateStatement(ctx, sql`crate.id = ${newest}`),
  ])
  requireOwnership(check)
  if (made.meta.changes === 0) {
    throw new LimitExceeded(messages.tooManyCrates(LIMITS.cratesPerPerson))
  }
  return toCrateView(rows)
}
