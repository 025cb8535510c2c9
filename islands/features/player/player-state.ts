import type { AlbumView } from '#domain/albums/album.ts'
import { createStore } from '#islands/lib/store.ts'
import type { Limit } from './find-parts.ts'
import { nowPlaying } from './now-playing.ts'
import { EMPTY, type Queue, type Shuffle } from './queue.ts'

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
}

export const CLOSED: Omit<PlayerState, 'shuffle'> = {
  album: null,
  track: '',
  number: null,
  limit: null,
  isFinding: false,
  hasNext: false,
  queue: EMPTY,
}

/** The state of a player. What changes in it is told to `nowPlaying`, for parts of the page that do without the player's code. */
export function createPlayerState(isPlaying: () => boolean) {
  const state = createStore<PlayerState>({ ...CLOSED, shuffle: 'off' })
  const tell = () => {
    const { album, isFinding, number } = state.get()
    const now = album && {
      albumId: album.id,
      number,
      state: isFinding ? ('finding' as const) : isPlaying() ? ('playing' as const) : ('paused' as const),
    }
    const before = nowPlaying.get()
    if (now?.albumId !== before?.albumId || now?.state !== before?.state || now?.number !== before?.number)
      nowPlaying.set(now)
  }
  return {
    get: state.get,
    use: () => state.use(),
    tell,
    note(change: Partial<PlayerState>) {
      state.set({ ...state.get(), ...change })
      tell()
    },
  }
}
