import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '#domain/errors/error.ts'
import { collectionSearch, DEFAULT_QUERY, parseCollectionQuery, SORTS } from '#domain/query/collection-query.ts'
import { CollectionPageSearch, CollectionSearch } from '#domain/query/collection-search.ts'
import { FILTER_NAMES, FILTERS, type FilterName } from '#domain/query/filters.ts'

/** What a call gets of an address: several values of one name as a list. */
function given(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [first = '', ...more] = params.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}
const fieldsOf = (search: string) =>
  Object.keys(fieldErrors(CollectionPageSearch.safeParse(given(search)).error?.issues ?? []))

/** The filter that reads each parameter. */
const READ_BY: Record<string, FilterName> = {
  ...Object.fromEntries(FILTER_NAMES.map((name) => [name, name])),
  tag: 'tags',
  min: 'rating',
  max: 'rating',
  import: 'imports',
}
const SINGLE = ['list', 'crate', 'added', 'min', 'max', 'year', 'decade', 'month', 'artist', 'verdict', 'format']
const MORE = ['downloaded', 'import', 'label']
const VALUES = [
  ...['', '0', '1', '-1', '2.5', '2.25', '5', '5.5', '1e1', '0x1', ' 3 ', 'Infinity', 'NaN', '1990', '1990..1999'],
  ...['1991..1993', '1993..1991', '2026-05', '2026-13', 'none', 'both', 'all', 'collection', 'wishlist', 'yes', 'no'],
  ...['allTime', 'last7days', 'vinyl', 'friday', '7,8', '7,8,9', '07', '9007199254740993', ' ', 'a'.repeat(1_001)],
]
const anyText = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...VALUES) }, fc.string({ unit: 'binary' }))

describe('the parameters of a search', () => {
  it('have exactly the values that are read from an address', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SINGLE, ...MORE), anyText, (name, text) => {
        const params = new URLSearchParams([[name, text]])
        const read = FILTERS[READ_BY[name] ?? 'q'].parse(params)
        // Half of a range that cannot be read is its default.
        const isRead = name === 'min' || name === 'max' ? Object(read)[name] === Number(text) : read != null
        expect(fieldsOf(params.toString())).toEqual(isRead ? [] : [name])
      }),
      { numRuns: 5_000 },
    )
  })

  it('are all that an address of the collection has', () => {
    const all =
      '?list=both&crate=none&q=dub&tag=a&tag=b&added=thisYear&min=1&max=4.5&untagged=1&unrated=1&year=1994&decade=1990&month=2026-05' +
      '&artist=A&verdict=keep&format=cd&downloaded=no&import=7%2C8&label=L&sort=random&seed=5&page=2'
    expect(fieldsOf(all)).toEqual([])
    expect(new Set(collectionSearch(parseCollectionQuery(all)).match(/(?<=[?&])\w+/g))).toEqual(
      new Set(all.match(/(?<=[?&])\w+/g)),
    )
    for (const sort of SORTS) expect(fieldsOf(`?sort=${sort}`), sort).toEqual([])
    for (const crate of [7, 'none'] as const)
      expect(fieldsOf(collectionSearch({ ...DEFAULT_QUERY, crate })), String(crate)).toEqual([])
  })

  it.each([
    ['list=all', 'list'],
    ['list=', 'list'],
    ['list=collection&list=wishlist', 'list'],
    ['sort=newest', 'sort'],
    ['added=ever', 'added'],
    ['verdict=no', 'verdict'],
    ['format=8-track', 'format'],
    ['downloaded=true', 'downloaded'],
    ['untagged=true', 'untagged'],
    ['unrated=0', 'unrated'],
    ['crate=all', 'crate'],
    ['crate=0', 'crate'],
    ['page=0', 'page'],
    ['page=two', 'page'],
    ['page=1.5', 'page'],
    ['seed=x', 'seed'],
    ['min=4&max=2', 'min'],
    ['tag=', 'tag'],
    ['tag=a&tag=', 'tag.1'],
    [Array.from({ length: 21 }, (_, n) => `tag=${n}`).join('&'), 'tag'],
    [`q=${'x'.repeat(501)}`, 'q'],
    ['year=1990..1999', 'year'],
  ])('refuse %s', (search, field) => {
    expect(fieldsOf(search)).toEqual([field])
  })

  it('have a page only where one is sent', () => {
    expect(CollectionSearch.safeParse({ page: 'x' }).success).toBe(true)
    expect(CollectionSearch.safeParse({ list: 'all' }).success).toBe(false)
  })
})
