import { expect, it } from 'vitest'
import type { CrateView } from '#domain/crates/crate.ts'
import { afterCrateDeleted, cratesInOrder, divideCrates, withCrates } from '#domain/crates/crate-lists.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'

const crate = (id: number, change: Partial<CrateView> = {}): CrateView => ({
  id,
  name: `C${id}`,
  description: '',
  isFavorite: false,
  albumCount: 0,
  previewCovers: [],
  version: 1,
  ...change,
})
const ids = (crates: readonly CrateView[]) => crates.map(({ id }) => id)

it('keeps the order of favorites and of other crates', () => {
  const crates = [crate(1), crate(2, { isFavorite: true }), crate(3), crate(4, { isFavorite: true })]
  const { favorites, others } = divideCrates(crates)
  expect(ids(favorites)).toEqual([2, 4])
  expect(ids(others)).toEqual([1, 3])
})

it('appends a new crate and replaces a known one in place', () => {
  const crates = [crate(1), crate(2)]
  expect(withCrates(crates, [crate(3)])).toEqual([crate(1), crate(2), crate(3)])
  expect(withCrates(crates, [crate(1, { name: 'New' })])).toEqual([crate(1, { name: 'New' }), crate(2)])
  expect(withCrates(crates, [crate(4), crate(2, { albumCount: 5 }), crate(4)])).toEqual([
    crate(1),
    crate(2, { albumCount: 5 }),
    crate(4),
  ])
  expect(withCrates(crates, [])).toEqual(crates)
})

it('lists a favorite once and removes it when it is no longer one', () => {
  let crates = [crate(1), crate(2)]
  for (let times = 0; times < 3; times += 1) crates = withCrates(crates, [crate(1, { isFavorite: true })])
  expect(ids(divideCrates(crates).favorites)).toEqual([1])
  expect(ids(divideCrates(crates).others)).toEqual([2])
  crates = withCrates(crates, [crate(1)])
  expect(ids(divideCrates(crates).favorites)).toEqual([])
  expect(ids(divideCrates(withCrates(crates, [crate(3, { isFavorite: true })])).favorites)).toEqual([3])
})

it('closes the open crate when it is deleted, and no other', () => {
  const query = { ...DEFAULT_QUERY, crate: 5, q: 'dub', page: 3 }
  expect(afterCrateDeleted(query, 5)).toEqual({ ...DEFAULT_QUERY, q: 'dub' })
  expect(afterCrateDeleted(query, 6)).toBe(query)
  expect(afterCrateDeleted({ ...query, crate: 'none' }, 5).crate).toBe('none')
})

it('puts named crates first and keeps the order of the others', () => {
  const crates = [crate(1), crate(2), crate(3), crate(4)]
  expect(ids(cratesInOrder(crates, [4, 9, 2, 4]))).toEqual([4, 2, 1, 3])
  expect(cratesInOrder(crates, [])).toEqual(crates)
})
