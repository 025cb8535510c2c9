import { type Money, worthOf } from '#domain/albums/money.ts'
import { averageOf } from '#domain/albums/ratings.ts'
import { lastMonths, type Statistics, topLabelsOf } from '#domain/albums/statistics.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'

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
