import { describe, expect, it, test } from 'vitest'
import { cratesToFill } from '#domain/crates/crate-lists.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import { collectionSearch, DEFAULT_QUERY, parseCollectionQuery } from '#domain/query/collection-query.ts'
import { CrateQuery } from '#domain/query/crate-query.ts'
import { crateQueryText } from '#domain/query/crate-query-text.ts'
import { dropChange } from '#domain/query/drop-change.ts'
import { toSearchable } from '#domain/query/searchable-album.ts'
import { withText } from '#domain/query/with-text.ts'
import { albumView } from '../albums/album-view.ts'

const SMART = { id: 7, name: 'Smart', query: 'tag:dub rating>=4 -live' }
const CRATES: { id: number; name: string; query?: string }[] = [SMART, { id: 8, name: 'low tide' }]
const open = (search: string) => inSmartCrate(parseCollectionQuery(search), CRATES, withText)

describe('an open smart crate', () => {
  it('is its own query, in both lists', () => {
    const shown = { list: 'both', crate: null, smartCrate: 7, tags: ['dub'], rating: { min: 4, max: 5 }, q: '-live' }
    expect(open('?crate=7')).toMatchObject(shown)
    expect(open('?crate=7&list=both')).toMatchObject(shown)
    expect(open('?crate=7&sort=title&page=2')).toMatchObject({ ...shown, sort: 'title', page: 2 })
    expect(inSmartCrate(parseCollectionQuery('?crate=7'), CRATES)).toMatchObject({ q: SMART.query, tags: [] })
  })

  it('is what the address says, where that says anything', () => {
    expect(open('?crate=7&list=both&tag=folk')).toMatchObject({ smartCrate: 7, tags: ['folk'], q: '' })
  })

  it('has an address that says the same', () => {
    const shown = open('?crate=7&page=2')
    expect(open(collectionSearch(shown))).toEqual(shown)
    expect(new URLSearchParams(collectionSearch(shown)).get('crate')).toBe('7')
  })

  it('is nothing else than other crates and lists are', () => {
    for (const search of ['', '?crate=8', '?crate=9', '?crate=none', '?q=dub']) {
      const query = parseCollectionQuery(search)
      expect(inSmartCrate(query, CRATES, withText)).toBe(query)
    }
  })
})

test.each([
  ['?tag=dub&min=4', 'tag:dub rating>=4 list:collection'],
  ['?list=both&q=slow+harbour', 'slow harbour'],
  ['?list=wishlist&q=a+or+b', '(a or b) list:wishlist'],
  ['?crate=8&tag=dub&sort=title', 'tag:dub crate="low tide"'],
  ['?list=both&crate=none&unrated=1', 'is:unrated is:uncrated'],
  ['?list=both&q=%22tag%3Adub+rating%3E%3D4%22', '"tag:dub rating>=4"'],
  ['?list=both', ''],
])('saves %s as %s', (search, text) => {
  const query = parseCollectionQuery(search)
  expect(crateQueryText(query, CRATES)).toBe(text)
  if (text) expect(CrateQuery.parse(text)).toBe(text)
})

it('saves the query of a smart crate as it was', () => {
  expect(crateQueryText(inSmartCrate({ ...DEFAULT_QUERY, crate: 7 }, CRATES), CRATES)).toBe(SMART.query)
  expect(crateQueryText(open('?crate=7'), CRATES)).toBe(SMART.query)
})

it('tells which crates take albums', () => {
  expect(cratesToFill(CRATES).map(({ id }) => id)).toEqual([8])
})

const album = toSearchable({
  ...albumView({ id: 1 }),
  title: 'A',
  tags: ['dub'],
  rating: 2,
  list: 'collection',
  notes: '',
})
const context = { now: new Date(), crates: [], members: [], rates: {} }
test.each([
  ['tag:live', { kind: 'tag', tag: 'live' }],
  ['tag:dub', { kind: 'none' }],
  ['rating:5', { kind: 'rating', rating: 5 }],
  ['rating>=3.5', { kind: 'rating', rating: 4 }],
  ['rating:3.5', { kind: 'rating', rating: 3.5 }],
  ['rating:3.5..4.5', { kind: 'rating', rating: 4 }],
  ['rating>2', { kind: 'rating', rating: 3 }],
  ['rating<2', { kind: 'more' }],
  ['rating:0', { kind: 'more' }],
  ['tag:live list:collection', { kind: 'tag', tag: 'live' }],
  ['tag:live list:wishlist', { kind: 'more' }],
  ['tag:dub rating:4', { kind: 'rating', rating: 4 }],
  ['tag:live rating:4', { kind: 'more' }],
  ['-tag:dub', { kind: 'more' }],
  ['tag:live or tag:folk', { kind: 'more' }],
  ['has:note', { kind: 'more' }],
])('%s lacks %o', (query, change) => {
  expect(dropChange(query, album, context)).toEqual(change)
})
