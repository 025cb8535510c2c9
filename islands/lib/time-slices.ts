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

/**
 * Does `work` with each item in time slices, so that the page reacts; resolves to false if `signal` aborts it. `onShare` gets the share that
 * is done, in hundredths.
 */
export async function inTimeSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  signal: AbortSignal,
  onShare?: (share: number) => void,
): Promise<boolean> {
  // What has just changed is painted before.
  await yieldToPage()
  if (signal.aborted) return false
  const pause = createPause()
  for (const [index, item] of items.entries()) {
    const paused = pause()
    if (paused) {
      onShare?.(Math.floor((100 * index) / items.length) / 100)
      await paused
      if (signal.aborted) return false
    }
    work(item)
  }
  return !signal.aborted
}
