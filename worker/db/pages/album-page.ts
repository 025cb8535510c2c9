import { sql } from 'drizzle-orm'
import { accountStatement, ownStatement, toMe } from '../accounts/profiles.ts'
import { detailsStatements, toDetails } from '../albums/albums.ts'
import { moneyStatement, toMoney } from '../albums/summary.ts'
import { newestRevision } from '../changes/revision.ts'
import type { Ctx } from '../context.ts'
import { crateStatement, toCrateViews } from '../crates/crates.ts'
import { batch } from '../database.ts'
import { toTagColors } from '../tags/tag-colors.ts'

/**
 * Everything that an album's own page shows at first, in one batch for each database: the person, the album with its tracks, its crates,
 * and the exchange rates by which its list is sorted. @throws NotFound
 */
export async function readAlbumPage(ctx: Ctx, id: number) {
  const { db, userId } = ctx
  const [account, [own, [state], currencies, crates, ...rows]] = await Promise.all([
    accountStatement(ctx),
    batch(db, [
      ownStatement(ctx),
      db.select({ revision: newestRevision(userId).as('revision') }).from(sql`(SELECT 1)`),
      moneyStatement(ctx),
      crateStatement(
        ctx,
        sql`crate.id IN (SELECT crate_id FROM crate_album WHERE album_id = ${id} AND +user_id = ${userId})`,
      ),
      ...detailsStatements(ctx, id),
    ]),
  ])
  return {
    me: toMe(account, own),
    tagColors: toTagColors(own),
    details: toDetails(rows),
    crates: toCrateViews(crates).map(({ id, name }) => ({ id, name })),
    rates: toMoney(currencies).rates,
    linkSyncedAt: own[0]?.linkSyncedAt ?? null,
    revision: state?.revision ?? 0,
  }
}
