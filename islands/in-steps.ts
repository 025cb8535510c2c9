/** How long work may block the page before others get a turn, in milliseconds; people notice a task of 50. */
const TURN_MS = 8

/** Lets the page react. Browsers without `scheduler.yield` take a timer. */
export const letOthers = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve))

/** Creates a function to call between the parts of long work: it lets the page react once the turn of the work is over. */
export function createPause(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < TURN_MS) return undefined
    return letOthers().then(() => {
      began = performance.now()
    })
  }
}

/** Does `work` with each item, with pauses in which the page answers; resolves to false if `signal` ends it. */
export async function inSteps<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const pause = createPause()
  for (const item of items) {
    const paused = pause()
    if (paused) {
      await paused
      if (signal.aborted) return false
    }
    work(item)
  }
  return !signal.aborted
}
