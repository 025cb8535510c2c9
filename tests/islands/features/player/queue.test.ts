import { describe, expect, it } from 'vitest'
import {
  createQueue,
  currentOf,
  type Entry,
  moved,
  type Queue,
  type Shuffle,
  step,
  without,
} from '#islands/features/player/queue.ts'

const SHOWN = [5, 3, 9, 1]
// Always the last of those that are left.
const last = () => 0.99

const mixing = (shuffle: Shuffle, random = last) => ({
  shuffle,
  random,
  countTracks: (id: number) => (id === 5 ? 1 : 2),
})
const make = (first: number | null, shuffle: Shuffle = 'off', random = last) =>
  createQueue(SHOWN, first === null ? null : { albumId: first, place: null }, mixing(shuffle, random))
const turn = (queue: Queue, shuffle: Shuffle) => createQueue(queue.shown, currentOf(queue) ?? null, mixing(shuffle))

const nameOf = ({ albumId, place }: Entry) => (place === null ? albumId : `${albumId}/${place}`)
const upcoming = (queue: Queue | null): (string | number)[] => (queue ? queue.order.slice(queue.at).map(nameOf) : [])

it('plays in the order shown, from the chosen album to the end', () => {
  expect(upcoming(make(null))).toEqual([5, 3, 9, 1])
  expect(upcoming(make(9))).toEqual([9, 1])
})

it('returns to earlier albums, and stops at the first', () => {
  const before = step(make(3), -1)
  expect(upcoming(before)).toEqual([5, 3, 9, 1])
  expect(before && step(before, -1)).toBeNull()
  expect(step(make(1), 1)).toBeNull()
})

describe('shuffled by albums', () => {
  it('plays every other album once after the chosen one', () => {
    expect(upcoming(make(9, 'albums'))).toEqual([9, 1, 3, 5])
    expect(upcoming(make(null, 'albums', () => 0.4)).sort()).toEqual([1, 3, 5, 9])
  })

  it('keeps the current album when it is turned on and off', () => {
    const shuffled = turn(make(3), 'albums')
    expect(upcoming(shuffled)).toEqual([3, 1, 9, 5])
    const third = step(shuffled, 2)
    expect(third && upcoming(turn(third, 'off'))).toEqual([9, 1])
  })
})

describe('shuffled by tracks', () => {
  it('plays every track of every album once, the current one first', () => {
    const queue = createQueue(SHOWN, { albumId: 9, place: 1 }, mixing('tracks'))
    expect(upcoming(queue)).toEqual(['9/1', '1/1', '1/0', '9/0', '3/1', '3/0', '5/0'])
    expect(upcoming(make(null, 'tracks', () => 0.4)).sort()).toEqual(upcoming(queue).sort())
  })

  it('goes on with albums when it is turned off', () => {
    expect(upcoming(turn(make(9, 'tracks'), 'off'))).toEqual([9, 1])
  })
})

describe('what comes later', () => {
  it('can be moved and taken out, also for the time after shuffling', () => {
    const queue = moved(make(5), 3, 1)
    expect(upcoming(queue)).toEqual([5, 1, 3, 9])
    const shorter = without(queue, 2)
    expect(upcoming(shorter)).toEqual([5, 1, 9])
    expect(upcoming(turn(turn(shorter, 'albums'), 'off'))).toEqual([5, 1, 9])
  })

  it('leaves what plays and what has played where it is', () => {
    const queue = make(3)
    for (const same of [
      without(queue, 1),
      without(queue, 0),
      moved(queue, 2, 1),
      moved(queue, 0, 3),
      moved(queue, 2, 4),
    ])
      expect(same).toEqual(queue)
  })

  it('is not the album any more once all of its tracks are out', () => {
    const queue = createQueue([5, 3], { albumId: 3, place: 0 }, mixing('tracks'))
    expect(upcoming(queue)).toEqual(['3/0', '3/1', '5/0'])
    expect(without(queue, 2).shown).toEqual([3])
    expect(without(queue, 1).shown).toEqual([5, 3])
  })
})
