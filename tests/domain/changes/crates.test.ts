import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addToCrates } from '#domain/changes/add-to-crates.ts'
import { deleteAlbums } from '#domain/changes/delete-albums.ts'
import { deleteCrate } from '#domain/changes/delete-crate.ts'
import type { Lists } from '#domain/changes/kind.ts'
import { orderCrate } from '#domain/changes/order-crate.ts'
import { removeFromCrate } from '#domain/changes/remove-from-crate.ts'
import { setCrates } from '#domain/changes/set-crates.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CrateMembers } from '#domain/crates/crate-members.ts'

const members = [
  { crateId: 1, albumIds: [3, 1, 2] },
  { crateId: 2, albumIds: [] },
  { crateId: 3, albumIds: [2, 5] },
]
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 })

const inside = (lists: Partial<Lists>) => lists.members ?? []
const added = (before: CrateMembers[], crateIds: number[], albumIds: number[]) =>
  inside(addToCrates.apply({ members: before }, { crateIds, albumIds }))

it('appends albums to each crate and keeps the position of those in it', () => {
  expect(added(members, [1, 2], [4, 1])).toEqual([
    { crateId: 1, albumIds: [3, 1, 2, 4] },
    { crateId: 2, albumIds: [4, 1] },
    { crateId: 3, albumIds: [2, 5] },
  ])
})

it('puts an album into exactly the chosen crates, and leaves the others as they are', () => {
  const set = (before: CrateMembers[]) => inside(setCrates.apply({ members: before }, { albumId: 2, crateIds: [2, 3] }))
  const after = set(members)
  expect(after).toEqual([
    { crateId: 1, albumIds: [3, 1] },
    { crateId: 2, albumIds: [2] },
    { crateId: 3, albumIds: [2, 5] },
  ])
  expect(after[2]).toBe(members[2])
  expect(set(after)).toEqual(after)
})

it('removes albums from every crate, and leaves crates without them as they are', () => {
  const after = inside(deleteAlbums.apply({ members }, { albumIds: [5, 9] }))
  expect(after).toEqual([
    { crateId: 1, albumIds: [3, 1, 2] },
    { crateId: 2, albumIds: [] },
    { crateId: 3, albumIds: [2] },
  ])
  expect(after[0]).toBe(members[0])
})

it('changes nothing without albums or crates', () => {
  expect(added(members, [1, 2, 3], [])).toEqual(members)
  expect(added(members, [], [7])).toEqual(members)
})

it('restores removed albums by adding them and setting the previous order', () => {
  fc.assert(
    fc.property(ids, ids, (albumIds, taken) => {
      const before = [{ crateId: 1, albumIds }]
      const held = albumIds.filter((id) => taken.includes(id))
      const without = inside(removeFromCrate.apply({ members: before }, { crateId: 1, albumIds: taken }))
      expect(without).toEqual([{ crateId: 1, albumIds: albumIds.filter((id) => !taken.includes(id)) }])
      const back = { members: added(without, [1], held) }
      expect(inside(orderCrate.apply(back, { crateId: 1, albumIds }))).toEqual(before)
    }),
  )
})

it('removes a deleted crate with what was in it', () => {
  const crates = [{ id: 1 }, { id: 2, isFavorite: true }] as CrateView[]
  expect(deleteCrate.apply({ crates, members }, { id: 2 })).toEqual({
    crates: [{ id: 1 }],
    members: [members[0], members[2]],
  })
})
