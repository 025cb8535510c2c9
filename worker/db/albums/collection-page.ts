import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Money } from '#domain/albums/money.ts'
import type { Statistics } from '#domain/albums/statistics.ts'
import { type CollectionQuery, type Sort, sortOf } from '#domain/query/collection-query.ts'
import { FILTER_NAMES, mapFilters } from '#domain/query/filters.ts'
import { DEFAULT_PAGE_SIZE } from '#domain/query/paging.ts'
import { ID_STEP, PRIME, SEED_STEP } from '#domain/query/shuffle.ts'
import { foldTag, type TagCount } from '#domain/tags/tags.ts'
import { searchWords } from '#domain/text/fold.ts'
import type { Ctx } from '../context.ts'
import type { Answers } from '../database.ts'
import { album, crateAlbum } from '../schema.ts'
import { SPELLINGS, viewColumns } from './album-rows.ts'
import { ARTIST, CONDITIONS, DECADE, PER_USD, PRICE, TITLE, YEAR } from './conditions.ts'
import { type Figures, toFigures } from './figures.ts'
import { newestAlbums } from './list-albums.ts'
import { asLimit } from './page-size.ts'

/** The user's albums that are not in the trash. */
function owned(userId: string, crate: CollectionQuery['crate']): SQL | undefined {
  // The unary `+` makes SQLite look up the albums of the crate instead of scanning all albums of the user.
  const owner = typeof crate === 'number' ? sql`+${album.userId}` : album.userId
  return and(sql`${owner} = ${userId}`, isNull(album.deletedAt))
}

function conditions(userId: string, query: CollectionQuery, now: Date): SQL | undefined {
  const context = { userId, crate: query.crate, now }
  const filters = mapFilters(query, FILTER_NAMES, (name, value) => CONDITIONS[name](value, context))
  return and(owned(userId, query.crate), ...filters)
}

const newest = [desc(album.addedAt), desc(album.id)]
const ORDERS: Record<Exclude<Sort, 'best' | 'crate' | 'random'>, SQL[]> = {
  recent: newest,
  'rating-high': [desc(sql`coalesce(${album.rating}, 0)`), ...newest],
  'rating-low': [asc(sql`coalesce(${album.rating}, 0)`), ...newest],
  // The first two lines of the search text are title and artist in lower case, folded like in the browser.
  title: [asc(TITLE), ...newest],
  artist: [asc(ARTIST), ...newest],
  released: [desc(sql`coalesce(${album.releaseDate}, '')`), ...newest],
  purchased: [desc(sql`coalesce(${album.purchasedAt}, -1)`), ...newest],
  price: [desc(sql`coalesce(${PRICE} / ${PER_USD}, -1)`), desc(sql`coalesce(${PRICE}, -1)`), ...newest],
  label: [asc(sql`(coalesce(${album.label}, '') = '')`), asc(sql`lower(${album.label})`), ...newest],
  changed: [desc(album.revision), ...newest],
}

const prime = sql.raw(`${PRIME}`)
const idStep = sql.raw(`${ID_STEP}`)

/** `shuffleRank` of each album. */
function shuffleRankOf(seed: number): SQL {
  const place = sql`((${album.id} % ${prime} * ${idStep} + ${seed * SEED_STEP}) % ${prime})`
  return sql`(${place} * ${place} % ${prime} * ${place} % ${prime})`
}

/** The rank of each album as `bestFirst` has it. */
function matchRankOf(q: string): SQL {
  const [word = ''] = searchWords(q)
  const isArtist = sql`instr(${album.folded}, ${`\n${word}`}) = instr(${album.folded}, char(10))`
  return sql`(CASE WHEN instr(${album.folded}, ${word}) = 1 THEN 0 WHEN ${isArtist} THEN 1 ELSE 2 END)`
}

const orderOf = (userId: string, query: CollectionQuery): SQL[] => {
  const sort = sortOf(query)
  if (sort === 'best') return [matchRankOf(query.q), ...newest]
  if (sort === 'random') return [shuffleRankOf(query.seed), ...newest]
  if (sort !== 'crate') return ORDERS[sort]
  const place = sql`(SELECT position FROM crate_album WHERE user_id = ${userId} AND crate_id = ${query.crate} AND album_id = ${album.id})`
  return [place, sql`${album.id}`]
}

const FILTERS_OF_ALBUMS = FILTER_NAMES.filter((name) => name !== 'list' && name !== 'crate')

const isUnfiltered = (query: CollectionQuery) => mapFilters(query, FILTERS_OF_ALBUMS, () => true).length === 0

/** Whether a query shows a whole list, or both. */
export const isWholeList = (query: CollectionQuery): boolean => query.crate === null && isUnfiltered(query)

/** The statement that reads one page of a query, of `ownSize` albums or as many as the profile says. */
export function pageStatement({ db, userId, now }: Ctx, query: CollectionQuery, ownSize: number | null = null) {
  const size = sql<number>`coalesce(${ownSize}, (SELECT items_per_page FROM profile WHERE user_id = ${userId}), ${DEFAULT_PAGE_SIZE})`
  const offset = sql<number>`${query.page - 1} * ${size}`
  if (isWholeList(query) && sortOf(query) === 'recent') {
    return newestAlbums(db, userId, query.list).limit(asLimit(size)).offset(asLimit(offset))
  }
  if (typeof query.crate === 'number' && isUnfiltered(query) && sortOf(query) === 'crate') {
    return db
      .select(viewColumns)
      .from(crateAlbum)
      .innerJoin(album, eq(album.id, crateAlbum.albumId))
      .where(and(eq(crateAlbum.userId, userId), eq(crateAlbum.crateId, query.crate), isNull(album.deletedAt)))
      .orderBy(crateAlbum.position, crateAlbum.albumId)
      .limit(asLimit(size))
      .offset(asLimit(offset))
  }
  const order = orderOf(userId, query)
  return db
    .select(viewColumns)
    .from(album)
    .where(
      sql`${album.id} IN (SELECT id FROM album WHERE ${conditions(userId, query, now)} ORDER BY ${sql.join(order, sql`, `)} LIMIT ${size} OFFSET ${offset})`,
    )
    .orderBy(...order)
}

/** The albums that share label and currency. */
type GroupRow = Record<'albums' | 'tracks' | 'price' | 'r1' | 'r2' | 'r3' | 'r4' | 'r5', number> &
  Record<'label' | 'currency', string | null>

/**
 * The statements, for one batch, that count what a query finds. They filter by the same rules as `filterAlbums`; inside a crate both
 * lists match. They read the albums; `statisticsStatements` doesn't.
 */
export function countingStatements({ db, userId, now }: Ctx, query: CollectionQuery) {
  const where = conditions(userId, query, now)
  const stars = (count: number) => sql`count(CASE WHEN rating = ${count} THEN 1 END)`
  return [
    db.all<GroupRow>(sql`
      SELECT label, currency, count(*) AS albums, coalesce(sum(track_count), 0) AS tracks, coalesce(sum(price), 0) AS price,
        ${stars(1)} AS r1, ${stars(2)} AS r2, ${stars(3)} AS r3, ${stars(4)} AS r4, ${stars(5)} AS r5 FROM album WHERE ${where} GROUP BY 1, 2`),
    db.all<{ month: string; count: number }>(sql`
      SELECT strftime('%Y-%m', added_at / 1000, 'unixepoch') AS month, count(*) AS count FROM album WHERE ${where} GROUP BY 1`),
    db.all<{ decade: number; count: number; first: number; last: number }>(sql`
      SELECT ${DECADE} AS decade, count(*) AS count, min(${YEAR}) AS first, max(${YEAR}) AS last FROM album WHERE ${where} AND release_date IS NOT NULL GROUP BY 1 ORDER BY 1`),
    db.all<TagCount>(sql`
      SELECT tag.value AS tag, count(*) AS count
      FROM album, json_each(${SPELLINGS}) AS tag
      WHERE ${where} GROUP BY 1 ORDER BY 2 DESC, 1`),
  ] as const
}

type Results = Answers<ReturnType<typeof countingStatements>>

// SQLite folds ASCII only, so spellings of one tag are merged here under the most frequent one.
function mergeSpellings(counts: readonly TagCount[]): TagCount[] {
  const merged = new Map<string, TagCount>()
  for (const { tag, count } of counts) {
    const known = merged.get(foldTag(tag))
    if (known) known.count += count
    else merged.set(foldTag(tag), { tag, count })
  }
  return [...merged.values()].sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'))
}

const totalOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The total of each name, without what has none. */
function countBy(rows: readonly (readonly [name: string | null, count: number])[]): Map<string, number> {
  const totals = new Map<string, number>()
  for (const [name, count] of rows) if (name !== null) totals.set(name, (totals.get(name) ?? 0) + count)
  return totals
}

/** Maps the results of `countingStatements`. */
export function toCounted([groups, months, decades, spellings]: Results, money: Money, now: Date): Figures {
  const tags = mergeSpellings(spellings)
  const total = (name: 'albums' | 'tracks' | 'r1' | 'r2' | 'r3' | 'r4' | 'r5') =>
    totalOf(groups.map((row) => row[name]))
  const [oldest] = decades
  const newest = decades.at(-1)
  const counts = {
    totalAlbums: total('albums'),
    totalTracks: total('tracks'),
    totalTags: tags.length,
    ratings: [total('r1'), total('r2'), total('r3'), total('r4'), total('r5')] satisfies Statistics['ratings'],
    months: new Map(months.map((row) => [row.month, row.count])),
    decades: decades.map(({ decade, count }) => ({ decade, count })),
    years: oldest && newest ? ([oldest.first, newest.last] satisfies Statistics['years']) : null,
    tags: tags.slice(0, 100),
    labels: countBy(groups.map(({ label, albums }) => [label, albums])),
    prices: countBy(groups.map(({ currency, price }) => [currency, price])),
  }
  return toFigures(counts, money, now)
}

/** What a query shows, as a condition, and in which order. */
export const matchingAlbums = ({ userId, now }: Ctx, query: CollectionQuery): { where: SQL; order: SQL[] } => ({
  where: sql`(${conditions(userId, query, now)})`,
  order: orderOf(userId, query),
})

/** The ids of all albums that match a query, on every page, in its order. */
export async function listShownIds({ db, userId, now }: Ctx, query: CollectionQuery): Promise<number[]> {
  const rows = await db
    .select({ id: album.id })
    .from(album)
    .where(conditions(userId, query, now))
    .orderBy(...orderOf(userId, query))
  return rows.map((row) => row.id)
}
