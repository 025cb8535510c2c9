import type { AlbumView, List } from './album.ts'
import { compareText } from './compare-text.ts'
import { LIMITS } from './limits.ts'
import { releaseDecade, releaseYear } from './release.ts'
import { foldTag } from './tags.ts'

export const SORTS = ['crate', 'recent', 'rating-high', 'rating-low', 'title', 'artist', 'released', 'changed'] as const
export type Sort = (typeof SORTS)[number]
export const ADDED = ['last7days', 'last30days', 'last90days', 'thisYear', 'allTime'] as const
type Added = (typeof ADDED)[number]
export const VIEWS = ['grid', 'list', 'compact'] as const
export type View = (typeof VIEWS)[number]

/**
 * The state of the collection screen, from which its URL, links and list derive. `year` and `decade` (its first year) refer to the
 * release, `month` (`YYYY-MM`, UTC) to the time of adding; `artist` is a whole name in any case.
 */
export type CollectionQuery = {
  list: List | 'both'
  q: string
  tags: string[]
  sort: Sort | null
  added: Added
  rating: { min: number; max: number }
  untagged: boolean
  unrated: boolean
  year: number | null
  decade: number | null
  month: string | null
  artist: string | null
  crate: number | 'none' | null
  page: number
}

export const DEFAULT_QUERY: CollectionQuery = {
  list: 'collection',
  q: '',
  tags: [],
  sort: null,
  added: 'allTime',
  rating: { min: 0, max: 5 },
  untagged: false,
  unrated: false,
  year: null,
  decade: null,
  month: null,
  artist: null,
  crate: null,
  page: 1,
}

type Place = Pick<CollectionQuery, 'crate' | 'sort'>

/** The sorts on offer: only a crate has an order of its own. */
export const sortsOf = ({ crate }: Pick<Place, 'crate'>): readonly Sort[] =>
  typeof crate === 'number' ? SORTS : SORTS.filter((sort) => sort !== 'crate')

/** The effective sort. Without a valid choice it is the crate's order inside a crate, and newest first elsewhere. */
export const sortOf = ({ crate, sort }: Place): Sort => {
  const [usual = 'recent', ...others] = sortsOf({ crate })
  return others.find((known) => known === sort) ?? usual
}

const chosenSort = (place: Place): Sort | null => {
  const sort = sortOf(place)
  return sort === sortOf({ ...place, sort: null }) ? null : sort
}

const oneOf = <T extends string>(all: readonly T[], text: string | null, fallback: T): T =>
  all.find((known) => known === text) ?? fallback

const halfStep = (text: string | null, fallback: number) => {
  const value = Number(text)
  return text !== null && value >= 0 && value <= 5 && Number.isInteger(value * 2) ? value : fallback
}

const positive = (text: string | null) => {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

const yearIn = (text: string | null) => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : null)

function decadeIn(text: string | null) {
  const year = yearIn(text)
  return year !== null && year % 10 === 0 ? year : null
}

const monthIn = (text: string | null) => (text !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : null)

function artistIn(text: string | null) {
  const artist = (text ?? '').replace(/\s+/g, ' ').trim()
  return artist !== '' && artist.length <= LIMITS.artist ? artist : null
}

/** Parses a URL's query (`?q=dub&tag=tape`). Missing, unknown and out-of-range values become the default. */
export function parseCollectionQuery(search: string): CollectionQuery {
  const from = new URLSearchParams(search)
  const min = halfStep(from.get('min'), 0)
  const max = halfStep(from.get('max'), 5)
  const crate = from.get('crate') === 'none' ? 'none' : positive(from.get('crate'))
  return {
    list: oneOf(['collection', 'wishlist', 'both'], from.get('list'), 'collection'),
    q: (from.get('q') ?? '').slice(0, 200),
    tags: from
      .getAll('tag')
      .filter((tag) => tag.trim() !== '')
      .slice(0, 20),
    sort: chosenSort({ crate, sort: SORTS.find((sort) => sort === from.get('sort')) ?? null }),
    added: oneOf(ADDED, from.get('added'), 'allTime'),
    rating: min <= max ? { min, max } : { min: 0, max: 5 },
    untagged: from.get('untagged') === '1',
    unrated: from.get('unrated') === '1',
    year: yearIn(from.get('year')),
    decade: decadeIn(from.get('decade')),
    month: monthIn(from.get('month')),
    artist: artistIn(from.get('artist')),
    crate,
    page: positive(from.get('page')) ?? 1,
  }
}

/** The URL query of a state, without the parts that equal the default; empty for the default. */
export function collectionSearch(query: CollectionQuery): string {
  const to = new URLSearchParams()
  if (query.list !== 'collection') to.set('list', query.list)
  if (query.crate !== null) to.set('crate', String(query.crate))
  if (query.q !== '') to.set('q', query.q)
  for (const tag of query.tags) to.append('tag', tag)
  if (query.added !== 'allTime') to.set('added', query.added)
  if (query.rating.min !== 0) to.set('min', String(query.rating.min))
  if (query.rating.max !== 5) to.set('max', String(query.rating.max))
  if (query.untagged) to.set('untagged', '1')
  if (query.unrated) to.set('unrated', '1')
  if (query.year !== null) to.set('year', String(query.year))
  if (query.decade !== null) to.set('decade', String(query.decade))
  if (query.month !== null) to.set('month', query.month)
  if (query.artist !== null) to.set('artist', query.artist)
  const sort = chosenSort(query)
  if (sort !== null) to.set('sort', sort)
  if (query.page !== 1) to.set('page', String(query.page))
  const text = to.toString()
  return text === '' ? '' : `?${text}`
}

/** How many filters are active; search, list, crate and sort do not count. */
export const activeFilterCount = (query: CollectionQuery): number =>
  query.tags.length +
  [
    query.added !== 'allTime',
    query.rating.min !== 0 || query.rating.max !== 5,
    query.untagged,
    query.unrated,
    query.year !== null,
    query.decade !== null,
    query.month !== null,
    query.artist !== null,
  ].filter(Boolean).length

const DAY = 86_400_000

/** The earliest `addedAt` (ms) that the filter keeps, null for all time. `thisYear` begins on 1 January, UTC. */
export function addedSince(added: Added, now: Date): number | null {
  if (added === 'allTime') return null
  if (added === 'thisYear') return Date.UTC(now.getUTCFullYear(), 0, 1)
  return now.getTime() - { last7days: 7, last30days: 30, last90days: 90 }[added] * DAY
}

/** The bounds (ms) of a month `YYYY-MM` in UTC: `from` is inclusive, `to` exclusive. */
export function monthSpan(month: string): { from: number; to: number } {
  const from = new Date(`${month}-01T00:00:00Z`)
  return { from: from.getTime(), to: new Date(from).setUTCMonth(from.getUTCMonth() + 1) }
}

/** The key under which two spellings of an artist are equal. */
export const foldArtist = (artist: string): string => artist.toLowerCase()

/** The text that a search matches: title, artist, notes and every tag, in lower case, one per line. */
export const searchText = (album: Pick<AlbumView, 'title' | 'artist' | 'notes' | 'tags'>): string =>
  `${album.title}\n${album.artist}\n${album.notes}\n${album.tags.join('\n')}`.toLowerCase()

export type SearchableAlbum = AlbumView & {
  searchText: string
  addedTime: number
  foldedTags: string[]
  foldedTitle: string
  foldedArtist: string
}

/** An album with its search keys, computed once so that a keystroke need not compute them again. */
export const toSearchable = (album: AlbumView): SearchableAlbum => ({
  ...album,
  searchText: searchText(album),
  addedTime: Date.parse(album.addedAt),
  foldedTags: album.tags.map(foldTag),
  foldedTitle: album.title.toLowerCase(),
  foldedArtist: foldArtist(album.artist),
})

/**
 * The albums that match the query, in their order: text in title, artist, notes or any tag; every chosen tag; rating range inclusive,
 * unrated as 0; added since the cut-off and within the month; released in the year and decade; by the artist. Inside a crate both lists
 * match; the caller first selects its albums with `albumsInCrate`.
 */
export function filterAlbums<T extends SearchableAlbum>(albums: readonly T[], query: CollectionQuery, now: Date): T[] {
  const q = query.q.trim().toLowerCase()
  const tags = query.tags.map(foldTag)
  const since = addedSince(query.added, now)
  const { min, max } = query.rating
  const month = query.month === null ? null : monthSpan(query.month)
  const artist = query.artist === null ? null : foldArtist(query.artist)
  const isBothLists = query.list === 'both' || typeof query.crate === 'number'
  return albums.filter(
    (album) =>
      (isBothLists || album.list === query.list) &&
      (q === '' || album.searchText.includes(q)) &&
      (album.rating ?? 0) >= min &&
      (album.rating ?? 0) <= max &&
      (since === null || album.addedTime >= since) &&
      (month === null || (album.addedTime >= month.from && album.addedTime < month.to)) &&
      (!query.untagged || album.foldedTags.length === 0) &&
      (!query.unrated || album.rating === null) &&
      (query.year === null || releaseYear(album) === query.year) &&
      (query.decade === null || releaseDecade(album) === query.decade) &&
      (artist === null || album.foldedArtist === artist) &&
      tags.every((tag) => album.foldedTags.includes(tag)),
  )
}

const byRecent = (a: SearchableAlbum, b: SearchableAlbum) => b.addedTime - a.addedTime || b.id - a.id
const ORDERS: Record<Exclude<Sort, 'crate'>, (a: SearchableAlbum, b: SearchableAlbum) => number> = {
  recent: byRecent,
  'rating-high': (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || byRecent(a, b),
  'rating-low': (a, b) => (a.rating ?? 0) - (b.rating ?? 0) || byRecent(a, b),
  title: (a, b) => compareText(a.foldedTitle, b.foldedTitle) || byRecent(a, b),
  artist: (a, b) => compareText(a.foldedArtist, b.foldedArtist) || byRecent(a, b),
  released: (a, b) => compareText(b.releaseDate ?? '', a.releaseDate ?? '') || byRecent(a, b),
  changed: (a, b) => compareText(b.changedAt, a.changedAt) || byRecent(a, b),
}

/** The albums sorted, ties newest first; `crateOrder` holds a crate's album ids in its order. */
export function sortAlbums<T extends SearchableAlbum>(
  albums: readonly T[],
  sort: Sort,
  crateOrder: readonly number[] = [],
): T[] {
  if (sort !== 'crate') return albums.toSorted(ORDERS[sort])
  const places = new Map(crateOrder.map((id, place) => [id, place]))
  const placeOf = ({ id }: T) => places.get(id) ?? places.size
  return albums.toSorted((a, b) => placeOf(a) - placeOf(b) || byRecent(a, b))
}
