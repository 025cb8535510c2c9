import { vi } from 'vitest'

/** Stops the clock until the test ends and returns its time. */
export function stopClock(): Date {
  const now = new Date()
  vi.setSystemTime(now)
  return now
}

/** Repeats a check until it passes, for as long as a busy machine needs. */
export const waitFor = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, { timeout: 30_000 })
