import { foldTag, type TagCount } from '../tags/tags.ts'
import { compareText } from '../text/compare-text.ts'
import type { AlbumView } from './album.ts'
import { type Amount, commonCurrency, type Money, worthOf } from './money.ts'
import { averageOf, countRating, noRatings, type Ratings } from './ratings.ts'
import { releaseYear } from './release.ts'

/**
 * The statistics of a set of albums. Months are `YYYY-MM`; `decades` counts albums with a release date by first year (2010), oldest first;
 * `years` are the first and the last release year, null without one, and for a whole list, for which the server does not store them;
 * `worth` is the current total price, null if unknown; `paid` is what was paid, by the year of purchase, the last first, and only counted
 * on devices.
 */
export type Statistics = Ratings & {
  totalTracks: number
  totalTags: number
  months: { month: string; count: number }[]
  decades: { decade: number; count: number }[]
  years: [first: number, last: number] | null
  topTags: TagCount[]
  topLabels: { label: string; count: number }[]
  worth: Amount | null
  paid: (Amount & { years: { year: number; amount: number }[] }) | null
}

/** The last `count` months up to `now`, as `YYYY-MM` in UTC, oldest first. */
export function lastMonths(now: Date, count = 12): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1)).toISOString().slice(0, 7),
  )
}

/** Counts the albums per tag. Each spelling is folded only once. */
function createTagCount() {
  const counts = new Map<string, TagCount>()
  const spellings = new Map<string, TagCount>()
  const countOf = (tag: string) => {
    const key = foldTag(tag)
    const count = counts.get(key) ?? { tag, count: 0 }
    counts.set(key, count)
    spellings.set(tag, count)
    return count
  }
  return {
    add(tags: readonly string[]) {
      for (const tag of tags) (spellings.get(tag) ?? countOf(tag)).count += 1
    },
    result: () => [...counts.values()].sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en')),
  }
}

/** The number of albums per tag, most frequent first, under the first spelling. */
export function countTags(albums: readonly Pick<AlbumView, 'tags'>[]): TagCount[] {
  const counts = createTagCount()
  for (const { tags } of albums) counts.add(tags)
  return counts.result()
}

/** The labels with the most albums, most first. */
export const topLabelsOf = (counts: ReadonlyMap<string, number>): Statistics['topLabels'] =>
  [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en') || compareText(a.label, b.label))
    .slice(0, 4)

type Counted = Pick<
  AlbumView,
  | 'tags'
  | 'rating'
  | 'trackCount'
  | 'addedAt'
  | 'releaseDate'
  | 'label'
  | 'price'
  | 'currency'
  | 'paid'
  | 'paidCurrency'
  | 'purchasedAt'
>

/** Sums up what was paid, in total and by year, in the person's currency, or else in the one most was paid in. */
function createPaid(money: Money) {
  const years = new Map<number, Map<string, number>>()
  const counts = new Map<string, number>()
  return {
    add({ paid, paidCurrency, purchasedAt, addedAt }: Counted): void {
      if (paid === null || paidCurrency === null) return
      const year = Number((purchasedAt ?? addedAt).slice(0, 4))
      const sums = years.get(year) ?? new Map<string, number>()
      years.set(year, sums.set(paidCurrency, (sums.get(paidCurrency) ?? 0) + paid))
      counts.set(paidCurrency, (counts.get(paidCurrency) ?? 0) + 1)
    },
    result(): Statistics['paid'] {
      const own = { ...money, currency: money.currency ?? commonCurrency(counts) }
      const all = new Map<string, number>()
      for (const sums of years.values()) for (const [code, sum] of sums) all.set(code, (all.get(code) ?? 0) + sum)
      const total = worthOf(all, own)
      if (!total) return null
      const sums = [...years]
        .sort(([a], [b]) => b - a)
        .map(([year, some]) => ({ year, amount: worthOf(some, own)?.amount ?? 0 }))
      return { ...total, years: sums.filter(({ amount }) => amount > 0) }
    },
  }
}

/** Statistics of albums that are added one by one, with months up to `now`. */
export function createStatistics(now: Date, money: Money = { currency: null, rates: {} }) {
  const ratings = noRatings()
  const months = new Map(lastMonths(now).map((month) => [month, 0]))
  const decades = new Map<number, number>()
  let years: Statistics['years'] = null
  const labels = new Map<string, number>()
  const sums = new Map<string, number>()
  const paid = createPaid(money)
  const tagCount = createTagCount()
  let totalAlbums = 0
  let totalTracks = 0
  return {
    add(album: Counted): void {
      totalAlbums += 1
      totalTracks += album.trackCount ?? 0
      tagCount.add(album.tags)
      countRating(ratings, album)
      const month = album.addedAt.slice(0, 7)
      const known = months.get(month)
      if (known !== undefined) months.set(month, known + 1)
      const { label, price, currency } = album
      if (label !== undefined) labels.set(label, (labels.get(label) ?? 0) + 1)
      if (price !== undefined && currency !== undefined) sums.set(currency, (sums.get(currency) ?? 0) + price)
      paid.add(album)
      const year = releaseYear(album)
      if (year === null) return
      const decade = year - (year % 10)
      decades.set(decade, (decades.get(decade) ?? 0) + 1)
      years = years ? [Math.min(years[0], year), Math.max(years[1], year)] : [year, year]
    },
    result(): Statistics {
      const tags = tagCount.result()
      return {
        totalAlbums,
        totalTracks,
        totalTags: tags.length,
        avgRating: averageOf(ratings),
        ...ratings,
        months: [...months].map(([month, count]) => ({ month, count })),
        decades: [...decades].sort(([a], [b]) => a - b).map(([decade, count]) => ({ decade, count })),
        years,
        topTags: tags.slice(0, 4),
        topLabels: topLabelsOf(labels),
        worth: worthOf(sums, money),
        paid: paid.result(),
      }
    },
  }
}

/** The statistics over `albums`, with months up to `now`. */
export function statisticsOf(albums: readonly Counted[], now: Date, money?: Money): Statistics {
  const statistics = createStatistics(now, money)
  for (const album of albums) statistics.add(album)
  return statistics.result()
}
