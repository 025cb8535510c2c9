import { and, not, type SQL, sql } from 'drizzle-orm'
import type { List } from '#domain/albums/album.ts'
import { write } from '../budgets.ts'
import { setStatement } from '../changes/statements.ts'
import type { Ctx } from '../context.ts'
import { inList } from '../database.ts'

/** One that was missing in two whole walks, the second of which was this one. */
export type MissingAlbum = { id: number; bandcampUrl: string; sourceKey: string }

type Crawl = {
  importId: number
  username: string
  type: List
  /** The source keys of all that it listed. */
  seen: readonly string[]
  /** Whether it listed all there is: only then something is missing, unless that is more than half. */
  isWhole: boolean
}

const PAGES_PER_WALK = 20

/**
 * Notes which albums a walk through a fan's list has seen, and which it missed, of those that such an import of the same fan added. What
 * was gone and is seen is back. Returns some of those missed for the second time: they are gone if their pages are, which the caller asks.
 * Noting a walk twice changes nothing.
 */
export async function recordCrawl(
  ctx: Ctx,
  { importId, username, type, seen, isWhole }: Crawl,
): Promise<MissingAlbum[]> {
  const { db, userId } = ctx
  const keys = inList(seen)
  const isSeen = sql`(source_key IN ${keys}
    OR EXISTS (SELECT 1 FROM album_alias l WHERE l.album_id = album.id AND l.item_key IN ${keys}))`
  const watched = (condition: SQL) => sql`
    user_id = ${userId} AND list = ${type} AND deleted_at IS NULL AND source_key GLOB '[at][0-9]*' AND ${condition}
    AND import_id IN (SELECT id FROM fan_import WHERE user_id = ${userId} AND kind = 'fan' AND lower(username) = lower(${username}))`
  // Fewer than half of what was there is a fault of the list.
  const [known] = await db.all<{ count: number; seen: number }>(sql`
    SELECT count(*) AS count, coalesce(sum(${isSeen}), 0) AS seen FROM album WHERE ${watched(sql`(gone_at IS NULL OR ${isSeen})`)}`)
  const tells = isWhole && known !== undefined && known.seen * 2 >= known.count
  const [missing] = await write(ctx, [
    db.all<MissingAlbum>(sql`
      SELECT id, bandcamp_url AS bandcampUrl, source_key AS sourceKey FROM album
      WHERE ${tells ? 1 : 0} AND ${watched(sql`missed_by < ${importId} AND gone_at IS NULL AND bandcamp_url IS NOT NULL`)}
        AND NOT ${isSeen}
      ORDER BY missed_by, id LIMIT ${PAGES_PER_WALK}`),
    setStatement(ctx, { missedBy: null, goneAt: null }, and(watched(sql`gone_at IS NOT NULL`), isSeen), 'revision'),
    setStatement(ctx, { missedBy: null }, and(watched(sql`missed_by IS NOT NULL`), isSeen), 'nothing'),
    ...(tells
      ? [setStatement(ctx, { missedBy: importId }, and(watched(sql`missed_by IS NULL`), not(isSeen)), 'nothing')]
      : []),
  ])
  return missing
}

/** Notes what the page of a missing album says: it is gone, or it is still there and two more walks have to miss it. */
export async function notePage(ctx: Ctx, id: number, isGone: boolean): Promise<void> {
  const isIt = sql`id = ${id} AND +user_id = ${ctx.userId} AND missed_by IS NOT NULL AND gone_at IS NULL`
  await write(ctx, [
    isGone
      ? setStatement(ctx, { goneAt: ctx.now }, and(isIt, sql`deleted_at IS NULL`), 'revision')
      : setStatement(ctx, { missedBy: null }, isIt, 'nothing'),
  ])
}
