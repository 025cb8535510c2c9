import type { AlbumView } from '#domain/albums/album.ts'
import type { Limit, Part } from './find-parts.ts'
import type { Place } from './place.ts'
import { currentOf, EMPTY, type Queue, type Shuffle } from './queue.ts'

export type PlayerState = {
  /** The album in the dock, as it was when Play was pressed; null if there is no dock. */
  album: AlbumView | null
  /** The title of its track, and its number on the album, where the album plays whole. */
  track: string
  number: number | null
  /** Why only its preview plays; null if it plays whole. */
  limit: Limit | null
  isFinding: boolean
  hasNext: boolean
  shuffle: Shuffle
  queue: Queue
  /** The albums of the queue. */
  albums: ReadonlyMap<number, AlbumView>
  /** Whether it ends with the album that was started. */
  isAlone: boolean
  /** The playable parts of the album and the index of the current one; none until they are found. */
  parts: readonly Part[]
  part: number
  /** Chooses the part once they are found. */
  choose: (parts: readonly Part[]) => number
  /** Where the part starts, in seconds. */
  from: number
  /** Increased with each choice, so that the response to an earlier one is ignored. */
  turn: number
  isWanted: boolean
  isLoaded: boolean
  mayRenew: boolean
  failures: number
  /** The failures since the last sound or choice, with their titles. */
  missed: readonly { place: Place; title: string }[]
}

export const CLOSED: PlayerState = {
  ...{ album: null, track: '', number: null, limit: null, isFinding: false, hasNext: false },
  ...{ shuffle: 'off', queue: EMPTY, albums: new Map(), isAlone: false, parts: [], part: 0, choose: () => 0, from: 0 },
  ...{ turn: 0, isWanted: false, isLoaded: false, mayRenew: true, failures: 0, missed: [] },
}

export const isOneTrack = ({ queue }: PlayerState): boolean => typeof currentOf(queue)?.place === 'number'

/** The part this many parts away from the current one, unless only one of them plays. */
export const besides = (state: PlayerState, by: number): Part | undefined =>
  isOneTrack(state) ? undefined : state.parts[state.part + by]

/** Whether the parts of an album that plays whole are not known yet. */
export const isUnread = ({ parts, number }: PlayerState): boolean => parts.length === 0 && number !== null

/** Chooses the part with this number, or this many after it. */
export const numbered =
  (number: number | null, by = 0): PlayerState['choose'] =>
  (parts) =>
    parts.findIndex((part) => part.number === number) + by

/** The position to continue from another time; null if the dock is empty. */
export function placeOf(state: PlayerState, { time, length }: Pick<Place, 'time' | 'length'>): Place | null {
  const { album, track, number, limit, shuffle, queue } = state
  return album && { albumId: album.id, track, number, limit, time, length, shuffle, queue }
}
