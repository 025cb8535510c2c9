import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'

/**
 * Counts one try against `key` in a window of `seconds`, in a single statement so that tries at once cannot slip past.
 * Answers whether it is within `max`, how many tries the window has seen, and in how many seconds it ends.
 */
export async function countTry(db: Db, key: string, limit: { max: number; seconds: number }, now: Date) {
  const time = now.getTime()
  const [row] = await db.all<{ count: number; resetsAt: number }>(sql`
    INSERT INTO rate_limit (key, count, resets_at) VALUES (${key}, 1, ${time + limit.seconds * 1000})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN resets_at <= ${time} THEN 1 ELSE count + 1 END,
      resets_at = CASE WHEN resets_at <= ${time} THEN excluded.resets_at ELSE resets_at END
    RETURNING count, resets_at AS resetsAt`)
  if (!row) throw new Error('The try was not counted')
  return { allowed: row.count <= limit.max, count: row.count, retryAfter: Math.ceil((row.resetsAt - time) / 1000) }
}

/** Takes back one counted try against `key`, where tries that succeed shall not count. */
export async function giveBackTry(db: Db, key: string): Promise<void> {
  await db.run(sql`UPDATE rate_limit SET count = count - 1 WHERE key = ${key} AND count > 0`)
}

/** Forgets windows that have ended; for the daily clean-up. */
export const purgeRateLimits = (db: Db, now: Date) =>
  db.run(sql`DELETE FROM rate_limit WHERE resets_at <= ${now.getTime()}`)
