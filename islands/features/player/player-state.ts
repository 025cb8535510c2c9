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
  /** Those of the queue. */
  albums: ReadonlyMap<number, AlbumView>
  /** Whether it ends with what was started. */
  isAlone: boolean
  /** What plays of the album, and which part of it does; none until they are found. */
  parts: readonly Part[]
  part: number
  /** Chooses the part when they are. */
  choose: (parts: readonly Part[]) => number
  /** Where the part is begun, in seconds. */
  from: number
  /** Raised with each choice, so that the response to an earlier one is ignored. */
  turn: number
  isWanted: boolean
  isLoaded: boolean
  mayRenew: boolean
  failures: number
  /** What failed since something was heard or chosen, with its title. */
  missed: readonly { place: Place; title: string }[]
}

export const CLOSED: PlayerState = {
  ...{ album: null, track: '', number: null, limit: null, isFinding: false, hasNext: false },
  ...{ shuffle: 'off', queue: EMPTY, albums: new Map(), isAlone: false, parts: [], part: 0, choose: () => 0, from: 0 },
  ...{ turn: 0, isWanted: false, isLoaded: false, mayRenew: true, failures: 0, missed: [] },
}

export const isOneTrack = ({ queue }: PlayerState): boolean => typeof currentOf(queue)?.place === 'number'

/** The part of the current album that is so many parts away, unless only one of them plays. */
export const besides = (state: PlayerState, by: number): Part | undefined =>
  isOneTrack(state) ? undefined : state.parts[state.part + by]

/** Whether the parts of an album that plays whole are not known yet. */
export const isUnread = ({ parts, number }: PlayerState): boolean => parts.length === 0 && number !== null

/** Chooses the part with this number, or so many after it. */
export const numbered =
  (number: number | null, by = 0): PlayerState['choose'] =>
  (parts) =>
    parts.findIndex((part) => part.number === number) + by

/** Where it is, to continue there another time; null if nothing is in the dock. */
export function placeOf(state: PlayerState, { time, length }: Pick<Place, 'time' | 'length'>): Place | null {
  const { album, track, number, limit, shuffle, queue } = state
  return album && { albumId: album.id, track, number, limit, time, length, shuffle, queue }
}
