import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countUncrated, placedBeside, stepBeside } from '#domain/crates/crate-place.ts'

describe('placing beside', () => {
  it.each([
    [[4], { id: 2, isBehind: false }, [1, 4, 2, 3, 5]],
    [[4], { id: 2, isBehind: true }, [1, 2, 4, 3, 5]],
    [[1], { id: 5, isBehind: true }, [2, 3, 4, 5, 1]],
    [[5, 1], { id: 3, isBehind: false }, [2, 1, 5, 3, 4]],
    [[4], { id: 4, isBehind: true }, [1, 2, 3, 4, 5]],
    [[4], { id: 9, isBehind: true }, [1, 2, 3, 4, 5]],
  ])('moves %j beside %j', (moving, beside, after) => {
    expect(placedBeside([1, 2, 3, 4, 5], moving, beside)).toEqual(after)
  })

  it('keeps every album once and the moved ones together', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 2 }),
        fc.array(fc.nat()),
        fc.nat(),
        fc.boolean(),
        (ids, picks, at, isBehind) => {
          const other = ids[at % ids.length] as number
          const moving = ids.filter((id, index) => id !== other && picks.includes(index))
          const after = placedBeside(ids, moving, { id: other, isBehind })
          expect(after.toSorted()).toEqual(ids.toSorted())
          const place = after.indexOf(other)
          const beside = isBehind ? after.slice(place + 1) : after.slice(place - moving.length, place)
          expect(beside.slice(0, moving.length)).toEqual(moving)
          expect(after.filter((id) => !moving.includes(id))).toEqual(ids.filter((id) => !moving.includes(id)))
        },
      ),
    )
  })

  it('moves one visible position at a time and stops at the ends', () => {
    const all = [1, 2, 3, 4, 5]
    const shown = [1, 3, 5]
    expect(placedBeside(all, [5], stepBeside(shown, 5, -1) ?? { id: 0, isBehind: false })).toEqual([1, 2, 5, 3, 4])
    expect(placedBeside(all, [1], stepBeside(shown, 1, 1) ?? { id: 0, isBehind: false })).toEqual([2, 3, 1, 4, 5])
    expect(stepBeside(shown, 1, -1)).toBeNull()
    expect(stepBeside(shown, 5, 1)).toBeNull()
    expect(stepBeside(shown, 2, 1)).toBeNull()
  })
})

it('counts albums in no list', () => {
  expect(countUncrated([1, 2, 3, 4], [[2, 9], [], [2, 4]])).toBe(2)
  expect(countUncrated([1, 2], [])).toBe(2)
})
