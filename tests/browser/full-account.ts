import { eq, sql } from 'drizzle-orm'
import { repairSummaries } from '#worker/db/albums/check-summary.ts'
import type { SystemCtx } from '#worker/db/context.ts'
import { user } from '#worker/db/schema.ts'
import { DEMO } from '../../scripts/demo/accounts.ts'

const ALBUMS = 100_000
const CRATES = 2_000
const PLACES = 300_000

// This many albums have the longest notes, with a letter that makes JavaScript take two bytes for each.
const LONG = 7_000

/** Fills the demo account to its limits: albums, crates with the longest names and descriptions, places, bytes of text. */
export async function seedFullAccount(ctx: SystemCtx): Promise<void> {
  const { accounts, db } = ctx
  const [person] = await accounts.select({ id: user.id }).from(user).where(eq(user.email, DEMO.demo.email))
  const id = person?.id
  const numbers = (count: number) =>
    sql`(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) SELECT i FROM n)`
  await db.run(sql`DELETE FROM album WHERE user_id = ${id}`)
  await db.run(sql`DELETE FROM crate WHERE user_id = ${id}`)
  await db.run(sql`
    INSERT INTO album (user_id, changed, list, title, artist, bandcamp_url, cover_url, notes, rating, release_date, track_count, bandcamp_tags, user_tags, search_text, tag_text, added_at)
    SELECT ${id}, i, iif(i % 4, 'collection', 'wishlist'), 'Album ' || i, 'Artist ' || (i % 700), 'https://artist-' || (i % 700) || '.bandcamp.com/album/album-' || i,
      'https://f4.bcbits.com/img/a' || (1000000000 + i) || '_5.jpg', notes, 1 + i % 5, '20' || (10 + i % 15) || '-02-03', 9,
      '["ambient","dub ' || (i % 300) || '"]', '["shelf ' || (i % 50) || '"]', 'album ' || i || char(10) || 'artist ' || (i % 700) || char(10) || notes,
      char(10) || 'ambient' || char(10) || 'dub ' || (i % 300) || char(10) || 'shelf ' || (i % 50) || char(10), 1700000000000 + i * 1000
    FROM (SELECT i, iif(i > ${ALBUMS - LONG}, '星' || substr(printf('%.*c', 10000, 'n'), 4), '') AS notes FROM ${numbers(ALBUMS)})`)
  await db.run(sql`
    INSERT INTO crate (user_id, name, description, is_favorite, position, created_at)
    SELECT ${id}, substr(i || printf('%.*c', 120, 'N'), 1, 120), substr(i || printf('%.*c', 2000, 'd'), 1, 2000), i % 10 = 0, i, 1700000000000 FROM ${numbers(CRATES)}`)
  await db.run(sql`
    INSERT INTO crate_album (user_id, crate_id, album_id, position)
    SELECT ${id}, (SELECT min(id) FROM crate WHERE user_id = ${id}) + i % ${CRATES}, (SELECT min(id) FROM album WHERE user_id = ${id}) + i / 3, i
    FROM ${numbers(PLACES - 3)}`)
  await db.run(
    sql`INSERT INTO album_count (user_id, albums) VALUES (${id}, ${ALBUMS}) ON CONFLICT DO UPDATE SET albums = ${ALBUMS}`,
  )
  await repairSummaries(ctx)
}
