import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { DEFAULT_QUERY, filterAlbums, toSearchable } from '#domain/query/collection-query.ts'
import { createAlbumFilter } from '#islands/data/view/album-filter.ts'
import { createTextSearch } from '#islands/data/view/text-search.ts'
import { albumView } from '../../../domain/albums/album-view.ts'

const now = new Date('2026-05-20T12:00:00Z')
const album = (change: Partial<AlbumView>) => toSearchable(albumView({ artist: 'Low Orchard', ...change }))

it('finds the same albums with the cached filter as without', () => {
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

it('finds the same array again when a search text shrinks', () => {
  const filter = createAlbumFilter()
  const albums = [album({ id: 1, title: 'Moth' }), album({ id: 2, title: 'Harbour' }), album({ id: 3, title: 'Harp' })]
  const search = (q: string) => filter(albums, { ...DEFAULT_QUERY, q }, now.getTime())
  const typed = ['', 'h', 'ha', 'har', 'harb'].map(search)
  expect(typed.map(({ length }) => length)).toEqual([3, 3, 3, 3, 1])
  for (const [index, q] of [
    [3, 'har'],
    [2, 'ha'],
    [1, 'h'],
    [0, ''],
  ] as const)
    expect(search(q)).toBe(typed[index])
})

it('finds in thousands of albums what it finds in each, whatever is typed and deleted', () => {
  const titles = ['Harbour', 'Harp', 'Moth Season', 'Ünder Ørchard', '']
  const albums = Array.from({ length: 6_000 }, (_, id) =>
    album({ id, title: `${titles[id % 5]} ${id}`, list: id % 7 === 0 ? 'wishlist' : 'collection' }),
  )
  const filter = createAlbumFilter()
  for (const q of [
    '',
    'h',
    'ha',
    'har',
    'ha',
    'harbour 5',
    'ø',
    'low',
    'low w',
    'w low',
    'w o',
    '- low',
    '0',
    '\0',
    'zzz',
    '',
  ]) {
    const query = { ...DEFAULT_QUERY, q }
    const ids = filter(albums, query, now.getTime()).map(({ id }) => id)
    expect(ids).toEqual(filterAlbums(albums, query, now).map(({ id }) => id))
  }
})

it('searches many texts as one like each of them', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\n', '💿'), maxLength: 6 })
  fc.assert(
    fc.property(fc.array(texts), fc.array(texts, { maxLength: 3 }), (notes, words) => {
      const albums = notes.map((one, id) => ({ ...album({ id }), searchText: one }))
      expect(createTextSearch(albums)(words)).toEqual(
        albums.filter(({ searchText }) => words.every((word) => searchText.includes(word))),
      )
    }),
  )
})
