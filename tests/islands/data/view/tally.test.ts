import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTally } from '#islands/data/view/tally.ts'

it('counts after changes of a few as anew, and each item once', () => {
  const item = fc.record({ id: fc.nat(1_000), kind: fc.constantFrom('a', 'b', 'c') })
  const list = fc.array(item, { maxLength: 150 })
  const change = fc.record({ place: fc.nat(150), item: fc.option(item) })
  fc.assert(
    fc.property(list, fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 6 }), (first, changes) => {
      let counted = 0
      const tally = createTally(
        () => new Map<string, number>(),
        (counts, { kind }: { kind: string }, by) => {
          counted += 1
          counts.set(kind, (counts.get(kind) ?? 0) + by)
        },
      )
      let items = first
      expect(Object.fromEntries(tally(items))).toEqual(countsOf(items))
      for (const some of changes) {
        items = [...items]
        for (const { place, item: one } of some) items.splice(place, one ? 0 : 1, ...(one ? [one] : []))
        counted = 0
        const counts = Object.fromEntries([...tally(items)].filter(([, count]) => count !== 0))
        expect(counts).toEqual(countsOf(items))
      }
      counted = 0
      tally(items)
      expect(counted).toBe(0)
    }),
  )
})

const countsOf = (items: readonly { kind: string }[]) =>
  Object.fromEntries([...Map.groupBy(items, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]))
