import { createStore } from '#islands/lib/store.ts'

/** The album that a finger rested on, which shows what a mouse would show by pointing at it. */
export const heldAlbum = createStore<number | null>(null)

export const useIsHeld = (id: number): boolean => heldAlbum.use((held) => held === id, false)
