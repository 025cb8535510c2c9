/** The items of one list that the other lacks, and the other way round. */
type Difference<Item> = { gone: Item[]; come: Item[] }

/** How many items may differ: more are faster done anew. */
const FEW = 50

/** What a change of a few items made of a list; null if it was more than that. */
export function difference<Item>(before: readonly Item[], after: readonly Item[]): Difference<Item> | null {
  if (before === after) return { gone: [], come: [] }
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const gone = before.slice(start, before.length - end)
  const come = after.slice(start, after.length - end)
  if (gone.length <= FEW && come.length <= FEW) return { gone, come }
  if (gone.length !== come.length) return null
  const changed: Difference<Item> = { gone: [], come: [] }
  for (const [index, item] of gone.entries()) {
    const now = come[index]
    if (item === now || now === undefined) continue
    changed.gone.push(item)
    changed.come.push(now)
    if (changed.gone.length > FEW) return null
  }
  return changed
}

/** A sorted list after such a change; the same one if it holds none of it. */
export function withDifference<Item>(
  list: Item[],
  { gone, come }: Difference<Item>,
  isIn: (item: Item) => boolean,
  compare: (a: Item, b: Item) => number,
): Item[] {
  const places = gone.map((item) => list.indexOf(item)).filter((place) => place >= 0)
  const added = come.filter(isIn)
  if (places.length + added.length === 0) return list
  const after = [...list]
  for (const place of places.sort((a, b) => b - a)) after.splice(place, 1)
  for (const item of added) {
    let [low, high] = [0, after.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = after[middle]
      if (other !== undefined && compare(other, item) < 0) low = middle + 1
      else high = middle
    }
    after.splice(low, 0, item)
  }
  return after
}
