/** A number from 0 up to 1, as `Math.random` gives it. */
export type Random = () => number

/** Albums to play one after the other, by their ids. */
export type Queue = {
  /** In the order in which they were shown. */
  shown: readonly number[]
  /** In the order in which they play. */
  order: readonly number[]
  at: number
}

function shuffle(ids: readonly number[], random: Random): number[] {
  const rest = [...ids]
  return ids.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1))
}

/** With `random` the others follow `first` in any order; without `first` the queue starts at its start. */
export function createQueue(shown: readonly number[], first: number | null, random: Random | null): Queue {
  if (!random) return { shown, order: shown, at: Math.max(0, first === null ? 0 : shown.indexOf(first)) }
  const others = shuffle(
    shown.filter((id) => id !== first),
    random,
  )
  return { shown, order: first === null ? others : [first, ...others], at: 0 }
}

/** The id of the album whose turn it is. */
export const currentOf = ({ order, at }: Queue): number | undefined => order[at]

/** The queue some albums on; null beyond its ends. */
export const step = (queue: Queue, by: number): Queue | null => {
  const at = queue.at + by
  return at >= 0 && at < queue.order.length ? { ...queue, at } : null
}

/** The same albums from the current one on, in any order with `random`, otherwise as shown. */
export const reorder = (queue: Queue, random: Random | null): Queue =>
  createQueue(queue.shown, currentOf(queue) ?? null, random)
