/** The distance between neighbors: thirty-two albums can be put between the same two before others have to move. */
export const PLACE_GAP = 2 ** 32

/** The least distance after others have moved, so that this is not needed again soon. */
const WIDENED_GAP = 2 ** 16

/** An item with a position; the id decides between equal positions. */
export type Placed = { id: number; position: number }

/** The indexes of the longest increasing sequence. These items can stay, so that as few as possible have to move. */
function longestRun(items: readonly Placed[]): number[] {
  const before: number[] = []
  const ends: number[] = []
  const at = (index: number) => items[index] as Placed
  for (let index = 0; index < items.length; index += 1) {
    const { position } = at(index)
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (at(ends[middle] as number).position < position) low = middle + 1
      else high = middle
    }
    before[index] = low > 0 ? (ends[low - 1] as number) : -1
    ends[low] = index
  }
  const run: number[] = []
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] as number) run.push(index)
  return run.reverse()
}

/**
 * Whole numbers between two positions, evenly spaced and at least `apart`; null if there is no room. Without a neighbor there is always
 * room.
 */
function between(from: number | undefined, to: number | undefined, count: number, apart: number): number[] | null {
  const places = Array.from({ length: count }, (_, index) => index + 1)
  if (from !== undefined && to !== undefined) {
    const step = (to - from) / (count + 1)
    return step < apart ? null : places.map((place) => from + Math.floor(step * place))
  }
  if (to !== undefined) return places.map((place) => to - (count + 1 - place) * PLACE_GAP)
  return places.map((place) => (from ?? 0) + place * PLACE_GAP)
}

/**
 * The items that need a new position so that all are in this order. A moved item costs one change, however many there are; only if there is
 * no room between its neighbors, those behind it move as well.
 */
export function movesInto(order: readonly Placed[]): Placed[] {
  const stays = longestRun(order)
  const placed = order.map(({ id, position }) => ({ id, position }))
  for (let [next, from] = [0, 0]; from < order.length; ) {
    if (stays[next] === from) {
      next += 1
      from += 1
      continue
    }
    let to = stays[next] ?? order.length
    let room = between(placed[from - 1]?.position, order[to]?.position, to - from, 1)
    while (!room) {
      next += 1
      to = stays[next] ?? order.length
      room = between(placed[from - 1]?.position, order[to]?.position, to - from, WIDENED_GAP)
    }
    for (const [index, position] of room.entries()) (placed[from + index] as Placed).position = position
    from = to
  }
  return placed.filter(({ position }, index) => position !== order[index]?.position)
}
