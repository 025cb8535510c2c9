import { expect, it } from 'vitest'
import { createQueue, currentOf, type Queue, reorder, step } from '#islands/features/player/queue.ts'

const SHOWN = [5, 3, 9, 1]
// Always the last of those that are left.
const last = () => 0.99

const upcoming = (queue: Queue | null): number[] =>
  queue ? [currentOf(queue) ?? Number.NaN, ...upcoming(step(queue, 1))] : []

it('plays in the order shown, from the chosen album to the end', () => {
  expect(upcoming(createQueue(SHOWN, null, null))).toEqual([5, 3, 9, 1])
  expect(upcoming(createQueue(SHOWN, 9, null))).toEqual([9, 1])
})

it('returns to earlier albums, and stops at the first', () => {
  const queue = createQueue(SHOWN, 3, null)
  const before = step(queue, -1)
  expect(before && currentOf(before)).toBe(5)
  expect(before && step(before, -1)).toBeNull()
  expect(step(createQueue(SHOWN, 1, null), 1)).toBeNull()
})

it('plays every other album once after the chosen one when shuffled', () => {
  expect(upcoming(createQueue(SHOWN, 9, last))).toEqual([9, 1, 3, 5])
  expect(upcoming(createQueue(SHOWN, null, Math.random)).sort()).toEqual([1, 3, 5, 9])
})

it('keeps the current album when shuffle is turned on and off', () => {
  const shuffled = reorder(createQueue(SHOWN, 3, null), last)
  expect(upcoming(shuffled)).toEqual([3, 1, 9, 5])
  const third = step(shuffled, 2)
  expect(third && upcoming(reorder(third, null))).toEqual([9, 1])
})
