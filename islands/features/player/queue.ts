/** A number from 0 up to 1, as `Math.random` gives it. */
export type Random = () => number

/** One entry: a whole album, or the track at an index of it. */
export type Entry = { albumId: number; place: number | null }

/** Albums to play one after the other, or tracks of them. */
export type Queue = {
  /** The ids of the albums in the order in which they were shown. */
  shown: readonly number[]
  /** In the order in which they play. */
  order: readonly Entry[]
  at: number
}

export const SHUFFLES = ['off', 'albums', 'tracks'] as const
/** What is shuffled. */
export type Shuffle = (typeof SHUFFLES)[number]

type Mixing = {
  shuffle: Shuffle
  random: Random
  /** How many tracks of an album can be heard. */
  countTracks: (albumId: number) => number
}

export const EMPTY: Queue = { shown: [], order: [], at: 0 }

const whole = (albumId: number): Entry => ({ albumId, place: null })
const isSame = (one: Entry, other: Entry) => one.albumId === other.albumId && one.place === other.place

function mix<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items]
  return items.map(() => {
    const at = Math.floor(random() * rest.length)
    const [drawn] = rest.slice(at, at + 1)
    const last = rest.pop()
    if (at < rest.length && last !== undefined) rest[at] = last
    return drawn as Item
  })
}

/** When shuffled, the others follow `first` in random order; without `first` the queue starts at the beginning. */
export function createQueue(
  shown: readonly number[],
  first: Entry | null,
  { shuffle, random, countTracks }: Mixing,
): Queue {
  const { albumId: id } = first ?? {}
  if (shuffle === 'off')
    return { shown, order: shown.map(whole), at: Math.max(0, id === undefined ? 0 : shown.indexOf(id)) }
  const entries =
    shuffle === 'albums'
      ? shown.map(whole)
      : shown.flatMap((albumId) => Array.from({ length: countTracks(albumId) }, (_, place) => ({ albumId, place })))
  if (!first) return { shown, order: mix(entries, random), at: 0 }
  const head = { ...first, place: shuffle === 'albums' ? null : (first.place ?? 0) }
  const others = entries.filter((entry) => !isSame(entry, head))
  return { shown, order: [head, ...mix(others, random)], at: 0 }
}

/** The current entry. */
export const currentOf = ({ order, at }: Queue): Entry | undefined => order[at]

/** The queue some entries on; null beyond its ends. */
export const step = (queue: Queue, by: number): Queue | null => {
  const at = queue.at + by
  return at >= 0 && at < queue.order.length ? { ...queue, at } : null
}

/** Without shuffling, the order of the entries is the one that is shown. */
const edited = (queue: Queue, order: readonly Entry[]): Queue => {
  const isAsShown = queue.order.every(({ albumId }, at) => albumId === queue.shown[at])
  const left = new Set(order.map(({ albumId }) => albumId))
  return {
    ...queue,
    order,
    shown: isAsShown ? order.map(({ albumId }) => albumId) : queue.shown.filter((id) => left.has(id)),
  }
}

/** Removes the entry at `index`, unless it is the current one or before it. */
export const without = (queue: Queue, index: number): Queue =>
  index > queue.at ? edited(queue, queue.order.toSpliced(index, 1)) : queue

/** Appends an album. */
export const continued = (queue: Queue, id: number): Queue => ({
  ...queue,
  shown: [...queue.shown, id],
  order: [...queue.order, whole(id)],
})

/** Moves the entry at `from` to `to`; both are after the current one. */
export function moved(queue: Queue, from: number, to: number): Queue {
  const entry = queue.order[from]
  if (!entry || from === to || Math.min(from, to) <= queue.at || to >= queue.order.length) return queue
  return edited(queue, queue.order.toSpliced(from, 1).toSpliced(to, 0, entry))
}
