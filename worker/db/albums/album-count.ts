import { sql } from 'drizzle-orm'
import type { Ctx, SystemCtx } from '../context.ts'

/** The number of a person's albums, including the trash, as a value of a statement. It is stored, so no call has to count them. */
export const keptCount = ({ userId }: Ctx) =>
  sql<number>`coalesce((SELECT albums FROM album_count WHERE user_id = ${userId}), 0)`

/** The statement that adds the albums added by the previous statement of the batch to the count. */
export const countAdded = ({ db, userId }: Ctx) =>
  db.run(sql`
    INSERT INTO album_count (user_id, albums) SELECT ${userId}, changes() WHERE changes() > 0
    ON CONFLICT (user_id) DO UPDATE SET albums = albums + excluded.albums`)

/** The statement that subtracts the albums deleted for good by the previous statement of the batch from the count. */
export const countDeleted = ({ db, userId }: Ctx) =>
  db.run(sql`UPDATE album_count SET albums = max(0, albums - changes()) WHERE user_id = ${userId} AND changes() > 0`)

/** Counts the albums of all accounts, corrects the kept counts that differ and returns how many did. Part of the daily clean-up. */
export async function recountAlbums({ db }: SystemCtx): Promise<number> {
  const corrected = await db.all<{ id: string }>(sql`
    INSERT INTO album_count (user_id, albums)
    SELECT owner, sum(one) FROM (
      SELECT user_id AS owner, 1 AS one FROM album UNION ALL SELECT user_id, 0 FROM album_count) WHERE true GROUP BY owner
    ON CONFLICT (user_id) DO UPDATE SET albums = excluded.albums WHERE albums <> excluded.albums
    RETURNING user_id AS id`)
  return corrected.length
}
