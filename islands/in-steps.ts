const STEP_MS = 10

/** Lets the page react. Browsers without `scheduler.yield` take a timer. */
export const letOthers = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve))

/** Does `work` with each item, with pauses in which the page answers; resolves to false if `signal` ends it. */
export async function inSteps<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  signal: AbortSignal,
): Promise<boolean> {
  let started = performance.now()
  for (const item of items) {
    if (performance.now() - started > STEP_MS) {
      await letOthers()
      if (signal.aborted) return false
      started = performance.now()
    }
    work(item)
  }
  return !signal.aborted
}
