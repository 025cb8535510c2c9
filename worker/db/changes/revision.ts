import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'

/** The next revision of the person's collection: at least `now` (ms), never one used before, and above the one that devices have. */
export const nextRevision = ({ userId, now }: Ctx): SQL<number> =>
  sql`max(${now.getTime()}, coalesce((SELECT max(changed) FROM album WHERE user_id = ${userId}), 0) + 1,
    coalesce((SELECT revision FROM sync_state WHERE user_id = ${userId}), 0) + 1)`

/**
 * The statement that raises the collection's revision before rows are deleted for good. Otherwise the highest remaining revision could
 * equal one that a browser holds for an older state. `stays` is whether a row does.
 */
export const bumpRevision = (ctx: Ctx, stays: SQL = sql`true`) =>
  ctx.db.run(sql`
    UPDATE album SET changed = ${nextRevision(ctx)} WHERE id = (
      SELECT id FROM album WHERE user_id = ${ctx.userId} AND deleted_at IS NULL AND ${stays} ORDER BY list, added_at, id LIMIT 1)`)

/** The highest revision of a person's records, given to a device or not: a copy of that revision or a later one is complete. */
export const newestRevision = (userId: string): SQL<number> => sql`
  max(coalesce((SELECT max(changed) FROM album WHERE user_id = ${userId}), 0),
    coalesce((SELECT max(revision) FROM sync_change WHERE user_id = ${userId}), 0))`
