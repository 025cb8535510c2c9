import { createStore } from '#islands/lib/store.ts'

/** Whether the server could not be reached last. */
export const offline = createStore(false)

let quiet = 0
/** How often the connection was lost. */
let losses = 0

/** Notes whether a call reached the server. */
export function noteReached(isReached: boolean): void {
  if (!isReached && quiet > 0) return
  if (!isReached) losses += 1
  if (offline.get() === isReached) offline.set(!isReached)
}

/** Notes whether a call that begins now reaches the server. That one is answered which began before a loss says nothing of what is now. */
export function followCall(): (isReached: boolean) => void {
  const before = losses
  return (isReached) => {
    if (!isReached || before === losses) noteReached(isReached)
  }
}

/** Does what fails alone, so that its failure says nothing of the connection. */
export async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  quiet += 1
  try {
    return await work()
  } finally {
    quiet -= 1
  }
}
