import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { albumOrder, sortAlbums } from '#domain/query/collection-query.ts'
import { searchableOf } from '#islands/data/store/searchable.ts'
import { createAlbumSort } from '#islands/data/view/album-sort.ts'
import { difference } from '#islands/data/view/difference.ts'
import { albumView } from '../../../domain/albums/album-view.ts'

const ids = fc.uniqueArray(fc.nat(200), { maxLength: 120 })

describe('the difference of two lists', () => {
  it('makes the one the other, or is told to be too much', () => {
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const found = difference(before, after)
        if (!found) return
        const gone = new Set(found.gone)
        expect([...before.filter((id) => !gone.has(id)), ...found.come].sort()).toEqual([...after].sort())
      }),
    )
  })

  it('is what was put in, taken out or replaced', () => {
    const list = Array.from({ length: 1_000 }, (_, id) => id)
    expect(difference(list, list)).toEqual({ gone: [], come: [] })
    expect(difference(list, [-1, ...list])).toEqual({ gone: [], come: [-1] })
    expect(difference(list, list.toSpliced(500, 2))).toEqual({ gone: [500, 501], come: [] })
    expect(difference(list, list.with(3, -3).with(900, -900))).toEqual({ gone: [3, 900], come: [-3, -900] })
    expect(difference(list, list.toReversed())).toBeNull()
  })
})

it('finds the same albums in the same order after changes of a few as anew', () => {
  const rating = fc.option(fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2))
  const change = fc.record({ place: fc.nat(30), rating, isGone: fc.boolean() })
  const sort = fc.constantFrom('recent', 'rating-high', 'title', 'random', 'crate')
  fc.assert(
    fc.property(
      fc.array(rating, { maxLength: 30 }),
      fc.array(change, { maxLength: 8 }),
      sort,
      (ratings, changes, sort) => {
        let albums = ratings.map((given, id) =>
          albumView({ id, rating: given, title: `${id % 7}`, addedAt: `2026-01-${10 + (id % 9)}T00:00:00Z` }),
        )
        const options = { crateOrder: [3, 1, 2], seed: 7 }
        const compare = albumOrder(sort, options)
        const isInPlace = ({ id }: { id: number }) => id % 5 !== 4
        const sorted = createAlbumSort()
        for (const { place, rating, isGone } of [{ place: -1, rating: null, isGone: false }, ...changes]) {
          const album = albums[place]
          if (album) albums = isGone ? albums.toSpliced(place, 1) : albums.with(place, { ...album, rating })
          const anew = sortAlbums(albums.filter(isInPlace).map(searchableOf), sort, options)
          expect(sorted(albums, isInPlace, compare)).toEqual(anew)
        }
      },
    ),
  )
})
