import { sql } from 'drizzle-orm'
import type { SystemCtx } from '../context.ts'
import { batch } from '../database.ts'

export type CountedLimit = { key: string; max: number; seconds: number }

/**
 * Counts an attempt under each key in a window of `seconds`, as long as it is within the `max` of those before. A single transaction does
 * it, so that parallel attempts cannot slip past. Returns of each that was counted whether it is within `max`, the number of attempts in
 * the window, and the seconds until the window ends.
 */
export async function countEachAttempt({ db, now }: SystemCtx, limits: readonly CountedLimit[]) {
  const time = now.getTime()
  const isWithin = ({ key, max }: CountedLimit) => sql`(SELECT count FROM rate_limit WHERE key = ${key}) <= ${max}`
  const rows = await batch(
    db,
    limits.map(({ key, seconds }, index) =>
      db.all<{ count: number; resetsAt: number }>(sql`
        INSERT INTO rate_limit (key, count, resets_at) SELECT ${key}, 1, ${time + seconds * 1000}
        WHERE ${sql.join([sql`true`, ...limits.slice(0, index).map(isWithin)], sql` AND `)}
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN resets_at <= ${time} THEN 1 ELSE count + 1 END,
          resets_at = CASE WHEN resets_at <= ${time} THEN excluded.resets_at ELSE resets_at END
        RETURNING count, resets_at AS resetsAt`),
    ),
  )
  return rows.flatMap(([row], index) =>
    row
      ? [
          {
            allowed: row.count <= (limits[index]?.max ?? 0),
            count: row.count,
            // A request that began later may have opened the window.
            retryAfter: Math.min(limits[index]?.seconds ?? 0, Math.ceil((row.resetsAt - time) / 1000)),
          },
        ]
      : [],
  )
}

/** The same with one key. */
export async function countAttempt(ctx: SystemCtx, key: string, limit: { max: number; seconds: number }) {
  const [attempt] = await countEachAttempt(ctx, [{ key, ...limit }])
  if (!attempt) throw new Error('The attempt was not counted')
  return attempt
}

/** Reverses one counted attempt under each key, where successful attempts do not count. */
export async function uncountAttempts({ db }: SystemCtx, keys: readonly string[]): Promise<void> {
  await db.run(sql`
    UPDATE rate_limit SET count = count - 1 WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)})) AND count > 0`)
}

/** Deletes ended windows. Part of the daily clean-up. */
export const purgeRateLimits = ({ db, now }: SystemCtx) =>
  db.run(sql`DELETE FROM rate_limit WHERE resets_at <= ${now.getTime()}`)
