import { and, asc, desc, eq, gte, isNull, lt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AlbumView, List } from '#domain/album.ts'
import { addedSince, type CollectionQuery, foldArtist, monthSpan, type Sort, sortOf } from '#domain/collection-query.ts'
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts'
import { lastMonths, type Statistics } from '#domain/statistics.ts'
import { foldTag } from '#domain/tags.ts'
import type { Ctx } from '../context.ts'
import type { Answers } from '../database.ts'
import { album } from '../schema.ts'
import { toAlbumView } from './album-rows.ts'

const YEAR = sql`cast(substr(release_date, 1, 4) AS integer)`
const DECADE = sql`cast(substr(release_date, 1, 3) AS integer) * 10`

/** The condition for the person's albums outside the trash: all, those in a crate, or those in none. */
function among(userId: string, crate: CollectionQuery['crate']): SQL | undefined {
  const living = and(eq(album.userId, userId), isNull(album.deletedAt))
  if (crate === null) return living
  if (crate === 'none') return sql`${living} AND NOT EXISTS (SELECT 1 FROM crate_album WHERE album_id = ${album.id})`
  // The `+` makes SQLite look up the crate's albums instead of scanning all of the person's.
  return sql`+${album.userId} = ${userId} AND ${isNull(album.deletedAt)}
    AND ${album.id} IN (SELECT album_id FROM crate_album WHERE user_id = ${userId} AND crate_id = ${crate})`
}

function conditions(userId: string, query: CollectionQuery, now: Date): SQL | undefined {
  const q = query.q.trim().toLowerCase()
  const since = addedSince(query.added, now)
  const stars = sql`coalesce(${album.rating}, 0)`
  const month = query.month === null ? null : monthSpan(query.month)
  return and(
    among(userId, query.crate),
    query.list === 'both' || typeof query.crate === 'number' ? undefined : eq(album.list, query.list),
    q === '' ? undefined : sql`(instr(${album.searchText}, ${q}) > 0 OR instr(${album.tagText}, ${q}) > 0)`,
    query.rating.min === 0 ? undefined : gte(stars, query.rating.min),
    query.rating.max === 5 ? undefined : lte(stars, query.rating.max),
    since === null ? undefined : gte(album.addedAt, new Date(since)),
    month ? and(gte(album.addedAt, new Date(month.from)), lt(album.addedAt, new Date(month.to))) : undefined,
    query.untagged ? eq(album.tagText, '') : undefined,
    query.unrated ? isNull(album.rating) : undefined,
    query.year === null ? undefined : eq(YEAR, query.year),
    query.decade === null ? undefined : eq(DECADE, query.decade),
    // The second line of the search text is the artist in lower case: it matches where the name begins right after the first line.
    query.artist === null
      ? undefined
      : sql`instr(${album.searchText}, ${`\n${foldArtist(query.artist)}\n`}) = instr(${album.searchText}, char(10))`,
    ...query.tags.map((tag) => sql`instr(${album.tagText}, ${`\n${foldTag(tag)}\n`}) > 0`),
  )
}

const firstLine = (text: SQLWrapper) => sql`substr(${text}, 1, instr(${text}, char(10)) - 1)`
const newest = [desc(album.addedAt), desc(album.id)]
const ORDERS: Record<Exclude<Sort, 'crate'>, SQL[]> = {
  recent: newest,
  'rating-high': [desc(sql`coalesce(${album.rating}, 0)`), ...newest],
  'rating-low': [asc(sql`coalesce(${album.rating}, 0)`), ...newest],
  // The first two lines of the search text are title and artist in lower case, folded like in the browser.
  title: [asc(firstLine(album.searchText)), ...newest],
  artist: [asc(firstLine(sql`substr(${album.searchText}, instr(${album.searchText}, char(10)) + 1)`)), ...newest],
  released: [desc(sql`coalesce(${album.releaseDate}, '')`), ...newest],
  changed: [desc(album.revision), ...newest],
}

const orderOf = (userId: string, query: CollectionQuery): SQL[] => {
  const sort = sortOf(query)
  if (sort !== 'crate') return ORDERS[sort]
  const place = sql`(SELECT position FROM crate_album WHERE user_id = ${userId} AND crate_id = ${query.crate} AND album_id = ${album.id})`
  return [place, sql`${album.id}`]
}

/**
 * One page of albums with the figures around it. `counts` cover the collection, or the albums without a crate if the query asks for
 * those.
 */
export type CollectionPage = {
  albums: AlbumView[]
  shown: number
  statistics: Statistics
  tags: { tag: string; count: number }[]
  counts: { collection: number; wishlist: number }
}

type TotalsRow = {
  albums: number
  tracks: number
  average: number | null
  r1: number
  r2: number
  r3: number
  r4: number
  r5: number
}

/**
 * The statements, for one batch, that read one page of a query with its counts and statistics. They filter by the same rules as
 * `filterAlbums`; inside a crate both lists match. The profile holds the page size.
 */
export function collectionPageStatements({ db, userId, now }: Ctx, query: CollectionQuery) {
  const where = conditions(userId, query, now)
  const order = orderOf(userId, query)
  const size = sql`coalesce((SELECT items_per_page FROM profile WHERE user_id = ${userId}), ${DEFAULT_PAGE_SIZE})`
  const stars = (count: number) => sql`count(CASE WHEN rating = ${count} THEN 1 END)`
  return [
    db
      .select()
      .from(album)
      .where(
        sql`${album.id} IN (SELECT id FROM album WHERE ${where} ORDER BY ${sql.join(order, sql`, `)} LIMIT ${size} OFFSET ${query.page - 1} * ${size})`,
      )
      .orderBy(...order),
    db.all<TotalsRow>(sql`
      SELECT count(*) AS albums, coalesce(sum(track_count), 0) AS tracks, round(sum(rating) * 10.0 / count(rating)) / 10 AS average, ${stars(1)} AS r1,
        ${stars(2)} AS r2, ${stars(3)} AS r3, ${stars(4)} AS r4, ${stars(5)} AS r5 FROM album WHERE ${where}`),
    db.all<{ month: string; count: number }>(sql`
      SELECT strftime('%Y-%m', added_at / 1000, 'unixepoch') AS month, count(*) AS count FROM album WHERE ${where} GROUP BY 1`),
    db.all<{ decade: number; count: number }>(sql`
      SELECT ${DECADE} AS decade, count(*) AS count FROM album WHERE ${where} AND release_date IS NOT NULL GROUP BY 1 ORDER BY 1`),
    db.all<{ tag: string; count: number }>(sql`
      SELECT tag.value AS tag, count(*) AS count
      FROM album, json_each('[' || substr(bandcamp_tags, 2, length(bandcamp_tags) - 2)
        || CASE WHEN bandcamp_tags <> '[]' AND user_tags <> '[]' THEN ',' ELSE '' END
        || substr(user_tags, 2, length(user_tags) - 2) || ']') AS tag
      WHERE ${where} GROUP BY 1 ORDER BY 2 DESC, 1`),
    db.all<{ list: List; count: number }>(sql`
      SELECT list, count(*) AS count FROM album WHERE ${among(userId, query.crate === 'none' ? 'none' : null)} GROUP BY list`),
  ] as const
}

type Results = Answers<ReturnType<typeof collectionPageStatements>>

// SQLite folds ASCII only, so spellings of one tag are merged here under the most frequent one.
function mergeSpellings(counts: readonly { tag: string; count: number }[]): { tag: string; count: number }[] {
  const merged = new Map<string, { tag: string; count: number }>()
  for (const { tag, count } of counts) {
    const known = merged.get(foldTag(tag))
    if (known) known.count += count
    else merged.set(foldTag(tag), { tag, count })
  }
  return [...merged.values()].sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'))
}

/** Maps the results of `collectionPageStatements`. */
export function toCollectionPage(
  [rows, [totals], months, decades, spellings, lists]: Results,
  now: Date,
): CollectionPage {
  const tags = mergeSpellings(spellings)
  const byMonth = new Map(months.map((row) => [row.month, row.count]))
  const byList = new Map(lists.map((row) => [row.list, row.count]))
  return {
    albums: rows.map(toAlbumView),
    shown: totals?.albums ?? 0,
    statistics: {
      totalAlbums: totals?.albums ?? 0,
      totalTracks: totals?.tracks ?? 0,
      totalTags: tags.length,
      avgRating: totals?.average ?? null,
      ratings: [totals?.r1 ?? 0, totals?.r2 ?? 0, totals?.r3 ?? 0, totals?.r4 ?? 0, totals?.r5 ?? 0],
      months: lastMonths(now).map((month) => ({ month, count: byMonth.get(month) ?? 0 })),
      decades,
      topTags: tags.slice(0, 4),
    },
    tags: tags.slice(0, 100),
    counts: { collection: byList.get('collection') ?? 0, wishlist: byList.get('wishlist') ?? 0 },
  }
}

/** The ids of all albums that match a query, on every page, in its order. */
export async function listShownIds({ db, userId, now }: Ctx, query: CollectionQuery): Promise<number[]> {
  const rows = await db
    .select({ id: album.id })
    .from(album)
    .where(conditions(userId, query, now))
    .orderBy(...orderOf(userId, query))
  return rows.map((row) => row.id)
}
