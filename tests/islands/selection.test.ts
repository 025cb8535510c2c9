import { beforeEach, describe, expect, test } from 'vitest'
import type { AlbumView } from '#domain/album.ts'
import {
  beginSelection,
  isPicked,
  isSelecting,
  pick,
  pickAll,
  pickedInOrder,
  setOrder,
  shownOrder,
  stopSelecting,
  unpickAll,
} from '#islands/collection/selection.ts'

const albums = (...ids: number[]) => ids.map((id) => ({ id }) as AlbumView)

beforeEach(() => {
  stopSelecting()
  setOrder(albums(5, 3, 9, 1, 7))
})

test('nothing is selected outside select mode, whatever is touched', () => {
  pick(3, true)
  pickAll(albums(1, 7))
  expect(isSelecting()).toBe(false)
  expect(isPicked(3)).toBe(false)
  expect(pickedInOrder()).toEqual([])
})

describe('in select mode', () => {
  beforeEach(beginSelection)

  test('albums are selected and let go one by one, and come in the order they stand', () => {
    for (const id of [1, 5, 9]) pick(id, true)
    pick(5, false)
    expect(pickedInOrder()).toEqual([9, 1])
    expect([isPicked(9), isPicked(5)]).toEqual([true, false])
  })

  test('a range goes from the last touched album to this one, in either direction', () => {
    pick(1, true)
    pick(3, true, true)
    expect(pickedInOrder()).toEqual([3, 9, 1])
    pick(9, false)
    pick(7, false, true)
    expect(pickedInOrder()).toEqual([3])
  })

  test('a range without an album to begin at is that album alone', () => {
    pick(9, true, true)
    expect(pickedInOrder()).toEqual([9])
  })

  test('a range whose beginning is no longer shown is that album alone', () => {
    pick(5, true)
    setOrder(albums(3, 9, 1))
    pick(1, true, true)
    expect(pickedInOrder()).toEqual([1, 5])
  })

  test('what is selected stays when other albums are shown, and comes last then', () => {
    pickAll(albums(3, 7))
    setOrder(albums(8, 7))
    expect(shownOrder()).toEqual(albums(8, 7))
    expect(pickedInOrder()).toEqual([7, 3])
  })

  test('all that are named come beside what is selected', () => {
    pick(9, true)
    pickAll(albums(1, 9))
    expect(pickedInOrder()).toEqual([9, 1])
  })

  test('letting all go keeps the mode; leaving it forgets what was selected', () => {
    pick(9, true)
    unpickAll()
    expect([isSelecting(), pickedInOrder()]).toEqual([true, []])
    pick(9, true)
    stopSelecting()
    beginSelection()
    expect(pickedInOrder()).toEqual([])
  })
})
