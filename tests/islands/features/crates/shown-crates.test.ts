import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CrateView } from '#domain/crates/crate.ts'
import { records } from '#islands/data/store/records.ts'
import { findText, foundCrates, MANY_CRATES, shownSection } from '#islands/features/crates/shown-crates.ts'

const crates = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => ({ id: index + 1, name: `Crate ${index + 1}`, isFavorite: index % 3 === 0 }) as CrateView,
  )

const ids = (found: CrateView[]) => found.map(({ id }) => id)

it('finds crates by a part of their name, ignoring case and outer spaces', () => {
  expect(ids(foundCrates(crates(MANY_CRATES), ' CRATE 1'))).toEqual([1, 10, 11, 12, 13])
  expect(ids(foundCrates(crates(MANY_CRATES), ' '))).toHaveLength(MANY_CRATES)
})

it('shows a short list whole', () => {
  expect(foundCrates(crates(MANY_CRATES - 1), 'nothing')).toHaveLength(MANY_CRATES - 1)
})

describe('the section of a crate', () => {
  beforeAll(() => records.set({ crates: crates(MANY_CRATES) }))
  beforeEach(() => findText.set(''))

  it('is the favorites or the others, in order', () => {
    expect(shownSection(4)).toEqual([1, 4, 7, 10, 13])
    expect(shownSection(2)).toEqual([2, 3, 5, 6, 8, 9, 11, 12])
  })

  it('contains only found crates', () => {
    findText.set('crate 1')
    expect(shownSection(10)).toEqual([1, 10, 13])
    expect(shownSection(11)).toEqual([11, 12])
  })

  it('is empty if the crate is not shown', () => {
    findText.set('crate 1')
    expect(shownSection(4)).toEqual([])
    expect(shownSection(99)).toEqual([])
  })
})
