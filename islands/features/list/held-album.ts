import { createStore } from '#islands/lib/store.ts'

/** The album that was pressed long, which shows what a mouse shows by hovering. */
export const heldAlbum = createStore<number | null>(null)

export const useIsHeld = (id: number): boolean => heldAlbum.use((held) => held === id, false)
