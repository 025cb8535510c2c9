import { expect, it } from 'vitest'
import { isStarOn, withStar } from '#islands/features/find/star-range.ts'

const ANY = { min: 0, max: 5 }
const pressed = (...stars: number[]) => stars.reduce(withStar, ANY)

it('chooses one star, and lets go of it', () => {
  expect(pressed(4)).toEqual({ min: 4, max: 4 })
  expect(pressed(4, 4)).toEqual(ANY)
})

it('grows up to another star, shrinks at its ends, and is one star from the middle', () => {
  expect(pressed(2, 4)).toEqual({ min: 2, max: 4 })
  expect(pressed(4, 2)).toEqual({ min: 2, max: 4 })
  expect(pressed(2, 4, 2)).toEqual({ min: 3, max: 4 })
  expect(pressed(2, 4, 4)).toEqual({ min: 2, max: 3 })
  expect(pressed(2, 4, 3)).toEqual({ min: 3, max: 3 })
})

it('follows the halves and the zero of the slider', () => {
  expect([1, 2, 3, 4, 5].filter((star) => isStarOn({ min: 1.5, max: 3.5 }, star))).toEqual([2, 3])
  expect(withStar({ min: 0, max: 3 }, 1)).toEqual({ min: 2, max: 3 })
  expect(withStar({ min: 0, max: 3 }, 5)).toEqual({ min: 0, max: 5 })
  expect([1, 5].some((star) => isStarOn(ANY, star))).toBe(false)
})
