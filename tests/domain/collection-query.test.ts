import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AlbumView } from '#domain/album.ts'
import {
  ADDED,
  activeFilterCount,
  addedSince,
  type CollectionQuery,
  collectionSearch,
  DEFAULT_QUERY,
  filterAlbums,
  parseCollectionQuery,
  SORTS,
  sortAlbums,
  toSearchable,
} from '#domain/collection-query.ts'
import { createAlbumFilter } from '#islands/collection/album-filter.ts'

const now = new Date('2026-05-20T12:00:00Z')

const album = (change: Partial<AlbumView>) =>
  toSearchable({
    id: 1,
    title: 'Moth Season',
    artist: 'Low Orchard',
    bandcampUrl: 'https://loworchard.bandcamp.com/album/moth-season',
    coverUrl: null,
    rating: null,
    notes: '',
    releaseDate: null,
    trackCount: null,
    tags: [],
    bandcampTags: [],
    userTags: [],
    list: 'collection',
    addedAt: '2026-05-01T00:00:00.000Z',
    previewTitle: null,
    hasPreview: false,
    version: 1,
    ...change,
  })

const shown = (albums: ReturnType<typeof album>[], query: Partial<CollectionQuery>) =>
  filterAlbums(albums, { ...DEFAULT_QUERY, ...query }, now).map(({ id }) => id)

const halfSteps = fc.integer({ min: 0, max: 10 }).map((step) => step / 2)
const queries: fc.Arbitrary<CollectionQuery> = fc.record({
  list: fc.constantFrom<CollectionQuery['list']>('collection', 'wishlist', 'both'),
  q: fc.string({ unit: 'grapheme', maxLength: 40 }),
  tags: fc.array(
    fc.string({ unit: 'grapheme', maxLength: 20 }).filter((tag) => tag.trim() !== ''),
    { maxLength: 20 },
  ),
  sort: fc.constantFrom(...SORTS),
  added: fc.constantFrom(...ADDED),
  rating: fc.tuple(halfSteps, halfSteps).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  crate: fc.option(fc.integer({ min: 1 })),
  page: fc.integer({ min: 1 }),
})

test('an address read back asks for the same', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(parseCollectionQuery(collectionSearch(query))).toEqual(query)
    }),
  )
})

test('any address is read without failing, and an address written from it stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      const written = collectionSearch(parseCollectionQuery(search))
      expect(collectionSearch(parseCollectionQuery(written))).toBe(written)
    }),
  )
})

test('the default has an empty address', () => {
  expect(collectionSearch(DEFAULT_QUERY)).toBe('')
  expect(parseCollectionQuery('')).toEqual(DEFAULT_QUERY)
})

test('what is unknown or out of range in an address is as by default', () => {
  expect(parseCollectionQuery('?list=mine&sort=price&added=never&min=-1&max=9&crate=0&page=1.5&tag=%20')).toEqual(
    DEFAULT_QUERY,
  )
  expect(parseCollectionQuery('?min=4&max=2').rating).toEqual({ min: 0, max: 5 })
  expect(parseCollectionQuery('?min=3.25').rating).toEqual({ min: 0, max: 5 })
})

test.each([
  ['title', 'SEASON'],
  ['artist', 'low orch'],
  ['notes', 'moth wings'],
  ['tag', 'slowc'],
])('searching finds a part of the %s without regard to case', (_, q) => {
  const one = album({ notes: 'Dusty Moth Wings', tags: ['Slowcore'] })
  expect(shown([one], { q })).toEqual([1])
  expect(shown([one], { q: `  ${q}  ` })).toEqual([1])
  expect(shown([one], { q: `${q}x` })).toEqual([])
})

test('a search does not run from one field into the next', () => {
  expect(shown([album({ title: 'Moth', artist: 'Season' })], { q: 'mothseason' })).toEqual([])
})

test('every chosen tag must be there, whatever its case and the space round it', () => {
  const albums = [album({ id: 1, tags: ['Ambient', 'tape'] }), album({ id: 2, tags: ['ambient'] })]
  expect(shown(albums, { tags: [' AMBIENT '] })).toEqual([1, 2])
  expect(shown(albums, { tags: ['ambient', 'Tape'] })).toEqual([1])
  expect(shown(albums, { tags: ['amb'] })).toEqual([])
})

test('the rating counts both ends, and no rating is 0', () => {
  const albums = [null, 1, 2, 3, 4, 5].map((rating, id) => album({ id, rating }))
  expect(shown(albums, { rating: { min: 2, max: 4 } })).toEqual([2, 3, 4])
  expect(shown(albums, { rating: { min: 0, max: 1 } })).toEqual([0, 1])
  expect(shown(albums, { rating: { min: 0.5, max: 5 } })).toEqual([1, 2, 3, 4, 5])
  expect(shown(albums, { rating: { min: 3.5, max: 4.5 } })).toEqual([4])
})

test.each([
  ['last7days', '2026-05-13T12:00:00.000Z'],
  ['last30days', '2026-04-20T12:00:00.000Z'],
  ['last90days', '2026-02-19T12:00:00.000Z'],
  ['thisYear', '2026-01-01T00:00:00.000Z'],
] as const)('%s begins on its moment and not before', (added, moment) => {
  expect(addedSince(added, now)).toBe(Date.parse(moment))
  const before = new Date(Date.parse(moment) - 1).toISOString()
  expect(shown([album({ id: 1, addedAt: moment }), album({ id: 2, addedAt: before })], { added })).toEqual([1])
})

test('all time leaves nothing out', () => {
  expect(addedSince('allTime', now)).toBeNull()
  expect(shown([album({ addedAt: '1970-01-01T00:00:00.000Z' })], { added: 'allTime' })).toEqual([1])
})

test('a list shows its own albums, both show all', () => {
  const albums = [album({ id: 1 }), album({ id: 2, list: 'wishlist' })]
  expect(shown(albums, { list: 'collection' })).toEqual([1])
  expect(shown(albums, { list: 'wishlist' })).toEqual([2])
  expect(shown(albums, { list: 'both' })).toEqual([1, 2])
})

test.each([
  ['recent', [3, 1, 2, 4]],
  ['rating-high', [2, 3, 1, 4]],
  ['rating-low', [4, 3, 1, 2]],
  ['title', [4, 3, 1, 2]],
] as const)('sorted by %s, equal ones newest first', (sort, ids) => {
  const albums = [
    album({ id: 1, title: 'beta', rating: 3, addedAt: '2026-03-01T00:00:00.000Z' }),
    album({ id: 2, title: 'Gamma', rating: 5, addedAt: '2026-02-01T00:00:00.000Z' }),
    album({ id: 3, title: 'Beta', rating: 3, addedAt: '2026-04-01T00:00:00.000Z' }),
    album({ id: 4, title: 'alpha', rating: null, addedAt: '2026-01-01T00:00:00.000Z' }),
  ]
  expect(sortAlbums(albums, sort).map(({ id }) => id)).toEqual(ids)
})

test('remembering the last hits while someone types changes nothing about what is found', () => {
  const texts = fc.stringMatching(/^[ab ]{0,3}$/)
  const albums = fc.array(
    fc.record({ title: texts, tags: fc.array(fc.constantFrom('a', 'B', 'c')) }).map((change) => album(change)),
  )
  const steps = fc.array(fc.record({ q: texts, tags: fc.subarray(['A', 'b']), page: fc.integer({ min: 1, max: 2 }) }))
  fc.assert(
    fc.property(albums, steps, (albums, steps) => {
      const filter = createAlbumFilter()
      for (const step of steps) {
        const query = { ...DEFAULT_QUERY, ...step }
        expect(filter(albums, query, now.getTime())).toEqual(filterAlbums(albums, query, now))
      }
    }),
  )
})

test('tags, date and rating count as filters; search, list and sort do not', () => {
  expect(activeFilterCount({ ...DEFAULT_QUERY, q: 'dub', list: 'both', sort: 'title' })).toBe(0)
  expect(activeFilterCount({ ...DEFAULT_QUERY, tags: ['a', 'b'], added: 'thisYear', rating: { min: 1, max: 5 } })).toBe(
    4,
  )
})
