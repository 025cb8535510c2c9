import { createStore } from '#islands/lib/store.ts'

/** The album in the dock; null until something is played, and after the dock is closed. */
export const nowPlaying = createStore<{ albumId: number; state: 'finding' | 'playing' | 'paused' } | null>(null)
