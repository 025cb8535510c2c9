import type { AlbumView, List } from './album.ts'
import { LIMITS } from './limits.ts'
import { releaseDecade, releaseYear } from './release.ts'
import { foldTag } from './tags.ts'

export const SORTS = ['recent', 'rating-high', 'rating-low', 'title', 'artist', 'released', 'changed'] as const
export type Sort = (typeof SORTS)[number]
export const ADDED = ['last7days', 'last30days', 'last90days', 'thisYear', 'allTime'] as const
export type Added = (typeof ADDED)[number]
export const VIEWS = ['grid', 'list', 'compact'] as const
export type View = (typeof VIEWS)[number]

/**
 * What the collection screen shows: the one object behind its address, its links and its list. `year` and `decade` (its first year)
 * are of the release, `month` is the one it was added in (`YYYY-MM`, UTC), `artist` is a whole name in any case.
 */
export type CollectionQuery = {
  list: List | 'both'
  q: string
  tags: string[]
  sort: Sort
  added: Added
  rating: { min: number; max: number }
  untagged: boolean
  unrated: boolean
  year: number | null
  decade: number | null
  month: string | null
  artist: string | null
  crate: number | null
  page: number
}

export const DEFAULT_QUERY: CollectionQuery = {
  list: 'collection',
  q: '',
  tags: [],
  sort: 'recent',
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

/** Reads an address's query (`?q=dub&tag=tape`). What is missing, unknown or out of range is as by default. */
export function parseCollectionQuery(search: string): CollectionQuery {
  const from = new URLSearchParams(search)
  const min = halfStep(from.get('min'), 0)
  const max = halfStep(from.get('max'), 5)
  return {
    list: oneOf(['collection', 'wishlist', 'both'], from.get('list'), 'collection'),
    q: (from.get('q') ?? '').slice(0, 200),
    tags: from
      .getAll('tag')
      .filter((tag) => tag.trim() !== '')
      .slice(0, 20),
    sort: oneOf(SORTS, from.get('sort'), 'recent'),
    added: oneOf(ADDED, from.get('added'), 'allTime'),
    rating: min <= max ? { min, max } : { min: 0, max: 5 },
    untagged: from.get('untagged') === '1',
    unrated: from.get('unrated') === '1',
    year: yearIn(from.get('year')),
    decade: decadeIn(from.get('decade')),
    month: monthIn(from.get('month')),
    artist: artistIn(from.get('artist')),
    crate: positive(from.get('crate')),
    page: positive(from.get('page')) ?? 1,
  }
}

/** The address's query of what is shown, only what differs from the default; empty for the default. */
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
  if (query.sort !== 'recent') to.set('sort', query.sort)
  if (query.page !== 1) to.set('page', String(query.page))
  const text = to.toString()
  return text === '' ? '' : `?${text}`
}

/** How many filters are at work; search, list, crate and sort do not count. */
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

/** The moment (ms) from which on `addedAt` is kept, or null for all time. `thisYear` begins on 1 January in UTC. */
export function addedSince(added: Added, now: Date): number | null {
  if (added === 'allTime') return null
  if (added === 'thisYear') return Date.UTC(now.getUTCFullYear(), 0, 1)
  return now.getTime() - { last7days: 7, last30days: 30, last90days: 90 }[added] * DAY
}

/** A month `YYYY-MM` in UTC as moments (ms): `from` is in it, `to` is the first one after it. */
export function monthSpan(month: string): { from: number; to: number } {
  const from = new Date(`${month}-01T00:00:00Z`)
  return { from: from.getTime(), to: new Date(from).setUTCMonth(from.getUTCMonth() + 1) }
}

/** The form in which two artists are the same. */
export const foldArtist = (artist: string): string => artist.toLowerCase()

/** The text that searching looks into: title, artist, notes and every tag, in lower case, each on its own line. */
export const searchText = (album: Pick<AlbumView, 'title' | 'artist' | 'notes' | 'tags'>): string =>
  `${album.title}\n${album.artist}\n${album.notes}\n${album.tags.join('\n')}`.toLowerCase()

export type SearchableAlbum = AlbumView & {
  searchText: string
  addedTime: number
  foldedTags: string[]
  foldedTitle: string
  foldedArtist: string
}

/** An album with what searching needs, made once so that a keystroke does not make it again. */
export const toSearchable = (album: AlbumView): SearchableAlbum => ({
  ...album,
  searchText: searchText(album),
  addedTime: Date.parse(album.addedAt),
  foldedTags: album.tags.map(foldTag),
  foldedTitle: album.title.toLowerCase(),
  foldedArtist: foldArtist(album.artist),
})

/**
 * The albums that the query keeps: text in title, artist, notes or any tag; every chosen tag; rating inclusive, unrated as 0;
 * added on or after the cut-off and within the month; released in the year, in the decade; by the artist. The crate is chosen before.
 * The order stays.
 */
export function filterAlbums<T extends SearchableAlbum>(albums: readonly T[], query: CollectionQuery, now: Date): T[] {
  const q = query.q.trim().toLowerCase()
  const tags = query.tags.map(foldTag)
  const since = addedSince(query.added, now)
  const { min, max } = query.rating
  const month = query.month === null ? null : monthSpan(query.month)
  const artist = query.artist === null ? null : foldArtist(query.artist)
  return albums.filter(
    (album) =>
      (query.list === 'both' || album.list === query.list) &&
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
const ORDERS: Record<Sort, (a: SearchableAlbum, b: SearchableAlbum) => number> = {
  recent: byRecent,
  'rating-high': (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || byRecent(a, b),
  'rating-low': (a, b) => (a.rating ?? 0) - (b.rating ?? 0) || byRecent(a, b),
  title: (a, b) => compareText(a.foldedTitle, b.foldedTitle) || byRecent(a, b),
  artist: (a, b) => compareText(a.foldedArtist, b.foldedArtist) || byRecent(a, b),
  released: (a, b) => compareText(b.releaseDate ?? '', a.releaseDate ?? '') || byRecent(a, b),
  changed: (a, b) => compareText(b.changedAt, a.changedAt) || byRecent(a, b),
}
// By code point, as the database has it: `<` alone goes by UTF-16 units, where an emoji stands before U+E000 and what follows.
function compareText(a: string, b: string): number {
  const place = (unit: number) => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index += 1) {
    const difference = place(a.charCodeAt(index)) - place(b.charCodeAt(index))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** The albums in the order of the sort; equal ones newest first. */
export const sortAlbums = <T extends SearchableAlbum>(albums: readonly T[], sort: Sort): T[] =>
  albums.toSorted(ORDERS[sort])
