import { beforeEach, describe, expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import {
  beginSelection,
  isPicked,
  isSelecting,
  pick,
  pickAll,
  setOrder,
  shownOrder,
  stopSelecting,
  unpickAll,
} from '#islands/features/list/selection.ts'

const albums = (...ids: number[]) => ids.map((id) => ({ id }) as AlbumView)
const picked = () => [1, 3, 5, 7, 9].filter(isPicked)

beforeEach(() => {
  stopSelecting()
  setOrder(albums(5, 3, 9, 1, 7))
})

it('selects nothing outside select mode', () => {
  pick(3, true)
  pickAll(albums(1, 7))
  expect(isSelecting()).toBe(false)
  expect(isPicked(3)).toBe(false)
  expect(picked()).toEqual([])
})

describe('in select mode', () => {
  beforeEach(beginSelection)

  it('selects and deselects single albums', () => {
    for (const id of [1, 5, 9]) pick(id, true)
    pick(5, false)
    expect(picked()).toEqual([1, 9])
    expect([isPicked(9), isPicked(5)]).toEqual([true, false])
  })

  it('selects a range from the last touched album in either direction', () => {
    pick(1, true)
    pick(3, true, true)
    expect(picked()).toEqual([1, 3, 9])
    pick(9, false)
    pick(7, false, true)
    expect(picked()).toEqual([3])
  })

  it('selects a single album if a range has no start', () => {
    pick(9, true, true)
    expect(picked()).toEqual([9])
  })

  it('selects a single album if the start of a range is no longer shown', () => {
    pick(5, true)
    setOrder(albums(3, 9, 1))
    pick(1, true, true)
    expect(picked()).toEqual([1, 5])
  })

  it('keeps the selection when other albums are shown', () => {
    pickAll(albums(3, 7))
    setOrder(albums(8, 7))
    expect(shownOrder()).toEqual(albums(8, 7))
    expect(picked()).toEqual([3, 7])
  })

  it('adds all given albums to the selection', () => {
    pick(9, true)
    pickAll(albums(1, 9))
    expect(picked()).toEqual([1, 9])
  })

  it('stays in select mode when all are deselected and forgets the selection when it ends', () => {
    pick(9, true)
    unpickAll()
    expect([isSelecting(), picked()]).toEqual([true, []])
    pick(9, true)
    stopSelecting()
    beginSelection()
    expect(picked()).toEqual([])
  })
})
