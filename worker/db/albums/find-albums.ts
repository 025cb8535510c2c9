import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { type CollectionQuery, type Sort, sortOf } from '#domain/query/collection-query.ts'
import { FILTER_NAMES, mapFilters } from '#domain/query/filters.ts'
import { createNearestSearch, type NearestSearch } from '#domain/query/nearest-searches.ts'
import { BEFORE_WORDS, rankedSearch } from '#domain/query/search-rank.ts'
import { ID_STEP, PRIME, SEED_STEP } from '#domain/query/shuffle.ts'
import { compareText } from '#domain/text/compare-text.ts'
import { FOLDED_NAMES, FOLDED_TEXT } from '../changes/field-sql.ts'
import type { Ctx } from '../context.ts'
import { album } from '../schema.ts'
import { ARTIST, CONDITIONS, PER_USD, PRICE, SEARCHED, TITLE } from './conditions.ts'
import { type Counted, countAlbum, noneCounted } from './found-counts.ts'
import { itemsPerPage, type PageSize } from './page-size.ts'

/** The number of albums read in one transaction, which takes 20 to 100 ms; other requests are served in between. */
const ALBUMS_PER_STEP = 3_000
/** The same for searches that read the text of each album. */
const TEXTS_PER_STEP = 1_000

/** The columns by which albums are sorted. */
export type SortKey = readonly [value: SQL, direction: 'asc' | 'desc']

const asc = (value: SQL): SortKey => [value, 'asc']
const desc = (value: SQL): SortKey => [value, 'desc']
const newest = [desc(sql`${album.addedAt}`), desc(sql`${album.id}`)]
const ORDERS: Record<Exclude<Sort, 'best' | 'crate' | 'random' | 'soon'>, SortKey[]> = {
  recent: newest,
  'rating-high': [desc(sql`coalesce(${album.rating}, 0)`), ...newest],
  'rating-low': [asc(sql`coalesce(${album.rating}, 0)`), ...newest],
  // The first two lines of the search text are title and artist in lower case, as the browser compares them.
  title: [asc(TITLE), ...newest],
  artist: [asc(ARTIST), ...newest],
  released: [desc(sql`coalesce(${album.releaseDate}, '')`), ...newest],
  purchased: [desc(sql`coalesce(${album.purchasedAt}, -1)`), ...newest],
  price: [desc(sql`coalesce(${PRICE} / ${PER_USD}, -1)`), desc(sql`coalesce(${PRICE}, -1)`), ...newest],
  label: [asc(sql`(coalesce(${album.label}, '') = '')`), asc(sql`lower(${album.label})`), ...newest],
  changed: [desc(sql`${album.revision}`), ...newest],
}

const prime = sql.raw(`${PRIME}`)
const idStep = sql.raw(`${ID_STEP}`)

/** `shuffleRank` of each album. */
function shuffleRankOf(seed: number): SQL {
  const place = sql`((${album.id} % ${prime} * ${idStep} + ${seed * SEED_STEP}) % ${prime})`
  return sql`(${place} * ${place} % ${prime} * ${place} % ${prime})`
}

/** The rank of each album, as in `createRank`: `n` is title and artist, one line each, `e` the end of the title. */
function matchRankOf(q: string): SQL {
  const { phrase, hasArticle, first } = rankedSearch(q)
  const orBare = (test: string) => sql.raw(hasArticle ? '' : `OR ${test}`)
  const isBehindSign = (where: string) =>
    sql.raw([...BEFORE_WORDS].map((sign) => `instr(n, '${sign}' || p) ${where}`).join(' OR '))
  return sql`(SELECT CASE
    WHEN instr(n, p) = 0 THEN CASE WHEN f = p THEN 8 WHEN instr(n, f) = 1 THEN 6 WHEN instr(n, char(10) || f) = e THEN 7 ELSE 8 END
    WHEN instr(n, 'the ' || p) = 1 ${orBare('instr(n, p) = 1')} THEN 0
    WHEN instr(n, char(10) || 'the ' || p) = e ${orBare('instr(n, char(10) || p) = e')} THEN 1
    WHEN instr(n, p) = 1 OR ${isBehindSign('BETWEEN 1 AND e')} THEN 2
    WHEN instr(n, char(10) || p) = e OR ${isBehindSign('> 0')} THEN 3
    WHEN instr(n, p) < e THEN 4 ELSE 5 END
    FROM (SELECT ${sql.raw(FOLDED_NAMES)} AS n, instr(${sql.raw(FOLDED_TEXT)}, char(10)) AS e, ${phrase} AS p, ${first} AS f))`
}

/** What is to come by its day, before all that is out. */
const soon = (now: Date) =>
  asc(sql`iif(${album.releaseDate} > ${now.toISOString().slice(0, 10)}, ${album.releaseDate}, '~')`)

function orderOf({ userId, now }: Ctx, query: CollectionQuery): readonly SortKey[] {
  const sort = sortOf(query)
  if (sort === 'best') return [asc(matchRankOf(query.q)), ...newest]
  if (sort === 'random') return [asc(shuffleRankOf(query.seed)), ...newest]
  if (sort === 'soon') return [soon(now), ...ORDERS.released]
  if (sort !== 'crate') return ORDERS[sort]
  const place = sql`(SELECT position FROM crate_album WHERE user_id = ${userId} AND crate_id = ${query.crate} AND album_id = ${album.id})`
  return [asc(place), asc(sql`${album.id}`)]
}

/** The conditions of a query on the person's albums that are not in the trash. */
function conditions({ userId, now }: Ctx, query: CollectionQuery): SQL | undefined {
  const context = { userId, crate: query.crate, now }
  const filters = mapFilters(query, FILTER_NAMES, (name, value) => CONDITIONS[name](value, context))
  // The unary `+` makes SQLite look up the albums by their ids.
  return and(sql`+${album.userId} = ${userId}`, isNull(album.deletedAt), ...filters)
}

/** The condition that a query finds an album. */
export function isFound(ctx: Ctx, query: CollectionQuery): SQL {
  const { crate } = query
  const isIn = typeof crate === 'number' ? CONDITIONS.crate(crate, { ...ctx, crate }) : undefined
  return sql`(${and(conditions(ctx, query), isIn)})`
}

/** The next albums after `after`, read from an index alone: `at_id`, and the columns of their order. */
function nextAlbums({ userId }: Ctx, { crate, list }: CollectionQuery, after: unknown[] | null): SQL {
  if (typeof crate === 'number') {
    return sql`SELECT album_id AS at_id, crate_id AS at_list, crate_id AS at_added FROM crate_album
      WHERE user_id = ${userId} AND crate_id = ${crate} AND album_id > ${after?.[2] ?? 0}`
  }
  const isNext = !after
    ? undefined
    : list === 'both'
      ? sql`(list, added_at, id) > (${after[0]}, ${after[1]}, ${after[2]})`
      : sql`(added_at, id) > (${after[1]}, ${after[2]})`
  const isListed = list === 'both' ? undefined : sql`list = ${list}`
  return sql`SELECT id AS at_id, list AS at_list, added_at AS at_added FROM album
    WHERE ${and(sql`user_id = ${userId} AND deleted_at IS NULL`, isListed, isNext)}`
}

/** The counted columns of an album, as in `CountedAlbum`. */
const COUNTED = sql`, '[' || json_array(label, currency, track_count, price, rating, added_at, release_date)
  || ',' || bandcamp_tags || ',' || user_tags || ']' AS counted`
// Reading many rows takes longer than reading one long text. Texts of D1 hold up to 2 MB, which is enough even for the longest albums.
const together = (count: number) => sql`
  UNION ALL SELECT 'counted', group_concat(counted), NULL, NULL, NULL, NULL, NULL, NULL FROM found GROUP BY id / ${sql.raw(`${count}`)}`
const COUNTS = together(64)
const TEXTS = together(16)

const MOST_KEYS = 4

type Value = string | number | null
type Row = { kind: 'album' | 'counted' } & Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g', Value>

type Options = {
  /** Only one page of so many albums, or of the person's page size; without it, all ids. */
  part?: { page: number; size: PageSize }
  /** Whether to count the albums too. */
  isCounted?: boolean
  /** Receives the searched texts of each album instead. */
  onText?: (searchText: string) => void
  /** A further condition. */
  which?: SQL
  /** An order other than the query's. */
  order?: readonly SortKey[]
}

/** The statement that reads the next albums; each is read once. */
function stepStatement(
  ctx: Ctx,
  query: CollectionQuery,
  after: unknown[] | null,
  { part, isCounted, onText, which, order }: Options,
) {
  const count = onText ? TEXTS_PER_STEP : ALBUMS_PER_STEP
  const step = sql.raw(`ORDER BY at_list, at_added, at_id LIMIT ${count}`)
  // A step without such an album is the last one.
  const lastOfStep = sql.raw(`ORDER BY at_list, at_added, at_id LIMIT 1 OFFSET ${count - 1}`)
  const counted = isCounted ? COUNTED : onText ? sql`, json_quote(${SEARCHED}) AS counted` : sql``
  const keys = order ?? orderOf(ctx, query)
  const columns = keys.map(([value], place) => sql`, ${value} AS ${sql.raw(`k${place}`)}`)
  const named = Array.from(
    { length: MOST_KEYS },
    (_, place) => `${place < keys.length ? `k${place}` : 'NULL'} AS ${'bcde'[place]}`,
  ).join(', ')
  const size = sql`coalesce(${part?.size ?? null}, ${itemsPerPage(ctx.userId)})`
  const first = part
    ? sql`ORDER BY ${sql.raw(keys.map(([, direction], place) => `k${place} ${direction}`).join(', '))} LIMIT ${part.page} * ${size}`
    : sql``
  return ctx.db.all<Row>(sql`
    WITH next AS NOT MATERIALIZED (${nextAlbums(ctx, query, after)}),
    found AS MATERIALIZED (
      SELECT album.id AS id${sql.join(columns, sql``)}${counted}
      FROM (SELECT at_id FROM next ${step}) AS step CROSS JOIN album ON album.id = at_id WHERE ${and(conditions(ctx, query), which)})
    SELECT 'album' AS kind, shown.id AS a, ${sql.raw(named)}, last AS f, size AS g
    FROM (SELECT (SELECT json_array(at_list, at_added, at_id) FROM next ${lastOfStep}) AS last, ${size} AS size)
      LEFT JOIN (SELECT * FROM found ${first}) AS shown
    ${isCounted ? COUNTS : onText ? TEXTS : sql``}`)
}

/** The statement of the first step of `findAlbums`, for a batch with others. */
export const firstStep = (ctx: Ctx, query: CollectionQuery, options: Options) =>
  stepStatement(ctx, query, null, options)

/** The order in which SQLite compares values. */
function compareValues(one: Value, other: Value): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? -1 : 1
  return typeof one === 'string' ? compareText(one, String(other)) : one - Number(other)
}

type Placed = readonly [id: number, ...keys: Value[]]

const inOrder = (keys: readonly SortKey[]) => (one: Placed, other: Placed) => {
  for (const [place, [, direction]] of keys.entries()) {
    const difference = compareValues(one[place + 1] ?? null, other[place + 1] ?? null)
    if (difference !== 0) return direction === 'asc' ? difference : -difference
  }
  return 0
}

/** The result of a query: `ids` in its order, all of them or those of a page; `steps` is the number of transactions. */
type Found = { ids: number[]; counts: Counted; steps: number }

/**
 * Finds the person's albums for a query, in steps of a few thousand, between which other requests are served. An album that changes
 * meanwhile counts in its state at some moment of the search. `firstRows` is the result of `firstStep`, if it was read already.
 */
export async function findAlbums(
  ctx: Ctx,
  query: CollectionQuery,
  options: Options = {},
  firstRows?: Row[],
): Promise<Found> {
  const { part, onText } = options
  const order = inOrder(options.order ?? orderOf(ctx, query))
  const counts = noneCounted()
  let placed: Placed[] = []
  let size = 0
  let after: unknown[] | null = null
  let steps = 0
  do {
    const rows: Row[] = (steps === 0 && firstRows) || (await stepStatement(ctx, query, after, options))
    steps += 1
    for (const row of rows) {
      if (row.kind === 'counted')
        for (const one of JSON.parse(`[${row.a}]`)) onText ? onText(one) : countAlbum(counts, one)
      else if (row.a !== null) placed.push([Number(row.a), row.b, row.c, row.d, row.e])
    }
    const [first] = rows
    after = JSON.parse(String(first?.f))
    size = Number(first?.g)
    if (part && steps > 1) placed = placed.sort(order).slice(0, part.page * size)
  } while (after)
  const ids = placed.sort(order).map(([id]) => id)
  return { ids: part ? ids.slice((part.page - 1) * size, part.page * size) : ids, counts, steps }
}

/** The results of searches similar to one that finds nothing, found in shorter steps. */
export async function findNearest(ctx: Ctx, query: CollectionQuery): Promise<NearestSearch[]> {
  const nearest = createNearestSearch(query.q)
  const part = { page: 1, size: 0 }
  if (nearest.isPossible)
    await findAlbums(ctx, { ...query, q: '' }, { part, onText: (searchText) => nearest.add({ searchText }) })
  return nearest.result()
}

/** The ids of all albums that a query finds, on every page, in its order. */
export const listShownIds = async (ctx: Ctx, query: CollectionQuery): Promise<number[]> =>
  (await findAlbums(ctx, query)).ids
