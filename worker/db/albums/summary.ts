import { and, between, eq, gt, type SQL, sql } from 'drizzle-orm'
import { commonCurrency, type Money, worthOf } from '#domain/albums/money.ts'
import { averageOf } from '#domain/albums/ratings.ts'
import { lastMonths, type Statistics, topLabelsOf } from '#domain/albums/statistics.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { TagCount } from '#domain/tags/tags.ts'
import type { Ctx } from '../context.ts'
import type { Answers } from '../database.ts'
import { type SummaryKind, summary, summaryCount } from '../schema.ts'

type ListScope = CollectionQuery['list']

/** The largest number of tags that a page names, to bound the rows read. */
const TAGS = 40
/** Labels with the same number of albums are not sorted; the statistics take the first ones. */
const LABELS = 20

/** The statement that reads the totals of the person's lists. */
export const summaryStatement = ({ db, userId }: Ctx) => db.select().from(summary).where(eq(summary.userId, userId))

/** The number of albums of each list without the trash, or of those that are in no crate. */
export function listCounts(
  rows: readonly (typeof summary.$inferSelect)[],
  which: 'albums' | 'uncrated' = 'albums',
): CollectionPage['counts'] {
  const of = (list: ListScope) => rows.find((row) => row.list === list)?.[which] ?? 0
  return { collection: of('collection'), wishlist: of('wishlist') }
}

/** The condition that a rate is one of those on every page, used to compare prices. */
export const IS_COMMON = sql`currency IN ('EUR', 'GBP', 'USD')`

/** The statement that reads the currencies of all the person's prices with their rates, after the common rates. */
export const moneyStatement = ({ db, userId }: Ctx) =>
  db.all<{ currency: string; count: number; perUsd: number | null }>(sql`
    SELECT currency, 0 AS count, per_usd AS perUsd FROM rate WHERE ${IS_COMMON}
    UNION ALL SELECT key, collection + wishlist, per_usd FROM summary_count LEFT JOIN rate ON rate.currency = key
    WHERE user_id = ${userId} AND kind = 'currency'`)

/** The person's currency, and the known rates. */
export const toMoney = (rows: Answers<[ReturnType<typeof moneyStatement>]>[0]): Money => ({
  currency: commonCurrency(new Map(rows.flatMap(({ currency, count }) => (count > 0 ? [[currency, count]] : [])))),
  rates: Object.fromEntries(rows.flatMap(({ currency, perUsd }) => (perUsd === null ? [] : [[currency, perUsd]]))),
})

const countIn = (scope: ListScope): SQL<number> =>
  scope === 'both' ? sql`${summaryCount.collection} + ${summaryCount.wishlist}` : sql`${summaryCount[scope]}`

const countsOf = ({ db, userId }: Ctx, scope: ListScope, kind: SummaryKind, where?: SQL) =>
  db
    .select({ key: summaryCount.key, count: countIn(scope).mapWith(Number) })
    .from(summaryCount)
    .where(
      and(
        eq(summaryCount.userId, userId),
        sql`${summaryCount.kind} = ${sql.raw(`'${kind}'`)}`,
        gt(countIn(scope), 0),
        where,
      ),
    )

/** The most used tags or labels. An index has those of each list in this order; both lists together show the most used ones of each. */
function mostStatement({ db, userId }: Ctx, scope: ListScope, kind: 'tag' | 'label', most: number) {
  const lists = scope === 'both' ? ['collection', 'wishlist'] : [scope]
  const each = lists.map((list) => {
    const count = sql.raw(list)
    return sql`SELECT * FROM (SELECT key, name, ${countIn(scope)} AS count FROM summary_count
      WHERE user_id = ${userId} AND kind = ${sql.raw(`'${kind}'`)} AND ${count} > 0 ORDER BY ${count} DESC, key LIMIT ${most / lists.length})`
  })
  return db.all<{ key: string; name: string; count: number }>(sql.join(each, sql` UNION ALL `))
}

/** The statement that reads the most used tags of both lists; `toTagCounts` maps its rows. */
export const tagsStatement = (ctx: Ctx, most: number) => mostStatement(ctx, 'both', 'tag', most)

/** Tags with the number of their albums, most first. */
export const toTagCounts = (rows: Answers<[ReturnType<typeof tagsStatement>]>[0]): TagCount[] =>
  // A tag of both lists may be there twice.
  [...new Map(rows.map(({ name, count }) => [name, { tag: name, count }])).values()].sort(
    (a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'),
  )

/** The statements that read the statistics of a whole list, or of both, without reading albums; `toStatistics` maps their rows. */
export function statisticsStatements(ctx: Ctx, scope: ListScope) {
  const months = lastMonths(ctx.now)
  return [
    countsOf(ctx, scope, 'month', between(summaryCount.key, months[0] ?? '', months.at(-1) ?? '')),
    countsOf(ctx, scope, 'decade'),
    mostStatement(ctx, scope, 'tag', TAGS),
    mostStatement(ctx, scope, 'label', LABELS),
    countsOf(ctx, scope, 'price'),
  ] as const
}

/** The figures that a page shows of all albums a query finds. */
export type Figures = Pick<CollectionPage, 'statistics' | 'tags'>

/** The database's counts; `prices` are in minor units of each currency, tags in descending order of use. */
type Counts = Pick<
  Statistics,
  'totalAlbums' | 'totalTracks' | 'totalTags' | 'ratings' | 'halfStars' | 'decades' | 'years'
> & {
  tags: CollectionPage['tags']
  months: ReadonlyMap<string, number>
  labels: ReadonlyMap<string, number>
  prices: ReadonlyMap<string, number>
}

/** The figures computed from counts, with months up to `now`. */
export const toFigures = ({ tags, months, labels, prices, ...counts }: Counts, money: Money, now: Date): Figures => ({
  tags,
  statistics: {
    ...counts,
    avgRating: averageOf(counts),
    months: lastMonths(now).map((month) => ({ month, count: months.get(month) ?? 0 })),
    topTags: tags.slice(0, 4),
    topLabels: topLabelsOf(labels),
    worth: worthOf(prices, money),
    paid: null,
  },
})

/** The statistics of a whole list, and its tags. */
export function toStatistics(
  rows: readonly (typeof summary.$inferSelect)[],
  [months, decades, names, labels, prices]: Answers<ReturnType<typeof statisticsStatements>>,
  { scope, money, now }: { scope: ListScope; money: Money; now: Date },
): Figures {
  const shown = rows.filter(({ list }) => list !== 'both' && (scope === 'both' || list === scope))
  const sum = (key: 'albums' | 'tracks' | 'stars1' | 'stars2' | 'stars3' | 'stars4' | 'stars5' | 'halfStars') =>
    shown.reduce((total, row) => total + row[key], 0)
  const ratings: Statistics['ratings'] = [sum('stars1'), sum('stars2'), sum('stars3'), sum('stars4'), sum('stars5')]
  const tags = toTagCounts(names)
  const countsBy = (counts: readonly { key: string; count: number }[]) =>
    new Map(counts.map(({ key, count }) => [key, count]))
  const counts = {
    totalAlbums: sum('albums'),
    totalTracks: sum('tracks'),
    totalTags: rows.find(({ list }) => list === scope)?.tags ?? 0,
    ratings,
    halfStars: sum('halfStars'),
    months: countsBy(months),
    decades: decades.map(({ key, count }) => ({ decade: Number(key), count })),
    years: null,
    tags,
    labels: countsBy(labels),
    prices: countsBy(prices),
  }
  return toFigures(counts, money, now)
}
