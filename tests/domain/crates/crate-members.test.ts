import fc from 'fast-check'
import { expect, it } from 'vitest'
import { albumsInCrate, inNewOrder, markOf, movedTo, putBack } from '#domain/crates/crate-members.ts'

const members = [
  { crateId: 1, albumIds: [3, 1, 2] },
  { crateId: 2, albumIds: [] },
  { crateId: 3, albumIds: [2, 5] },
]
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 })

it('puts named albums first, keeps the order of the others and ignores unknown ones', () => {
  expect(inNewOrder([1, 2, 3, 4], [4, 9, 2])).toEqual([4, 2, 1, 3])
  expect(inNewOrder([1, 2], [])).toEqual([1, 2])
  fc.assert(
    fc.property(ids, ids, (there, named) => {
      const ordered = inNewOrder(there, named)
      expect(ordered.toSorted()).toEqual(there.toSorted())
      expect(inNewOrder(ordered, named)).toEqual(ordered)
      expect(inNewOrder(inNewOrder(there, named), there)).toEqual(there)
    }),
  )
})

it('moves albums together to the new position in their order', () => {
  expect(movedTo([1, 2, 3, 4, 5], [4], 0)).toEqual([4, 1, 2, 3, 5])
  expect(movedTo([1, 2, 3, 4, 5], [5, 2], 1)).toEqual([1, 2, 5, 3, 4])
  expect(movedTo([1, 2, 3], [1], 1)).toEqual([2, 1, 3])
  expect(movedTo([1, 2, 3], [1], 99)).toEqual([2, 3, 1])
  expect(movedTo([1, 2, 3], [3], -5)).toEqual([3, 1, 2])
  expect(movedTo([1, 2, 3], [9], 0)).toEqual([1, 2, 3])
})

it('tells whether a crate contains all, some or none of a selection', () => {
  expect(markOf(members[0], [1, 3])).toBe('all')
  expect(markOf(members[0], [1, 9])).toBe('some')
  expect(markOf(members[0], [9])).toBe('none')
  expect(markOf(members[0], [])).toBe('none')
  expect(markOf(undefined, [1])).toBe('none')
})

it('keeps the order of the albums in a crate and of uncrated albums', () => {
  const albums = [1, 2, 3, 4, 5].map((id) => ({ id }))
  const shown = (crate: number | 'none') => albumsInCrate(albums, crate, members).map(({ id }) => id)
  expect(shown(1)).toEqual([1, 2, 3])
  expect(shown(2)).toEqual([])
  expect(shown(99)).toEqual([])
  expect(shown('none')).toEqual([4])
})

it('puts albums back behind the one that each followed', () => {
  expect(putBack([3, 1, 9], [2, 4], [3, 4, 2, 1])).toEqual([3, 4, 2, 1, 9])
  expect(putBack([9, 1], [2], [2, 1])).toEqual([2, 9, 1])
  expect(putBack([1], [2], [1])).toEqual([1])
  fc.assert(
    fc.property(ids, ids, (before, taken) => {
      const left = before.filter((id) => !taken.includes(id))
      expect(putBack(left, taken, before)).toEqual(before)
      expect(putBack(before, taken, before)).toBe(before)
    }),
  )
})
