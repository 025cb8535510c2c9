import { type SQL, sql } from 'drizzle-orm'
import type { SystemCtx } from '../context.ts'
import type { SummaryKind } from '../schema.ts'
import { SPELLINGS } from './album-rows.ts'

// A statement stays well within the time that D1 has for it.
const ALBUMS_AT_ONCE = 50_000
// Of very many accounts a part is checked each day.
const ALBUMS_A_DAY = 2_000_000
const DAY = 86_400_000

const TAGS = sql`'[' || replace(json_quote(replace(substr(tag_text, 2, length(tag_text) - 2), char(10), char(8232))), char(8232), '","') || ']'`
const LISTS = sql`sum(list = 'collection') AS collection, sum(list = 'wishlist') AS wishlist`
const PRICES = sql`sum(iif(list = 'collection', price, 0)) AS collection, sum(iif(list = 'wishlist', price, 0)) AS wishlist`

/** What `summary_count` has to say, a statement for each kind: the same that its triggers keep. */
const countsOf = (living: SQL): Record<SummaryKind, SQL> => {
  const counts = (kind: SummaryKind, key: SQL, where: SQL = sql`true`, amounts = LISTS) => sql`
    SELECT user_id, ${sql.raw(`'${kind}'`)} AS kind, ${key} AS key, '' AS name, ${amounts} FROM album WHERE ${living} AND ${where} GROUP BY 1, 3`
  return {
    month: counts('month', sql`strftime('%Y-%m', added_at / 1000, 'unixepoch')`),
    decade: counts('decade', sql`substr(release_date, 1, 3) || '0'`, sql`release_date IS NOT NULL`),
    label: counts('label', sql`label`, sql`label IS NOT NULL`),
    currency: counts('currency', sql`currency`, sql`currency IS NOT NULL`),
    price: counts('price', sql`currency`, sql`currency IS NOT NULL AND price > 0`, PRICES),
    tag: sql`
      SELECT user_id, 'tag' AS kind, key, name, ${LISTS} FROM (
        SELECT user_id, list, tag.value AS key, iif(json_array_length(${TAGS}) = json_array_length(${SPELLINGS}), (${SPELLINGS}) ->> min(tag.key), tag.value) AS name
        FROM album, json_each(${TAGS}) AS tag WHERE ${living} AND tag_text <> '' GROUP BY album.id, tag.value)
      GROUP BY 1, 3`,
  }
}

const COLUMNS = ['albums', 'uncrated', 'tracks', 'stars1', 'stars2', 'stars3', 'stars4', 'stars5', 'tags']
const each = (toText: (column: string) => string, separator = ', ') => sql.raw(COLUMNS.map(toText).join(separator))

/** What `summary` has to say, given `summary_count`. */
const totalsOf = (owned: SQL, living: SQL) => sql`
  SELECT user_id, list, ${each((column) => `sum(${column}) AS ${column}`)} FROM (
    SELECT user_id, list, 1 AS albums, is_crated = 0 AS uncrated, coalesce(track_count, 0) AS tracks, rating IS 1 AS stars1, rating IS 2 AS stars2,
      rating IS 3 AS stars3, rating IS 4 AS stars4, rating IS 5 AS stars5, 0 AS tags FROM album WHERE ${living}
    UNION ALL SELECT user_id, place.value, 0, 0, 0, 0, 0, 0, 0, 0, 1 FROM summary_count, json_each('["collection","wishlist","both"]') AS place
    WHERE ${owned} AND kind = 'tag' AND CASE place.value WHEN 'collection' THEN collection WHEN 'wishlist' THEN wishlist ELSE 1 END > 0
    UNION ALL SELECT user_id, list, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM summary WHERE ${owned})
  GROUP BY 1, 2`

const MEMBERS = sql`crate_album AS member JOIN album ON album.id = member.album_id
  WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND album.deleted_at IS NULL`
const ALBUM_COUNT = sql`(SELECT count(*) FROM ${MEMBERS})`
const FRONT = sql`(
  SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
    SELECT album.id, member.position, album.title, album.artist, album.cover_url FROM ${MEMBERS} ORDER BY member.position, member.album_id LIMIT 4))`

/** Recounts what is kept of the albums and crates of these accounts, repairs what differs and returns whose did. */
async function repair({ db }: SystemCtx, userIds: readonly string[]): Promise<Set<string>> {
  const owned = sql`user_id IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))`
  const living = sql`${owned} AND deleted_at IS NULL`
  const isCrated = sql`EXISTS (SELECT 1 FROM crate_album WHERE album_id = album.id)`
  const repaired = new Set<string>()
  // Each is a transaction of its own, so that others are served in between.
  for (const statement of [
    sql`UPDATE album SET is_crated = ${isCrated} WHERE ${owned} AND is_crated <> ${isCrated}`,
    ...Object.entries(countsOf(living)).flatMap(([kind, counts]) => [
      sql`DELETE FROM summary_count WHERE ${owned} AND kind = ${kind} AND (user_id, key) NOT IN (SELECT user_id, key FROM (${counts}))`,
      sql`
        INSERT INTO summary_count (user_id, kind, key, name, collection, wishlist) SELECT * FROM (${counts}) WHERE true
        ON CONFLICT (user_id, kind, key) DO UPDATE SET collection = excluded.collection, wishlist = excluded.wishlist
        WHERE collection <> excluded.collection OR wishlist <> excluded.wishlist`,
    ]),
    sql`
      INSERT INTO summary (user_id, list, ${each((column) => column)}) SELECT * FROM (${totalsOf(owned, living)}) WHERE true
      ON CONFLICT (user_id, list) DO UPDATE SET ${each((column) => `${column} = excluded.${column}`)}
      WHERE ${each((column) => `${column} <> excluded.${column}`, ' OR ')}`,
    sql`
      UPDATE crate SET album_count = ${ALBUM_COUNT}, front = ${FRONT}
      WHERE ${owned} AND (album_count <> ${ALBUM_COUNT} OR front <> ${FRONT})`,
  ]) {
    const rows = await db.all<{ id: string }>(sql`${statement} RETURNING user_id AS id`)
    for (const { id } of rows) repaired.add(id)
  }
  return repaired
}

/**
 * Recounts what is kept of albums and crates, of as many accounts as a day has time for, repairs what differs and returns how many accounts
 * it was. Part of the daily clean-up, after `recountAlbums`.
 */
export async function repairSummaries(ctx: SystemCtx): Promise<number> {
  const today = Math.floor(ctx.now.getTime() / DAY)
  const accounts = await ctx.db.all<{ id: string; albums: number }>(sql`
    WITH days AS MATERIALIZED (SELECT 1 + (SELECT sum(albums) FROM album_count) / ${ALBUMS_A_DAY} AS count)
    SELECT user_id AS id, albums FROM album_count, days WHERE album_count.rowid % days.count = ${today} % days.count`)
  let repaired = 0
  for (let [from, to, albums] = [0, 0, 0]; from < accounts.length; [from, albums] = [to, 0]) {
    do {
      albums += accounts[to]?.albums ?? 0
      to += 1
    } while (to < accounts.length && albums + (accounts[to]?.albums ?? 0) <= ALBUMS_AT_ONCE)
    const ids = accounts.slice(from, to).map(({ id }) => id)
    repaired += (await repair(ctx, ids)).size
  }
  return repaired
}
