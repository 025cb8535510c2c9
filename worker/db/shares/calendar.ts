import { sql } from 'drizzle-orm'
import { LIMITS } from '#domain/limits.ts'
import { newestRevision } from '../changes/revision.ts'
import type { Ctx } from '../context.ts'

/** The revision of the person's collection: until it is another, `listReleases` finds the same on a day. */
export async function readRevision({ db, userId }: Ctx): Promise<number> {
  const [row] = await db.all<{ revision: number }>(sql`SELECT ${newestRevision(userId)} AS revision`)
  return row?.revision ?? 0
}

/** An album of a calendar. Its revision is higher after each change, also of its day; `isWished` is false for a while after it was given up. */
export type Release = {
  id: number
  title: string
  artist: string
  url: string | null
  day: string
  revision: number
  isWished: boolean
}

const DAY = 86_400_000
/** How many days albums that are out stay. */
const OUT_DAYS = 90

/** The wishes and pre-orders with a day of release, the next first and then those that are out, the last first. */
export async function listReleases({ db, userId }: Ctx, today: string): Promise<Release[]> {
  const first = new Date(Date.parse(today) - OUT_DAYS * DAY).toISOString().slice(0, 10)
  const lately = Date.parse(today) - LIMITS.trashDays * DAY
  // Bought before its day, whether or not Bandcamp still calls it a pre-order.
  const isOwn = sql`(list = 'wishlist' OR is_preorder = 1 OR unixepoch(release_date) * 1000 > coalesce(purchased_at, added_at))`
  const dated = sql`user_id = ${userId} AND release_date >= ${first} AND length(release_date) = 10`
  const columns = sql`id, title, artist, bandcamp_url AS url, release_date AS day, changed AS revision`
  const rows = await db.all<Omit<Release, 'isWished'> & { isWished: number }>(sql`
    SELECT * FROM (
      SELECT ${columns}, ${isOwn} AS isWished FROM album
      WHERE ${dated} AND deleted_at IS NULL AND release_date IS NOT NULL AND (${isOwn} OR moved_at >= ${lately})
      UNION ALL SELECT ${columns}, 0 FROM album WHERE ${dated} AND deleted_at >= ${lately} AND ${isOwn})
    ORDER BY day < ${today}, abs(julianday(day) - julianday(${today})), id LIMIT ${LIMITS.calendarEntries}`)
  return rows.map((row) => ({ ...row, isWished: row.isWished === 1 }))
}
