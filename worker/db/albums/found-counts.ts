import type { Money } from '#domain/albums/money.ts'
import { countRating, noRatings } from '#domain/albums/ratings.ts'
import { foldTag, type TagCount } from '#domain/tags/tags.ts'
import { compareText } from '#domain/text/compare-text.ts'
import type { CurrencySum } from '../schema.ts'
import { type Figures, toFigures } from './summary.ts'

/** The counted values of an album that a query finds; `addedAt` is in ms. */
export type CountedAlbum = readonly [
  facts: readonly [
    label: string | null,
    currency: string | null,
    trackCount: number | null,
    price: number | null,
    rating: number | null,
    addedAt: number,
    releaseDate: string | null,
  ],
  bandcampTags: readonly string[],
  userTags: readonly string[],
]

type Decade = { decade: number; count: number; first: number; last: number }

/** Counts of albums. */
export type Counted = {
  albums: number
  tracks: number
  ratings: [number, number, number, number, number]
  halfStars: number
  /** By months since 1970. */
  months: Map<number, number>
  decades: Map<number, Decade>
  labels: Map<string, number>
  /** By currency, without and with a price. */
  sums: Map<string, CurrencySum>
  spellings: Map<string, number>
}

export const noneCounted = (): Counted => ({
  albums: 0,
  tracks: 0,
  ...noRatings(),
  months: new Map(),
  decades: new Map(),
  labels: new Map(),
  sums: new Map(),
  spellings: new Map(),
})

const countOne = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Counts an album. Counting tags in SQL would take about as long as transferring their text, and read more rows. */
export function countAlbum(counted: Counted, [facts, ...tags]: CountedAlbum): void {
  const [label, currency, trackCount, price, rating, addedAt, releaseDate] = facts
  counted.albums += 1
  counted.tracks += trackCount ?? 0
  countRating(counted, { rating })
  const added = new Date(addedAt)
  countOne(counted.months, 12 * (added.getUTCFullYear() - 1970) + added.getUTCMonth())
  if (releaseDate !== null) countYear(counted.decades, Number.parseInt(releaseDate.slice(0, 4), 10) || 0)
  if (label !== null) countOne(counted.labels, label)
  const key = `${price ? 'priced' : 'free'} ${currency}`
  const sum = counted.sums.get(key) ?? { currency, count: 0, price: 0 }
  counted.sums.set(key, { currency, count: sum.count + 1, price: sum.price + (price ?? 0) })
  for (const some of tags) for (const tag of some) countOne(counted.spellings, tag)
}

function countYear(decades: Map<number, Decade>, year: number): void {
  const decade = Math.floor(year / 10) * 10
  const known = decades.get(decade) ?? { decade, count: 0, first: year, last: year }
  known.count += 1
  known.first = Math.min(known.first, year)
  known.last = Math.max(known.last, year)
  decades.set(decade, known)
}

// Spellings of one tag are counted under the most frequent one.
function mergeSpellings(spellings: ReadonlyMap<string, number>): TagCount[] {
  const merged = new Map<string, TagCount>()
  const counts = [...spellings].sort(([a, most], [b, more]) => more - most || compareText(a, b))
  for (const [tag, count] of counts) {
    const known = merged.get(foldTag(tag))
    if (known) known.count += count
    else merged.set(foldTag(tag), { tag, count })
  }
  return [...merged.values()].sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'))
}

const nameOf = (month: number) => new Date(Date.UTC(1970, month)).toISOString().slice(0, 7)

/** The figures computed from these counts. */
export function toCounted(counted: Counted, money: Money, now: Date): Figures {
  const tags = mergeSpellings(counted.spellings)
  const decades = [...counted.decades.values()].sort((a, b) => a.decade - b.decade)
  const [oldest, newest] = [decades[0], decades.at(-1)]
  const prices = new Map<string, number>()
  for (const { currency, price } of counted.sums.values())
    if (currency !== null) prices.set(currency, (prices.get(currency) ?? 0) + price)
  const counts = {
    totalAlbums: counted.albums,
    totalTracks: counted.tracks,
    totalTags: tags.length,
    ratings: counted.ratings,
    halfStars: counted.halfStars,
    months: new Map(Array.from(counted.months, ([month, count]) => [nameOf(month), count])),
    decades: decades.map(({ decade, count }) => ({ decade, count })),
    years: oldest && newest ? ([oldest.first, newest.last] satisfies [number, number]) : null,
    tags: tags.slice(0, 100),
    labels: counted.labels,
    prices,
  }
  return toFigures(counts, money, now)
}
