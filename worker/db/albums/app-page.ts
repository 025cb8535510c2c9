import { sql } from 'drizzle-orm'
import type { CollectionQuery } from '#domain/collection-query.ts'
import { meStatement, toMe } from '../accounts/profiles.ts'
import { crateStatement, toCrateViews } from '../crates/crates.ts'
import { batch, type Db } from '../database.ts'
import { collectionPageStatements, toCollectionPage } from './collection-page.ts'

/**
 * All that the collection screen shows at first: the person, their crates and one page of albums; one batch. `hasProfile` is false
 * for an account nobody has entered with yet. @throws NotFound
 */
export async function readAppPage(db: Db, userId: string, query: CollectionQuery, now: Date) {
  const [me, crates, [outside], ...page] = await batch(db, [
    meStatement(db, userId),
    crateStatement(db, userId),
    db.all<{ count: number }>(sql`
      SELECT count(*) AS count FROM album
      WHERE user_id = ${userId} AND deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM crate_album WHERE album_id = album.id)`),
    ...collectionPageStatements(db, userId, query, now),
  ])
  return {
    me: toMe(me),
    hasProfile: Boolean(me[0]?.username),
    crates: toCrateViews(crates),
    uncrated: outside?.count ?? 0,
    seed: toCollectionPage(page, now),
  }
}
