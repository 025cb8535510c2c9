import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTimeSlices } from '#islands/lib/time-slices.ts'

let now = 0
const busyFor = (ms: number) => {
  now += ms
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('does each item once, in order', async () => {
  const done: number[] = []
  expect(await inTimeSlices([1, 2, 3], (item) => done.push(item), new AbortController().signal)).toBe(true)
  expect(done).toEqual([1, 2, 3])
})

it('lets other work run between the items of a long list', async () => {
  const order: string[] = []
  const work = inTimeSlices(['a', 'b', 'c'], (item) => busyFor(order.push(item) && 20), new AbortController().signal)
  setTimeout(() => order.push('other'))
  await work
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('c'))
})

it('begins after what calls it, and stops at the next pause when it is no longer wanted', async () => {
  const end = new AbortController()
  const done: number[] = []
  const work = inTimeSlices(
    [1, 2, 3],
    (item) => {
      busyFor(done.push(item) && 20)
      end.abort()
    },
    end.signal,
  )
  expect(done).toEqual([])
  expect(await work).toBe(false)
  expect(done).toEqual([1])
})

it('does nothing where it is not wanted any more when it begins', async () => {
  const end = new AbortController()
  const done: number[] = []
  const work = inTimeSlices([1, 2, 3], (item) => done.push(item), end.signal)
  end.abort()
  expect(await work).toBe(false)
  expect(done).toEqual([])
})
