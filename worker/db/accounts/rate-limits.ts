import { sql } from 'drizzle-orm'
import type { SystemCtx } from '../context.ts'

/**
 * Counts an attempt under `key` in a window of `seconds`. A single statement does it, so that parallel attempts cannot slip past. Returns
 * whether it is within `max`, the number of attempts in the window, and the seconds until the window ends.
 */
export async function countAttempt({ db, now }: SystemCtx, key: string, limit: { max: number; seconds: number }) {
  const time = now.getTime()
  const [row] = await db.all<{ count: number; resetsAt: number }>(sql`
    INSERT INTO rate_limit (key, count, resets_at) VALUES (${key}, 1, ${time + limit.seconds * 1000})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN resets_at <= ${time} THEN 1 ELSE count + 1 END,
      resets_at = CASE WHEN resets_at <= ${time} THEN excluded.resets_at ELSE resets_at END
    RETURNING count, resets_at AS resetsAt`)
  if (!row) throw new Error('The attempt was not counted')
  return { allowed: row.count <= limit.max, count: row.count, retryAfter: Math.ceil((row.resetsAt - time) / 1000) }
}

/** Reverses one counted attempt under `key`, where successful attempts do not count. */
export async function uncountAttempt({ db }: SystemCtx, key: string): Promise<void> {
  await db.run(sql`UPDATE rate_limit SET count = count - 1 WHERE key = ${key} AND count > 0`)
}

/** Deletes ended windows. Part of the daily clean-up. */
export const purgeRateLimits = ({ db, now }: SystemCtx) =>
  db.run(sql`DELETE FROM rate_limit WHERE resets_at <= ${now.getTime()}`)
