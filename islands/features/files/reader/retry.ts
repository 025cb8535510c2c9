import { ApiError } from '#islands/lib/api-error.ts'
import type { Progress } from '../file-job.ts'

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000]
const MAX_SERVER_ERRORS = 8

/** Waits until the connection is back, at most `ms`. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      signal.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
    signal.addEventListener('abort', go)
  })

/**
 * Repeats a call until it succeeds: as long as it takes for a lost connection to return, and a limited number of times after errors of the
 * server. Throws all other errors, and when it is aborted.
 */
export async function retry<Value>(
  call: () => Promise<Value>,
  signal: AbortSignal,
  onWaiting: (waiting: Progress['waiting']) => void,
): Promise<Value> {
  let serverErrors = 0
  for (let turn = 0; ; turn += 1) {
    try {
      const value = await call()
      if (turn > 0) onWaiting(null)
      return value
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ApiError)) throw error
      const isLost = error.status === 0
      if (!isLost && error.status !== 429 && error.status < 500) throw error
      serverErrors = isLost ? 0 : serverErrors + 1
      if (serverErrors > MAX_SERVER_ERRORS) throw error
      onWaiting(isLost ? 'connection' : 'server')
      await pause(PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)] ?? 0, signal)
      signal.throwIfAborted()
    }
  }
}
