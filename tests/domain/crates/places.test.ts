// @module-tag soak
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedTo } from '#domain/crates/crate-members.ts'
import { movesInto, PLACE_GAP, type Placed } from '#domain/crates/places.ts'
import { runs } from '../../runs.ts'

const sorted = (items: readonly Placed[]) => items.toSorted((a, b) => a.position - b.position || a.id - b.id)

function inOrder(items: readonly Placed[], ids: readonly number[]) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const order = ids.map((id) => byId.get(id) as Placed)
  const moves = movesInto(order)
  for (const move of moves) byId.set(move.id, move)
  return { moves, items: sorted([...byId.values()]) }
}

const spread = (count: number) => Array.from({ length: count }, (_, id) => ({ id, position: (id + 1) * PLACE_GAP }))
const ids = (items: readonly Placed[]) => items.map(({ id }) => id)

it('puts items into any order and moves as few as it can', () => {
  const position = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -(2 ** 45), max: 2 ** 45 }))
  fc.assert(
    fc.property(fc.array(position, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (positions, numbers) => {
      const items = sorted(positions.map((position, id) => ({ id, position })))
      const wanted = ids(items)
        .map((id) => ({ id, key: numbers.next().value as number }))
        .sort((a, b) => a.key - b.key)
        .map(({ id }) => id)
      const after = inOrder(items, wanted)
      expect(ids(after.items)).toEqual(wanted)
      expect(after.items.every(({ position }) => Number.isSafeInteger(position))).toBe(true)
      expect(inOrder(after.items, wanted).moves).toEqual([])
    }),
    { numRuns: runs(300, 20_000) },
  )
})

it('changes one position for a moved item, wherever it goes', () => {
  const items = spread(10_000)
  for (const [from, to] of [
    [9_999, 0],
    [0, 9_999],
    [5_000, 5_001],
    [1, 9_000],
  ] as const) {
    const { moves } = inOrder(items, movedTo(ids(items), [from], to))
    expect(moves).toHaveLength(1)
  }
})

it('changes few positions for many moves to the same place', () => {
  let items: Placed[] = spread(200)
  let changed = 0
  for (let turn = 0; turn < 300; turn += 1) {
    const { moves, items: after } = inOrder(items, movedTo(ids(items), [ids(items).at(-1) as number], 100))
    items = after
    changed += moves.length
  }
  expect(changed).toBeLessThan(300 * 12)
})
