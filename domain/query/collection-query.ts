import { fromMinorUnits } from '../albums/bandcamp-facts.ts'
import { inDollars, type Rates } from '../albums/money.ts'
import { compareText } from '../text/compare-text.ts'
import { foldAscii } from '../text/fold.ts'
import {
  FILTER_NAMES,
  FILTERS,
  type FilterValues,
  mapFilters,
  PANEL_FILTER_NAMES,
  parseFilters,
  positive,
  printFilters,
} from './filters.ts'
import { isPlain } from './plain.ts'
import { byRank } from './search-rank.ts'
import type { AlbumTest, SearchableAlbum } from './searchable-album.ts'
import { shuffleRank } from './shuffle.ts'

export { ADDED, addedSince, monthSpan } from '../albums/added.ts'
export { type SearchableAlbum, toSearchable } from './searchable-album.ts'

export const SORTS = [
  'best',
  'crate',
  'recent',
  'rating-high',
  'rating-low',
  'title',
  'artist',
  'released',
  'soon',
  'purchased',
  'price',
  'label',
  'changed',
  'random',
] as const
export type Sort = (typeof SORTS)[number]

/**
 * The query of the collection screen. A `sort` of null is the default of the place; `seed` selects a random order, and is 0 for others. In
 * a smart crate, `crate` is null and `smartCrate` its id (`inSmartCrate`).
 */
export type CollectionQuery = FilterValues & {
  sort: Sort | null
  seed: number
  page: number
  smartCrate?: number | undefined
}

type SortContext = { crate: CollectionQuery['crate']; q: string; sort: string | null }

const BESIDES_BEST = SORTS.filter((sort) => sort !== 'best')
const OF_LISTS = BESIDES_BEST.filter((sort) => sort !== 'crate')
const OF_SEARCHES = SORTS.filter((sort) => sort !== 'crate')

/** The sorts of a list, its default first. Only a crate has an order of its own; for searches elsewhere the default is best first. */
export const sortsOf = ({ crate, q }: Pick<SortContext, 'crate' | 'q'>): readonly Sort[] =>
  typeof crate === 'number' ? BESIDES_BEST : q.trim() !== '' && isPlain(q) ? OF_SEARCHES : OF_LISTS

const chosenSort = (context: SortContext): Sort | null =>
  sortsOf(context).find((sort, index) => index > 0 && sort === context.sort) ?? null

/** The effective sort: the chosen one if the crate or list has it, otherwise the default. */
export const sortOf = (context: SortContext): Sort => chosenSort(context) ?? sortsOf(context)[0] ?? 'recent'

/** Parses an address's query (`?q=dub&tag=tape`). Missing or invalid parts get their default. */
export function parseCollectionQuery(search: string): CollectionQuery {
  const params = new URLSearchParams(search)
  const filters = parseFilters(params)
  const sort = chosenSort({ ...filters, sort: params.get('sort') })
  const [seed = '0'] = (sort === 'random' && /^[1-9]\d{0,5}$/.exec(params.get('seed') ?? '')) || []
  return {
    ...filters,
    sort,
    seed: Number(seed),
    page: positive(params.get('page') ?? '') ?? 1,
  }
}

export const DEFAULT_QUERY: CollectionQuery = parseCollectionQuery('')

/** The address's query, with only what differs from the default; empty for the default. */
export function collectionSearch(query: CollectionQuery): string {
  const params = new URLSearchParams(printFilters({ ...query, crate: query.smartCrate ?? query.crate }))
  const sort = chosenSort(query)
  if (sort !== null) params.set('sort', sort)
  if (sort === 'random' && query.seed !== 0) params.set('seed', String(query.seed))
  if (query.page !== 1) params.set('page', String(query.page))
  const text = params.toString()
  return text && `?${text}`
}

/** A list itself in the order that was chosen last; other queries as they are. */
export const inKeptOrder = (query: CollectionQuery, kept: string): CollectionQuery =>
  collectionSearch({ ...query, list: DEFAULT_QUERY.list }) === ''
    ? { ...query, sort: chosenSort({ ...query, sort: kept }) }
    : query

/** The number of active filters, counting each tag; search, list, crate and sort do not count. */
export const activeFilterCount = (query: CollectionQuery): number =>
  mapFilters(query, PANEL_FILTER_NAMES, (_, value) => value).flat().length

/**
 * Tests whether an album passes all filters of a query. Expects albums of `query.crate` if there is one, and the test of a search text with
 * operators.
 */
export function albumTest(query: CollectionQuery, now: Date, searchTest?: AlbumTest): AlbumTest {
  const context = { now, crate: query.crate, searchTest }
  const tests = mapFilters(query, FILTER_NAMES, (name, value) => FILTERS[name].test(value, context))
  return (album) => tests.every((test) => test(album))
}

/** The albums that pass `albumTest`, in their order. */
export const filterAlbums = <T extends SearchableAlbum>(
  albums: readonly T[],
  query: CollectionQuery,
  now: Date,
  searchTest?: AlbumTest,
): T[] => albums.filter(albumTest(query, now, searchTest))

const priceOf = ({ price, currency = '' }: SearchableAlbum) =>
  price === undefined ? -1 : fromMinorUnits(price, currency)
const dollarsOf = ({ price, currency = '' }: SearchableAlbum, rates: Rates) =>
  (price === undefined ? null : inDollars(price, currency, rates)) ?? -1

export type CompareAlbums = (a: SearchableAlbum, b: SearchableAlbum) => number
const byRecent: CompareAlbums = (a, b) => b.addedTime - a.addedTime || b.id - a.id
// Prices without a known rate come after all others, in their nominal order; albums without a price come last.
const byPrice =
  (rates: Rates): CompareAlbums =>
  (a, b) =>
    dollarsOf(b, rates) - dollarsOf(a, rates) || priceOf(b) - priceOf(a) || byRecent(a, b)
const ORDERS: Record<Exclude<Sort, 'crate' | 'price' | 'random' | 'soon'>, CompareAlbums> = {
  // `bestFirst` sorts these, once the albums are found.
  best: byRecent,
  recent: byRecent,
  'rating-high': (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || byRecent(a, b),
  'rating-low': (a, b) => (a.rating ?? 0) - (b.rating ?? 0) || byRecent(a, b),
  title: (a, b) => compareText(a.foldedTitle, b.foldedTitle) || byRecent(a, b),
  artist: (a, b) => compareText(a.foldedArtist, b.foldedArtist) || byRecent(a, b),
  released: (a, b) => compareText(b.releaseDate ?? '', a.releaseDate ?? '') || byRecent(a, b),
  purchased: (a, b) => compareText(b.purchasedAt ?? '', a.purchasedAt ?? '') || byRecent(a, b),
  label: (a, b) =>
    Number(!a.label) - Number(!b.label) || compareText(foldAscii(a.label), foldAscii(b.label)) || byRecent(a, b),
  changed: (a, b) => compareText(b.changedAt, a.changedAt) || byRecent(a, b),
}

type SortOptions = {
  /** The album ids of a crate in its own order. */
  crateOrder?: readonly number[]
  /** The exchange rates for comparing prices. */
  rates?: Rates
  /** The seed of a random order. */
  seed?: number
  now?: Date
}

/** The next release first; what is out comes after all that is to come, the last first. */
function bySoon(now: Date): CompareAlbums {
  const today = now.toISOString().slice(0, 10)
  const dayOf = ({ releaseDate }: SearchableAlbum) => (releaseDate && releaseDate > today ? releaseDate : '~')
  return (a, b) => compareText(dayOf(a), dayOf(b)) || ORDERS.released(a, b)
}

/** The comparison of a sort; equal albums are sorted newest first. */
export function albumOrder(
  sort: Sort,
  { crateOrder = [], rates = {}, seed = 0, now = new Date() }: SortOptions = {},
): CompareAlbums {
  if (sort === 'price') return byPrice(rates)
  if (sort === 'soon') return bySoon(now)
  if (sort === 'random') {
    const ranks = new Map<number, number>()
    const rankOf = ({ id }: SearchableAlbum) => {
      const rank = ranks.get(id) ?? shuffleRank(id, seed)
      ranks.set(id, rank)
      return rank
    }
    return (a, b) => rankOf(a) - rankOf(b) || byRecent(a, b)
  }
  if (sort !== 'crate') return ORDERS[sort]
  const places = new Map(crateOrder.map((id, place) => [id, place]))
  const placeOf = ({ id }: SearchableAlbum) => places.get(id) ?? places.size
  return (a, b) => placeOf(a) - placeOf(b) || byRecent(a, b)
}

/** The sorted albums, equal ones newest first. */
export const sortAlbums = <T extends SearchableAlbum>(albums: readonly T[], sort: Sort, options?: SortOptions): T[] =>
  albums.toSorted(albumOrder(sort, options))

/** The found albums in the order `best`: by rank, equal ones in the given order. Other orders are left as they are. */
export function bestFirst<T extends SearchableAlbum>(albums: T[], query: CollectionQuery): T[] {
  if (sortOf(query) !== 'best') return albums
  const [best = [], ...others] = byRank(albums, query.q, ({ searchText }) => searchText)
  return best.concat(...others)
}
