import { type SQL, sql } from 'drizzle-orm'
import {
  ALBUM_COUNT,
  albumTotals,
  COVERS,
  correctCrated,
  countsOf,
  eachTotal,
  KINDS,
  tagCountsOf,
} from '../changes/totals.ts'
import type { SystemCtx } from '../context.ts'
import { idsOf, inList } from '../database.ts'
import { groupsOf } from '../steps.ts'

// So many albums hold the database for about 50 ms.
const ALBUMS_AT_ONCE = 2_500
const PLACES_AT_ONCE = 10_000
// If there are very many accounts, each day checks a part of them.
const ALBUMS_A_DAY = 2_000_000
const DAY = 86_400_000

const each = (toText: (column: string) => string, separator = ', ') =>
  sql`${eachTotal(toText, separator)}${sql.raw(separator + toText('tags'))}`

/** What `summary_count` should contain, one statement for each kind. */
const eachCount = (living: SQL) => [
  ...KINDS.map((kind) => [kind, countsOf(living, [kind])] as const),
  ['tag', tagCountsOf(living)] as const,
]

/** What `summary` should contain, computed with `summary_count`. */
const totalsOf = (owned: SQL, living: SQL) => sql`
  SELECT user_id, list, ${each((column) => `sum(${column}) AS ${column}`)} FROM (
    SELECT *, 0 AS tags FROM (${albumTotals(living)})
    UNION ALL SELECT user_id, place.value, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 FROM summary_count, json_each('["collection","wishlist","both"]') AS place
    WHERE ${owned} AND kind = 'tag' AND CASE place.value WHEN 'collection' THEN collection WHEN 'wishlist' THEN wishlist ELSE 1 END > 0
    UNION ALL SELECT user_id, list, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM summary WHERE ${owned})
  GROUP BY 1, 2`

const ownedBy = (userIds: readonly string[]) => sql`user_id IN ${inList(userIds)}`

type Owner = { id: string }

/** Repairs the totals of these accounts and returns the accounts whose totals were wrong. Each statement reads all of their albums. */
async function repairCounts({ db }: SystemCtx, userIds: readonly string[]): Promise<Owner[]> {
  const owned = ownedBy(userIds)
  const living = sql`${owned} AND deleted_at IS NULL`
  const repaired: Owner[] = []
  // Each statement is a transaction of its own, so that other requests are served in between.
  for (const statement of [
    ...eachCount(living).flatMap(([kind, counts]) => [
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
  ]) {
    repaired.push(...(await db.all<Owner>(sql`${statement} RETURNING user_id AS id`)))
  }
  return repaired
}

/** Repairs `is_crated` of these accounts' albums, or of a part of them, and returns the accounts with wrong ones. */
const repairCrated = ({ db }: SystemCtx, userIds: readonly string[], part = sql`true`): Promise<Owner[]> =>
  db.all<Owner>(sql`${correctCrated(sql`${ownedBy(userIds)} AND ${part}`)} RETURNING user_id AS id`)

/** Repairs the counts and first albums of these accounts' crates, and returns the accounts with wrong ones. */
async function repairCrates({ db }: SystemCtx, userIds: readonly string[]): Promise<Owner[]> {
  const crates = await db.all<{ id: number; albums: number }>(
    sql`SELECT id, album_count AS albums FROM crate WHERE ${ownedBy(userIds)}`,
  )
  const repaired: Owner[] = []
  for (const some of groupsOf(crates, PLACES_AT_ONCE)) {
    repaired.push(
      ...(await db.all<Owner>(sql`
        WITH kept AS MATERIALIZED (
          SELECT id, ${ALBUM_COUNT} AS albums, ${COVERS} AS covers FROM crate WHERE id IN ${inList(idsOf(some))})
        UPDATE crate SET album_count = kept.albums, preview_covers = kept.covers FROM kept
        WHERE crate.id = kept.id AND (crate.album_count <> kept.albums OR crate.preview_covers <> kept.covers) RETURNING user_id AS id`)),
    )
  }
  return repaired
}

/** Conditions that split an account's albums into parts of this size. */
async function partsOf({ db }: SystemCtx, userId: string, size: number): Promise<SQL[]> {
  const parts: SQL[] = []
  for (let after = 0; ; ) {
    const [row] = await db.all<{ last: number | null }>(sql`
      SELECT max(id) AS last FROM (SELECT id FROM album WHERE user_id = ${userId} AND id > ${after} ORDER BY id LIMIT ${size})`)
    if (!row?.last) return parts
    parts.push(sql`album.id > ${after} AND album.id <= ${row.last}`)
    after = row.last
  }
}

/**
 * Whether an account's stored totals differ from the sum over its parts. Parts are read one by one; a change in between can only cause a
 * difference, never hide one.
 */
async function differs({ db }: SystemCtx, userId: string, parts: readonly SQL[]): Promise<boolean> {
  const rest = new Map<string, number>()
  const add = async (statement: SQL, sign = 1) => {
    for (const { kind, key, name: _, user_id: __, ...amounts } of await db.all<Record<string, string | number>>(
      statement,
    )) {
      for (const [column, amount] of Object.entries(amounts)) {
        const place = JSON.stringify([kind, key, column])
        rest.set(place, (rest.get(place) ?? 0) + sign * Number(amount))
      }
    }
  }
  const owned = sql`user_id = ${userId}`
  const totals = (rows: SQL) =>
    sql`SELECT 'total' AS kind, list AS key, ${each((column) => `sum(${column}) AS ${column}`)} FROM (${rows}) GROUP BY list`
  for (const part of parts) {
    const living = sql`${owned} AND ${part} AND deleted_at IS NULL`
    for (const [, statement] of eachCount(living)) await add(statement)
    await add(totals(sql`SELECT *, 0 AS tags FROM (${albumTotals(living)})`))
  }
  // The stored totals of an account without albums: nothing, apart from the number of tags.
  await add(totals(totalsOf(owned, sql`false`)))
  await add(sql`SELECT kind, key, collection, wishlist FROM summary_count WHERE ${owned}`, -1)
  await add(totals(sql`SELECT * FROM summary WHERE ${owned}`), -1)
  return [...rest.values()].some((amount) => amount !== 0)
}

/** Repairs the totals of an account with so many albums that it is first checked in parts. */
async function repairLarge(ctx: SystemCtx, userId: string, size: number): Promise<Owner[]> {
  const parts = await partsOf(ctx, userId, size)
  const repaired: Owner[] = []
  for (const part of parts) repaired.push(...(await repairCrated(ctx, [userId], part)))
  // A concurrent change may have caused the first difference.
  if ((await differs(ctx, userId, parts)) && (await differs(ctx, userId, parts)))
    repaired.push(...(await repairCounts(ctx, [userId])))
  return repaired
}

/**
 * Recounts the totals of albums and crates, for as many accounts as a day has time for, repairs wrong ones and returns in how many accounts
 * there were any. Part of the daily clean-up, after `recountAlbums`.
 */
export async function repairSummaries(ctx: SystemCtx, albumsAtOnce = ALBUMS_AT_ONCE): Promise<number> {
  const today = Math.floor(ctx.now.getTime() / DAY)
  const accounts = await ctx.db.all<{ id: string; albums: number }>(sql`
    WITH days AS MATERIALIZED (SELECT 1 + (SELECT sum(albums) FROM album_count) / ${ALBUMS_A_DAY} AS count)
    SELECT user_id AS id, albums FROM album_count, days WHERE album_count.rowid % days.count = ${today} % days.count`)
  const repaired = new Set<string>()
  const note = (owners: readonly Owner[]) => {
    for (const { id } of owners) repaired.add(id)
  }
  for (const some of groupsOf(accounts, albumsAtOnce)) {
    const ids = idsOf(some)
    const [{ id, albums } = { id: '', albums: 0 }] = some
    if (albums > albumsAtOnce) note(await repairLarge(ctx, id, albumsAtOnce))
    else {
      note(await repairCrated(ctx, ids))
      note(await repairCounts(ctx, ids))
    }
    note(await repairCrates(ctx, ids))
  }
  return repaired.size
}
