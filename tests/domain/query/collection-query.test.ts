import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { FORMATS } from '#domain/albums/formats.ts'
import { VERDICTS } from '#domain/albums/verdict.ts'
import {
  ADDED,
  activeFilterCount,
  addedSince,
  type CollectionQuery,
  collectionSearch,
  DEFAULT_QUERY,
  filterAlbums,
  monthSpan,
  parseCollectionQuery,
  SORTS,
  sortAlbums,
  sortOf,
  sortsOf,
  toSearchable,
} from '#domain/query/collection-query.ts'
import { isDecade } from '#domain/query/filters.ts'
import { MAX_SEED } from '#domain/query/shuffle.ts'
import { albumView } from '../albums/album-view.ts'

const now = new Date('2026-05-20T12:00:00Z')

const album = (change: Partial<AlbumView>) =>
  toSearchable(
    albumView({ title: 'Moth Season', artist: 'Low Orchard', addedAt: '2026-05-01T00:00:00.000Z', ...change }),
  )

const shown = (albums: ReturnType<typeof album>[], query: Partial<CollectionQuery>) =>
  filterAlbums(albums, { ...DEFAULT_QUERY, ...query }, now).map(({ id }) => id)

const halfSteps = fc.integer({ min: 0, max: 10 }).map((step) => step / 2)
const crates = fc.constantFrom<CollectionQuery['crate'][]>(null, 'none', 1, 2 ** 53 - 1)
/** A crate and one of the sorts available there; null is the default. */
const places = crates.chain((crate) =>
  fc
    .tuple(fc.constantFrom(null, ...sortsOf({ crate, q: '' }).slice(1)), fc.integer({ min: 0, max: MAX_SEED }))
    .map(([sort, seed]) => ({ crate, sort, seed: sort === 'random' ? seed : 0 })),
)
const elsewhere = fc.record({
  list: fc.constantFrom<CollectionQuery['list']>('collection', 'wishlist', 'both'),
  q: fc.string({ unit: 'grapheme', maxLength: 40 }),
  tags: fc.array(
    fc.string({ unit: 'grapheme', maxLength: 20 }).filter((tag) => tag.trim() !== ''),
    { maxLength: 20 },
  ),
  added: fc.constantFrom(...ADDED),
  rating: fc.tuple(halfSteps, halfSteps).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  untagged: fc.boolean(),
  unrated: fc.boolean(),
  year: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 9_999 }))
      .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
      .filter((years) => !isDecade(years)),
  ),
  decade: fc.option(fc.integer({ min: 0, max: 999 }).map((tens) => tens * 10)),
  month: fc.option(fc.constantFrom('2026-03', '2025-12', '0001-01', '9999-12')),
  artist: fc.option(
    fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((artist) => artist.replace(/\s+/g, ' ').trim())
      .filter((artist) => artist !== ''),
  ),
  label: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })),
  verdict: fc.option(fc.constantFrom(...VERDICTS)),
  downloaded: fc.option(fc.constantFrom('yes' as const, 'no' as const)),
  format: fc.option(fc.constantFrom(...FORMATS)),
  imports: fc.option(fc.constantFrom('7', '7,12')),
  page: fc.integer({ min: 1 }),
})
const queries: fc.Arbitrary<CollectionQuery> = fc
  .tuple(elsewhere, places)
  .map(([rest, place]) => ({ ...rest, ...place }))

it('parses the address it writes to the same query', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(parseCollectionQuery(collectionSearch(query))).toEqual(query)
    }),
  )
})

it('parses any address and writes a stable one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      const written = collectionSearch(parseCollectionQuery(search))
      expect(collectionSearch(parseCollectionQuery(written))).toBe(written)
    }),
  )
})

it('an address lists its parameters in a fixed order', () => {
  const search =
    '?list=both&crate=5&q=dub&tag=tape&tag=Lo+Fi&added=last7days&min=1&max=4.5&untagged=1&unrated=1&year=2019&decade=2010&month=2026-03&artist=Low+Orchard&label=Low+Tide&sort=title&page=2'
  const shuffled = search.slice(1).split('&').reverse().join('&').replace('tag=Lo+Fi&tag=tape', 'tag=tape&tag=Lo+Fi')
  expect(collectionSearch(parseCollectionQuery(shuffled))).toBe(search)
})

it('the default has an empty address', () => {
  expect(collectionSearch(DEFAULT_QUERY)).toBe('')
  expect(parseCollectionQuery('')).toEqual(DEFAULT_QUERY)
})

it('uses the default for unknown and invalid parameters', () => {
  expect(parseCollectionQuery('?list=mine&sort=weight&added=never&min=-1&max=9&crate=0&page=1.5&tag=%20')).toEqual(
    DEFAULT_QUERY,
  )
  expect(parseCollectionQuery('?untagged=yes&unrated=0&year=20190&decade=2015&month=2026-13&artist=%20%0A')).toEqual(
    DEFAULT_QUERY,
  )
  for (const wrong of [
    'year=-1',
    'year=2019..2010',
    'year=2010..2019',
    'year=2010..',
    'year=..2010',
    'year=2019.5',
    'year=1e3',
    'year=',
    'decade=x',
    'month=2026-3',
    'month=2026-00',
  ])
    expect(parseCollectionQuery(`?${wrong}`), wrong).toEqual(DEFAULT_QUERY)
  expect(parseCollectionQuery(`?artist=${'x'.repeat(301)}`).artist).toBeNull()
  expect(parseCollectionQuery('?min=4&max=2').rating).toEqual({ min: 0, max: 5 })
  expect(parseCollectionQuery('?min=3.25').rating).toEqual({ min: 0, max: 5 })
})

it('sorts a crate in its own order by default, and everything else by newest first', () => {
  const at = (search: string) => parseCollectionQuery(search)
  expect(sortOf(at('?crate=5'))).toBe('crate')
  expect(sortOf(at('?crate=none'))).toBe('recent')
  expect(sortOf(at(''))).toBe('recent')
  expect(sortOf(at('?crate=5&sort=recent'))).toBe('recent')
  for (const search of ['?sort=crate', '?sort=recent', '?crate=none&sort=crate', '?crate=5&sort=crate'])
    expect(at(search).sort, search).toBeNull()
  expect(sortsOf(at('?crate=5'))).toEqual(SORTS.filter((sort) => sort !== 'best'))
  expect(sortsOf(at('?crate=none'))).not.toContain('crate')
  expect(collectionSearch({ ...DEFAULT_QUERY, crate: 5, sort: 'crate' })).toBe('?crate=5')
  expect(collectionSearch({ ...at('?crate=5&sort=recent'), crate: null })).toBe('')
  expect(collectionSearch({ ...at('?crate=5&sort=title'), crate: 'none' })).toBe('?crate=none&sort=title')
})

it('reads and writes the address of a crate with a drawn id', () => {
  expect(parseCollectionQuery('?crate=562949953421311').crate).toBe(562949953421311)
  expect(collectionSearch({ ...DEFAULT_QUERY, crate: 562949953421311 })).toBe('?crate=562949953421311')
})

it('reads and writes the address of uncrated albums', () => {
  expect(parseCollectionQuery('?crate=none')).toEqual({ ...DEFAULT_QUERY, crate: 'none' })
  expect(collectionSearch({ ...DEFAULT_QUERY, crate: 'none', list: 'both' })).toBe('?list=both&crate=none')
  for (const crate of ['None', '', 'null', '-', '-1', '1-', '1.5'])
    expect(parseCollectionQuery(`?crate=${crate}`).crate).toBeNull()
})

it.each([
  ['title', 'SEASON'],
  ['artist', 'low orch'],
  ['notes', 'moth wings'],
  ['tag', 'slowc'],
])('searches part of the %s in any case', (_, q) => {
  const one = album({ notes: 'Dusty Moth Wings', tags: ['Slowcore'] })
  expect(shown([one], { q })).toEqual([1])
  expect(shown([one], { q: `  ${q}  ` })).toEqual([1])
  expect(shown([one], { q: `${q}x` })).toEqual([])
})

it('does not match a search across fields', () => {
  expect(shown([album({ title: 'Moth', artist: 'Season' })], { q: 'mothseason' })).toEqual([])
})

it('requires every chosen tag in any case, without surrounding spaces', () => {
  const albums = [album({ id: 1, tags: ['Ambient', 'tape'] }), album({ id: 2, tags: ['ambient'] })]
  expect(shown(albums, { tags: [' AMBIENT '] })).toEqual([1, 2])
  expect(shown(albums, { tags: ['ambient', 'Tape'] })).toEqual([1])
  expect(shown(albums, { tags: ['amb'] })).toEqual([])
})

it('includes both ends of the rating range and counts no rating as 0', () => {
  const albums = [null, 1, 2, 3, 4, 5, 0.5, 3.5].map((rating, id) => album({ id, rating }))
  expect(shown(albums, { rating: { min: 2, max: 4 } })).toEqual([2, 3, 4, 7])
  expect(shown(albums, { rating: { min: 0, max: 1 } })).toEqual([0, 1, 6])
  expect(shown(albums, { rating: { min: 0.5, max: 5 } })).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(shown(albums, { rating: { min: 3.5, max: 4.5 } })).toEqual([4, 7])
})

it.each([
  ['last7days', '2026-05-13T12:00:00.000Z'],
  ['last30days', '2026-04-20T12:00:00.000Z'],
  ['last90days', '2026-02-19T12:00:00.000Z'],
  ['thisYear', '2026-01-01T00:00:00.000Z'],
] as const)('starts %s at its exact moment', (added, moment) => {
  expect(addedSince(added, now)).toBe(Date.parse(moment))
  const before = new Date(Date.parse(moment) - 1).toISOString()
  expect(shown([album({ id: 1, addedAt: moment }), album({ id: 2, addedAt: before })], { added })).toEqual([1])
})

it('excludes nothing for all time', () => {
  expect(addedSince('allTime', now)).toBeNull()
  expect(shown([album({ addedAt: '1970-01-01T00:00:00.000Z' })], { added: 'allTime' })).toEqual([1])
})

it('filters untagged and unrated albums', () => {
  const albums = [album({ id: 1, tags: ['dub'] }), album({ id: 2, rating: 1 }), album({ id: 3 })]
  expect(shown(albums, { untagged: true })).toEqual([2, 3])
  expect(shown(albums, { unrated: true })).toEqual([1, 3])
  expect(shown(albums, { untagged: true, unrated: true })).toEqual([3])
  expect(shown(albums, { unrated: true, rating: { min: 0.5, max: 5 } })).toEqual([])
})

it('filters by year and decade of the release date', () => {
  const dates = ['2009-12-31', '2010-01-01', '2019-12-31', '2020-01-01', null]
  const albums = dates.map((releaseDate, id) => album({ id, releaseDate }))
  expect(shown(albums, { year: { from: 2019, to: 2019 } })).toEqual([2])
  expect(shown(albums, { decade: 2010 })).toEqual([1, 2])
  expect(shown(albums, { year: { from: 2010, to: 2010 }, decade: 2000 })).toEqual([])
  expect(shown(albums, { year: { from: 0, to: 0 } })).toEqual([])
  expect(shown(albums, { year: { from: 2009, to: 2019 } })).toEqual([0, 1, 2])
})

it('accepts a release date of a year or a month only', () => {
  const dates = ['2019-06-30', '2019', '2019-06', '2020', null]
  const albums = dates.map((releaseDate, id) => album({ id, releaseDate }))
  expect(shown(albums, { year: { from: 2019, to: 2019 } })).toEqual([0, 1, 2])
  expect(shown(albums, { decade: 2020 })).toEqual([3])
  expect(sortAlbums(albums.map(toSearchable), 'released').map(({ id }) => id)).toEqual([3, 0, 2, 1, 4])
})

it('filters by the month added in UTC, from its first to its last millisecond', () => {
  const moments = ['2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z']
  const albums = [...moments, '2026-04-01T00:00:00.000Z'].map((addedAt, id) => album({ id, addedAt }))
  expect(shown(albums, { month: '2026-03' })).toEqual([1, 2])
  expect(monthSpan('2025-12')).toEqual({
    from: Date.parse('2025-12-01T00:00:00Z'),
    to: Date.parse('2026-01-01T00:00:00Z'),
  })
  expect(monthSpan('0099-12').to).toBe(Date.parse('0100-01-01T00:00:00Z'))
})

it('filters by the whole artist name in any case', () => {
  const artists = ['Low Orchard', 'LOW ORCHARD', 'Low Orchard Trio', 'Low', 'ÅSA']
  const albums = artists.map((artist, id) => album({ id, artist, notes: 'low orchard' }))
  expect(shown(albums, { artist: 'low orchard' })).toEqual([0, 1])
  expect(shown(albums, { artist: 'Åsa' })).toEqual([4])
  expect(parseCollectionQuery('?artist=%20Low%20%20Orchard').artist).toBe('Low Orchard')
})

it('filters by the whole label', () => {
  const albums = ['Low Tide', 'Low Tide Tapes', undefined].map((label, id) => album({ id, label }))
  expect(shown(albums, { label: 'Low Tide' })).toEqual([0])
})

it('shows one list or both', () => {
  const albums = [album({ id: 1 }), album({ id: 2, list: 'wishlist' })]
  expect(shown(albums, { list: 'collection' })).toEqual([1])
  expect(shown(albums, { list: 'wishlist' })).toEqual([2])
  expect(shown(albums, { list: 'both' })).toEqual([1, 2])
  expect(shown(albums, { list: 'collection', crate: 'none' })).toEqual([1])
})

it('shows both lists in a crate', () => {
  const albums = [album({ id: 1 }), album({ id: 2, list: 'wishlist' })]
  for (const list of ['collection', 'wishlist', 'both'] as const)
    expect(shown(albums, { list, crate: 7 })).toEqual([1, 2])
})

const times = (added: string, changed: string) => ({
  addedAt: `2026-${added}-01T00:00:00.000Z`,
  changedAt: `2026-${changed}-01T00:00:00.000Z`,
})

const bought = (price: number, year: string) => ({
  price,
  currency: 'EUR',
  purchasedAt: `${year}-01-01T00:00:00.000Z`,
})

it.each([
  ['recent', [3, 1, 2, 4]],
  ['rating-high', [2, 3, 1, 4]],
  ['rating-low', [4, 3, 1, 2]],
  ['title', [4, 3, 1, 2]],
  ['artist', [3, 4, 1, 2]],
  ['released', [1, 3, 2, 4]],
  ['purchased', [4, 2, 3, 1]],
  ['price', [1, 3, 2, 4]],
  ['changed', [4, 1, 3, 2]],
] as const)('sorts by %s, then newest first', (sort, ids) => {
  const albums = [
    album({
      id: 1,
      title: 'beta',
      artist: 'b',
      rating: 3,
      releaseDate: '2020-02-01',
      price: 900,
      currency: 'JPY',
      ...times('03', '04'),
    }),
    album({ id: 2, title: 'Gamma', artist: 'C', rating: 5, ...bought(0, '2020'), ...times('02', '01') }),
    album({
      id: 3,
      title: 'Beta',
      artist: 'A',
      rating: 3,
      releaseDate: '2019-12-31',
      ...bought(1_000, '2019'),
      ...times('04', '02'),
    }),
    album({
      id: 4,
      title: 'alpha',
      artist: 'a',
      rating: null,
      purchasedAt: '2021-01-01T00:00:00.000Z',
      ...times('01', '05'),
    }),
  ]
  expect(sortAlbums(albums, sort).map(({ id }) => id)).toEqual(ids)
})

it('sorts by what is out soon: the next release first, and then the last one that is out', () => {
  const days = ['2026-11-28', '2027-01-08', '2026-12-04', null, '2026-11-29', '2027']
  const albums = days.map((releaseDate, id) => album({ id, releaseDate }))
  const now = new Date('2026-11-29T12:00:00.000Z')
  expect(sortAlbums(albums, 'soon', { now }).map(({ id }) => id)).toEqual([2, 5, 1, 4, 0, 3])
})

it('sorts prices by what they are worth, those without a known rate after all others', () => {
  const prices = [
    [900, 'EUR'],
    [1_000, 'USD'],
    [1_200, 'JPY'],
    [500, 'ISK'],
    [99, 'NOK'],
  ] as const
  const albums = [...prices.map(([price, currency], id) => album({ id, price, currency })), album({ id: 5 })]
  const rates = { EUR: 0.85, USD: 1, JPY: 150 }
  expect(sortAlbums(albums, 'price', { rates }).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5])
  expect(sortAlbums(albums, 'price').map(({ id }) => id)).toEqual([2, 3, 1, 0, 4, 5])
})

it('sorts by crate order, then other albums newest first', () => {
  const albums = [1, 2, 3, 4].map((id) => album({ id }))
  expect(sortAlbums(albums, 'crate', { crateOrder: [3, 1, 9] }).map(({ id }) => id)).toEqual([3, 1, 4, 2])
  expect(sortAlbums(albums, 'crate')).toEqual(sortAlbums(albums, 'recent'))
})

it('counts filters, but not search, list and sort', () => {
  expect(activeFilterCount({ ...DEFAULT_QUERY, q: 'dub', list: 'both', sort: 'title' })).toBe(0)
  expect(activeFilterCount({ ...DEFAULT_QUERY, tags: ['a', 'b'], added: 'thisYear', rating: { min: 1, max: 5 } })).toBe(
    4,
  )
  const every = { untagged: true, unrated: true, year: { from: 0, to: 0 }, decade: 0, month: '2026-03', artist: 'a' }
  expect(activeFilterCount({ ...DEFAULT_QUERY, ...every })).toBe(6)
})

it('filters idempotently and keeps the order', () => {
  const albums = fc.array(
    fc
      .record({
        id: fc.integer({ min: 1, max: 9 }),
        title: fc.constantFrom('a', 'B', 'ab'),
        artist: fc.constantFrom('a', 'A', 'b'),
        rating: fc.constantFrom(null, 1, 4.5, 5),
        tags: fc.subarray(['a', 'Dub']),
        releaseDate: fc.constantFrom(null, '2010-01-01', '2019-12-31'),
        addedAt: fc.constantFrom('2026-03-31T23:59:59.999Z', '2026-05-19T00:00:00.000Z'),
      })
      .map((change) => album(change)),
  )
  const narrow = fc.record({
    q: fc.constantFrom('', 'a'),
    tags: fc.subarray(['dub']),
    untagged: fc.boolean(),
    unrated: fc.boolean(),
    year: fc.constantFrom(null, { from: 2010, to: 2010 }, { from: 2005, to: 2011 }),
    decade: fc.constantFrom(null, 2010),
    month: fc.constantFrom(null, '2026-03'),
    artist: fc.constantFrom(null, 'a'),
  })
  fc.assert(
    fc.property(albums, narrow, fc.constantFrom(...SORTS), (albums, change, sort) => {
      const query = { ...DEFAULT_QUERY, ...change }
      const sorted = sortAlbums(albums, sort)
      const once = filterAlbums(sorted, query, now)
      expect(filterAlbums(once, query, now)).toEqual(once)
      expect(sortAlbums(once, sort)).toEqual(once)
      expect(once).toEqual(sorted.filter((one) => once.includes(one)))
    }),
  )
})
