import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutChange } from '#islands/data/api/crate-albums-api.ts'

it.each([
  ['removes an added album', [1, 2], [1, 2, 3], [1, 2, 3], [1, 2]],
  ['restores a removed album in its place', [1, 2, 3], [1, 3], [1, 3], [1, 2, 3]],
  ['keeps an album added since', [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 4]],
  ['keeps an album removed since out', [1, 2, 3], [1, 2, 3, 4], [2, 3, 4], [2, 3]],
  ['restores a removed album and keeps one added since', [1, 2, 3], [1, 3], [1, 3, 4], [1, 2, 3, 4]],
  ['restores the order', [1, 2, 3], [3, 2, 1], [3, 2, 1], [1, 2, 3]],
  ['changes nothing if nothing was changed', [1, 2], [1, 2], [1, 2], [1, 2]],
])('%s', (_, before, after, now, expected) => {
  expect(withoutChange(now, before, after)).toEqual(expected)
})

const ids = fc.uniqueArray(fc.nat(9))

it('undoes any change that nothing followed', () => {
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      expect(withoutChange(after, before, after)).toEqual(before)
    }),
  )
})

it('leaves other changes in place and creates no duplicates', () => {
  fc.assert(
    fc.property(ids, ids, ids, (before, after, now) => {
      const undone = withoutChange(now, before, after)
      expect(new Set(undone).size).toBe(undone.length)
      const isTouched = (id: number) => before.includes(id) !== after.includes(id)
      for (const id of Array.from({ length: 10 }, (_, one) => one)) {
        expect(undone.includes(id)).toBe(isTouched(id) ? before.includes(id) : now.includes(id))
      }
    }),
  )
})
