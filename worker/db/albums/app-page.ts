import { sql } from 'drizzle-orm'
import type { CollectionQuery } from '#domain/collection-query.ts'
import { meStatement, toMe } from '../accounts/profiles.ts'
import type { Ctx } from '../context.ts'
import { crateStatement, toCrateViews } from '../crates/crates.ts'
import { batch } from '../database.ts'
import { collectionPageStatements, toCollectionPage } from './collection-page.ts'

/**
 * Everything the collection screen shows at first: the person, their crates and one page of albums, in one batch. `hasProfile` is false
 * until `createProfile` has run. @throws NotFound
 */
export async function readAppPage(ctx: Ctx, query: CollectionQuery) {
  const { db, userId, now } = ctx
  const [me, crates, [uncrated], ...page] = await batch(db, [
    meStatement(ctx),
    crateStatement(ctx),
    db.all<{ count: number }>(sql`
      SELECT count(*) AS count FROM album
      WHERE user_id = ${userId} AND deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM crate_album WHERE album_id = album.id)`),
    ...collectionPageStatements(ctx, query),
  ])
  return {
    me: toMe(me),
    hasProfile: Boolean(me[0]?.username),
    crates: toCrateViews(crates),
    uncrated: uncrated?.count ?? 0,
    seed: toCollectionPage(page, now),
  }
}
