import { sql } from 'drizzle-orm'
import { meStatement, toMe } from '../accounts/profiles.ts'
import type { Ctx } from '../context.ts'
import { crateStatement, toCrateViews } from '../crates/crates.ts'
import { batch } from '../database.ts'
import { newestRevision } from '../sync/newest-revision.ts'
import { detailsStatements, toDetails } from './albums.ts'

/** Everything an album's own page shows at first: the person, the album with its tracks, and the crates that hold it, in one batch. @throws NotFound */
export async function readAlbumPage(ctx: Ctx, id: number) {
  const { db, userId } = ctx
  const [me, [state], crates, ...rows] = await batch(db, [
    meStatement(ctx),
    db.select({ revision: newestRevision(userId).as('revision') }).from(sql`(SELECT 1)`),
    crateStatement(
      ctx,
      sql`crate.id IN (SELECT crate_id FROM crate_album WHERE album_id = ${id} AND +user_id = ${userId})`,
    ),
    ...detailsStatements(ctx, id),
  ])
  return {
    me: toMe(me),
    details: toDetails(rows),
    crates: toCrateViews(crates).map(({ id, name }) => ({ id, name })),
    revision: state?.revision ?? 0,
  }
}
