import { createStore } from '#islands/lib/store.ts'

type NowPlaying = {
  albumId: number
  /** The number of the track, if the album plays whole. */
  number: number | null
  state: 'finding' | 'playing' | 'paused'
}

/** The album in the dock; null until something is played, and after the dock is closed. */
export const nowPlaying = createStore<NowPlaying | null>(null)
