/** The longest time slice, in milliseconds: people notice when the page is blocked for 50. */
const SLICE_MS = 8

/** Lets the page react. Browsers without `scheduler.yield` take a timer. */
export const yieldToPage = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve))

/** Creates a function to call between the parts of long work: once a time slice is used up, it lets the page react. */
export function createPause(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < SLICE_MS) return undefined
    return yieldToPage().then(() => {
      began = performance.now()
    })
  }
}

/** Does `work` with each item in time slices, so that the page reacts; resolves to false if `signal` aborts it. */
export async function inTimeSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  signal: AbortSignal,
): Promise<boolean> {
  // What has just changed is painted before.
  await yieldToPage()
  if (signal.aborted) return false
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
