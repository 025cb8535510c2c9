import { vi } from 'vitest'

/** Stops the clock until the test ends and returns its time. */
export function stopClock(): Date {
  const now = new Date()
  vi.setSystemTime(now)
  return now
}
