// @module-tag soak
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type CollectionQuery,
  collectionSearch,
  DEFAULT_QUERY,
  filterAlbums,
  parseCollectionQuery,
} from '#domain/query/collection-query.ts'
import type { Node } from '#domain/query/node.ts'
import { parseQuery } from '#domain/query/parse-query.ts'
import { isPlain, plainWords } from '#domain/query/plain.ts'
import { printQuery } from '#domain/query/print-query.ts'
import { queryText } from '#domain/query/query-text.ts'
import { toSearchable } from '#domain/query/searchable-album.ts'
import { createQueryTest } from '#domain/query/test-query.ts'
import { typedQuery, withText } from '#domain/query/with-text.ts'
import { foldText } from '#domain/text/fold.ts'
import { runs } from '../../runs.ts'
import { anyNode, anyQueryText } from '../../worker/any-query.ts'
import { albumView } from '../albums/album-view.ts'

const now = new Date('2026-05-20T12:00:00Z')
const many = { numRuns: runs(1_000, 50_000) }

const text = (text: string): Node => ({ kind: 'text', text })
const words = (...texts: string[]): Node => ({ kind: 'and', of: texts.map(text) })
const field = (name: string, operator: string, value: string) => ({ kind: 'field', name, operator, value })
const read = (query: string) => parseQuery(query).node

it.each([
  ['', null],
  ['  ', null],
  ['slow harbour', words('slow', 'harbour')],
  ['slow – harbour', words('slow', 'harbour')],
  ['!!!', text('!!!')],
  ['now or', words('now', 'or')],
  ['or never', words('or', 'never')],
  ['f(x) a) - b 7" c', words('f(x)', 'a)', 'b', '7"', 'c')],
  ['"slow harbour"', text('slow harbour')],
  ['"say ""hi"""', text('say "hi"')],
  ['""', null],
  ['a "b"', { kind: 'and', of: [text('a'), text('b')] }],
  ['tag:dub', field('tag', ':', 'dub')],
  ['TAG:"lo fi"', field('tag', ':', 'lo fi')],
  ['rating:>=4', field('rating', '>=', '4')],
  ['rating >= 4', field('rating', '>=', '4')],
  ['dub rating >=4 tape', { kind: 'and', of: [text('dub'), field('rating', '>=', '4'), text('tape')] }],
  ['artist = "lo fi"', field('artist', '=', 'lo fi')],
  ['tag : dub', words('tag', 'dub')],
  ['-tag:live', { kind: 'not', of: field('tag', ':', 'live') }],
  ['-(-a)', text('a')],
  ['a or b c', { kind: 'or', of: [text('a'), words('b', 'c')] }],
  ['tag:a (b OR c)', { kind: 'and', of: [field('tag', ':', 'a'), { kind: 'or', of: [text('b'), text('c')] }] }],
  ['((a b))', words('a', 'b')],
  ['(a or b', { kind: 'or', of: [text('a'), text('b')] }],
  ['()', null],
])('reads %j', (query, node) => {
  expect(parseQuery(query)).toEqual({ node, faults: [] })
})

it.each([
  ['dub mood:blue x', [4, 13, 'field', 'mood'], words('dub', 'mood:blue', 'x')],
  ['rating:lots dub', [0, 11, 'value', 'rating'], text('dub')],
  ['a rating>=', [2, 10, 'value', 'rating'], text('a')],
  ['rating>= tag:dub', [0, 8, 'value', 'rating'], field('tag', ':', 'dub')],
  ['fans>100', [0, 8, 'field', 'fans'], text('fans>100')],
  ['fans > 100', [0, 4, 'field', 'fans'], words('fans', '100')],
  ['a or rating:9', [5, 13, 'value', 'rating'], text('a')],
  ['artist:"low orch', [7, 16, 'quote', ''], field('artist', ':', 'low orch')],
])('says what is wrong with %j, and searches the rest', (query, [from, to, why, name], node) => {
  expect(parseQuery(query)).toEqual({ node, faults: [{ from, to, why, name }] })
})

it('takes an address and a title with a colon for text', () => {
  expect(parseQuery('Re: Stacks')).toEqual({ node: words('Re:', 'Stacks'), faults: [] })
  for (const query of ['https://a.bandcamp.com/x', 'a<b', 'constructor>x'])
    expect(parseQuery(query)).toEqual({ node: text(query), faults: [] })
})

it('reads no more terms than the database takes, and groups of any depth', () => {
  const long = parseQuery(Array.from({ length: 20 }, (_, index) => `tag:t${index}`).join(' '))
  expect(long.node).toMatchObject({ kind: 'and', of: { length: 12 } })
  expect(long.faults.map(({ why }) => why)).toEqual(Array.from({ length: 8 }, () => 'length'))
  expect(read(`${'('.repeat(250)}a${')'.repeat(249)}`)).not.toBeNull()
  expect(() => read('-('.repeat(250))).not.toThrow()
})

it('prints a query that reads as the same', () => {
  fc.assert(
    fc.property(anyNode, (node) => {
      expect(parseQuery(printQuery(node))).toEqual({ node, faults: [] })
    }),
    many,
  )
})

it('reads any text, and prints a normal form', () => {
  fc.assert(
    fc.property(anyQueryText, (query) => {
      const { node, faults } = parseQuery(query)
      for (const { from, to } of faults) expect(query.slice(from, to)).not.toBe('')
      const printed = printQuery(node)
      expect(parseQuery(printed)).toEqual({ node, faults: [] })
      expect(printQuery(read(printed))).toBe(printed)
    }),
    many,
  )
})

it('a text without operators is the words that are looked for without reading it', () => {
  fc.assert(
    fc.property(anyQueryText, (query) => {
      if (!isPlain(query)) return
      const { node } = parseQuery(query)
      const texts = (node?.kind === 'and' ? node.of : [node]).map((one) =>
        one?.kind === 'text' ? foldText(one.text) : '',
      )
      expect(texts.filter(Boolean)).toEqual(plainWords(query))
    }),
    { ...many, examples: [[') ⻳']] },
  )
})

it('a typed text becomes filters and the rest, which say the same again', () => {
  const places = fc.constantFrom<Partial<CollectionQuery>[]>({}, { crate: 5 }, { crate: 'none' }, { list: 'wishlist' })
  fc.assert(
    fc.property(anyQueryText, places, (query, place) => {
      const typed = typedQuery({ ...DEFAULT_QUERY, ...place }, query)
      expect(withText({ ...typed, q: '' }, typed.q)).toEqual(typed)
      // The text of a query says all of it but the place.
      const { list, sort, crate } = typed
      expect(withText({ ...DEFAULT_QUERY, list, sort, crate }, queryText(typed))).toEqual(typed)
      const written = collectionSearch(typed)
      if (typed.q.length <= 500 && query.isWellFormed()) expect(parseCollectionQuery(written)).toEqual(typed)
    }),
    many,
  )
})

it('turns terms into filters, list and sort, where those can say it', () => {
  const typed = (query: string, place: Partial<CollectionQuery> = {}) =>
    collectionSearch(typedQuery({ ...DEFAULT_QUERY, ...place }, query))
  expect(decodeURIComponent(typed('tag:dub rating>=4 year:1990..1999 harbour'))).toBe(
    '?q=harbour&tag=dub&min=4&decade=1990',
  )
  expect(decodeURIComponent(typed('rating>=4 rating<=4.5'))).toBe('?q=rating<=4.5&min=4')
  expect(typed('is:wishlist sort:released')).toBe('?list=wishlist&sort=released')
  expect(typed('is:wishlist', { crate: 5 })).toBe('?crate=5&q=is%3Awishlist')
  expect(typed('is:wishlist or a')).toBe('?list=both&q=is%3Awishlist+or+a')
  expect(typed('sort:crate')).toBe('')
  expect(typed('added<7d is:unrated artist="Low Tide"')).toBe('?added=last7days&unrated=1&artist=Low+Tide')
  expect(typed('-tag:a')).toBe('?q=-tag%3Aa')
})

it('the text of filters and an `or` keeps them apart', () => {
  const query = { ...DEFAULT_QUERY, q: 'a or b', tags: ['lo fi'], rating: { min: 2, max: 4 } }
  expect(queryText(query)).toBe('tag:"lo fi" rating:2..4 (a or b)')
  expect(queryText({ ...DEFAULT_QUERY, untagged: true })).toBe('is:untagged ')
})

const albums = [
  {
    title: 'Moth Season',
    artist: 'Low Orchard',
    tags: ['dub', 'live'],
    rating: 4,
    releaseDate: '1994',
    label: 'Ghostly Intl',
  },
  {
    title: 'Season',
    artist: 'Moth',
    tags: ['techno'],
    rating: 5,
    releaseDate: '2019-06',
    price: 900,
    currency: 'EUR',
    paid: 1_200,
    paidCurrency: 'EUR',
    formats: ['vinyl' as const, 'cd' as const],
    downloadedAt: '2026-04-01T00:00:00Z',
  },
  {
    title: 'Harbour',
    artist: 'Low',
    notes: 'slow season',
    list: 'wishlist' as const,
    trackCount: 5,
    downloadedTracks: 3,
    price: 1_000,
    currency: 'USD',
    paid: 1_000,
    paidCurrency: 'USD',
    verdict: 'friday' as const,
  },
  {
    title: 'Tin',
    artist: 'Burial',
    label: 'Über Nacht',
    trackCount: 12,
    isPreorder: true,
    verdict: 'later' as const,
    purchasedAt: '2025-01-01T00:00:00.000Z',
    goneAt: '2026-01-01T00:00:00.000Z',
  },
].map((change, index) =>
  toSearchable(
    albumView({
      id: index + 1,
      addedAt: `2026-0${index + 2}-01T00:00:00.000Z`,
      changedAt: `2026-0${index + 2}-02T00:00:00.000Z`,
      hasPreview: index > 1,
      ...change,
    }),
  ),
)
const context = {
  now,
  crates: [
    { id: 1, name: 'Sunday Kitchen' },
    { id: 2, name: 'Übung' },
  ],
  members: [
    { crateId: 1, albumIds: [2, 3] },
    { crateId: 2, albumIds: [2] },
  ],
  rates: { EUR: 0.8, USD: 1 },
}

it.each([
  ['tag:dub', [1]],
  ['-tag:dub', [2, 3, 4]],
  ['tag:du', []],
  ['tag:dub or tag:techno', [1, 2]],
  ['moth -tag:live', [2]],
  ['(low or moth) rating>=5', [2]],
  ['artist:low', [1, 3]],
  ['artist=low', [3]],
  ['title=season', [2]],
  ['title:season', [1, 2]],
  ['note:slow', [3]],
  ['label:ghostly', [1]],
  ['label=Ghostly', []],
  ['label:Über', [4]],
  ['label:NACHT', [4]],
  ['crate:sunday', [2, 3]],
  ['crate=sunday', []],
  ['crate=Übung', [2]],
  ['is:uncrated', [1, 4]],
  ['is:wishlist', [3]],
  ['is:owned', [1, 2, 4]],
  ['list:both', [1, 2, 3, 4]],
  ['is:preorder', [4]],
  ['is:gone', [4]],
  ['-is:gone', [1, 2, 3]],
  ['verdict:friday', [3]],
  ['verdict:friday or is:later', [3, 4]],
  ['-verdict:friday', [1, 2, 4]],
  ['is:unrated', [3, 4]],
  ['is:untagged', [3, 4]],
  ['has:note', [3]],
  ['has:notes', [3]],
  ['has:preview', [3, 4]],
  ['rating<5', [1, 3, 4]],
  ['rating >= 4', [1, 2]],
  ['rating:4..5', [1, 2]],
  ['year:1990..1999', [1]],
  ['year<=1994', [1]],
  ['year>1994', [2]],
  ['-year>1994', [1, 3, 4]],
  ['tracks>=12', [4]],
  ['price<10', [2]],
  ['price<=10', [2, 3]],
  // 10 USD are 8 EUR.
  ['price<9eur', [3]],
  ['price:€8', [3]],
  ['price<9gbp', []],
  ['paid>10', [2]],
  ['paid:8eur', [3]],
  ['paid<9gbp', []],
  ['-paid>=0', [1, 4]],
  ['is:downloaded', [2]],
  ['is:missing', [1, 4]],
  ['is:undownloaded', [1, 4]],
  ['is:partial', [3]],
  ['-is:downloaded', [1, 3, 4]],
  ['format:vinyl', [2]],
  ['format:CD', [2]],
  ['-format:cd', [1, 3, 4]],
  ['format:tape', [1, 2, 3, 4]],
  ['added:2026-03', [2]],
  ['added:2026-03..2026-04', [2, 3]],
  ['added>=2026-04-01', [3, 4]],
  ['added>2026-04-01', [4]],
  ['added<30d', [4]],
  ['added>7w', [1, 2, 3]],
  ['changed:2026-03-02', [2]],
  ['changed:30d', [4]],
  ['changed>7w', [1, 2]],
  ['bought:2025', [4]],
  ['bought<2y', [4]],
  ['"slow season"', [3]],
  ['rating:nonsense moth', [1, 2]],
  ['mood:x', []],
])('finds with %j', (query, ids) => {
  const found = filterAlbums(albums, { ...DEFAULT_QUERY, list: 'both', q: query }, now, createQueryTest(query, context))
  expect(found.map(({ id }) => id)).toEqual(ids)
})
