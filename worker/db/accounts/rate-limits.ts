import { sql } from 'drizzle-orm'
import type { AccountsCtx } from '../context.ts'
import { batch, inList } from '../database.ts'

export type CountedLimit = { key: string; max: number; seconds: number }

/**
 * Counts an attempt under each key in a window of `seconds`, up to the first key that is over its `max`. A single transaction does it, so
 * that parallel attempts cannot slip past. Returns for each counted key whether it is within `max`, the number of attempts in the window,
 * and the seconds until the window ends.
 */
export async function countEachAttempt({ accounts, now }: AccountsCtx, limits: readonly CountedLimit[]) {
  const time = now.getTime()
  const isWithin = ({ key, max }: CountedLimit) => sql`(SELECT count FROM rate_limit WHERE key = ${key}) <= ${max}`
  const rows = await batch(
    accounts,
    limits.map(({ key, seconds }, index) =>
      accounts.all<{ count: number; resetsAt: number }>(sql`
        INSERT INTO rate_limit (key, count, resets_at) SELECT ${key}, 1, ${time + seconds * 1000}
        WHERE ${sql.join([sql`true`, ...limits.slice(0, index).map(isWithin)], sql` AND `)}
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN resets_at <= ${time} THEN 1 ELSE count + 1 END,
          resets_at = CASE WHEN resets_at <= ${time} THEN excluded.resets_at ELSE resets_at END
        RETURNING count, resets_at AS resetsAt`),
    ),
  )
  return rows.flatMap((counted, index) => {
    const { max = 0, seconds = 0 } = limits[index] ?? {}
    // A request that was started later may have opened the window.
    const retryAfter = (resetsAt: number) => Math.min(seconds, Math.ceil((resetsAt - time) / 1000))
    return counted.map(({ count, resetsAt }) => ({ allowed: count <= max, count, retryAfter: retryAfter(resetsAt) }))
  })
}

/** The same with one key. */
export async function countAttempt(ctx: AccountsCtx, key: string, limit: { max: number; seconds: number }) {
  const [attempt] = await countEachAttempt(ctx, [{ key, ...limit }])
  if (!attempt) throw new Error('The attempt was not counted')
  return attempt
}

/** Takes back one counted attempt under each key, where successful attempts do not count. */
export async function uncountAttempts({ accounts }: AccountsCtx, keys: readonly string[]): Promise<void> {
  await accounts.run(sql`
    UPDATE rate_limit SET count = count - 1 WHERE key IN ${inList(keys)} AND count > 0`)
}

/** A limit of `free` attempts, then one after each waiting time, which doubles from `first` to `most` seconds. */
type GrowingLimit = { key: string; free: number; first: number; most: number }
type Counted = { retryAfter: number; count: number; before: { key: string; count: number; resetsAt: number }[] }

// How long a network's attempts are kept after the last one: longer than any waiting time.
const KNOWN_MS = 2 * 86_400_000

/**
 * Counts an attempt under all keys. If one of them has to wait, counts none and returns the seconds to wait as `retryAfter`. Returns the
 * number of attempts under the first key, and what `uncountGrowing` needs.
 */
export async function countGrowing({ accounts, now }: AccountsCtx, limits: readonly GrowingLimit[]): Promise<Counted> {
  const time = now.getTime()
  const keys = inList(limits.map(({ key }) => key))
  const waitOf = ({ free, first, most }: GrowingLimit, count: number) =>
    count < free ? 0 : Math.min(most, first * 2 ** (count - free))
  const [before, counted] = await batch(accounts, [
    accounts.all<Counted['before'][number]>(sql`
      SELECT key, count, resets_at AS resetsAt FROM rate_limit
      WHERE key IN ${keys} AND resets_at > ${time}`),
    accounts.all<{ key: string; count: number }>(sql`
      INSERT INTO rate_limit (key, count, resets_at) SELECT value, 1, ${time + KNOWN_MS} FROM ${keys}
      WHERE NOT EXISTS (
        SELECT 1 FROM rate_limit AS known JOIN json_each(${JSON.stringify(limits)}) AS one ON known.key = one.value ->> 'key'
        WHERE resets_at > ${time} AND count >= one.value ->> 'free' AND resets_at - ${KNOWN_MS} + 1000 *
          min(one.value ->> 'most', (one.value ->> 'first') << min(count - (one.value ->> 'free'), 20)) > ${time})
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN resets_at <= ${time} THEN 1 ELSE count + 1 END, resets_at = excluded.resets_at
      RETURNING key, count`),
  ])
  const waits = before.map(({ key, count, resetsAt }) => {
    const limit = limits.find((one) => one.key === key)
    const wait = limit ? waitOf(limit, count) : 0
    // A request that was started later may have counted the last one.
    return Math.min(wait, Math.ceil((resetsAt - KNOWN_MS - time) / 1000 + wait))
  })
  const retryAfter = counted.length > 0 ? 0 : Math.max(1, ...waits)
  return { retryAfter, count: counted.find(({ key }) => key === limits[0]?.key)?.count ?? 0, before }
}

/** Takes back an attempt that `countGrowing` counted in this request, and its waiting time. */
export async function uncountGrowing(
  { accounts, now }: AccountsCtx,
  limits: readonly GrowingLimit[],
  { before }: Counted,
): Promise<void> {
  const mine = now.getTime() + KNOWN_MS
  await accounts.run(sql`
    UPDATE rate_limit SET count = count - 1, resets_at = CASE resets_at
      WHEN ${mine} THEN coalesce((
        SELECT value ->> 'resetsAt' FROM json_each(${JSON.stringify(before)}) WHERE value ->> 'key' = rate_limit.key), resets_at)
      ELSE resets_at END
    WHERE key IN ${inList(limits.map(({ key }) => key))} AND count > 0`)
}

/** Deletes ended windows. Part of the daily clean-up. */
export const purgeRateLimits = ({ accounts, now }: AccountsCtx) =>
  accounts.run(sql`DELETE FROM rate_limit WHERE resets_at <= ${now.getTime()}`)
