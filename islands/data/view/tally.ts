import { difference } from './difference.ts'

/**
 * A function that counts something of a list, each item by `count`. Where a few have changed since it was last called, only these are
 * counted: those that are gone with -1.
 */
export function createTally<Item, Counts extends object>(
  none: () => Counts,
  count: (counts: Counts, item: Item, by: 1 | -1) => void,
): (items: readonly Item[]) => Counts {
  let last: { items: readonly Item[]; counts: Counts } | undefined
  return (items) => {
    const changed = last && difference(last.items, items)
    const counts = last && changed ? structuredClone(last.counts) : none()
    for (const item of changed?.gone ?? []) count(counts, item, -1)
    for (const item of changed?.come ?? items) count(counts, item, 1)
    last = { items, counts }
    return counts
  }
}
