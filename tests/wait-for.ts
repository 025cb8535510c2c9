import { vi } from 'vitest'

/** Repeats a check until it passes, every `interval` ms, for as long as a busy machine needs. */
export const waitFor = <Result>(check: () => Result | Promise<Result>, interval = 50) =>
  vi.waitFor(check, { timeout: 30_000, interval })
