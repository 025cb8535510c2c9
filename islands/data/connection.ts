import { createStore } from '#islands/lib/store.ts'

/** Whether the server could not be reached last. */
export const offline = createStore(false)

/** Notes whether a call reached the server. */
export function noteReached(isReached: boolean): void {
  if (offline.get() === isReached) offline.set(!isReached)
}
