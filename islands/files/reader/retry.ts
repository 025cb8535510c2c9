import { ApiError } from '../../api.ts'
import type { Progress } from '../file-job.ts'

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000]
const MAX_TROUBLE = 8

/** Waits for the connection to come back, or for so long at most. */
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
 * Calls until it comes through: a lost connection is waited for as long as it takes, a server in trouble for a while. What the server
 * refuses is thrown, and so is being stopped.
 */
export async function persist<Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
  onWaiting: (waiting: Progress['waiting']) => void,
): Promise<Answer> {
  let trouble = 0
  for (let turn = 0; ; turn += 1) {
    try {
      const answer = await call()
      if (turn > 0) onWaiting(null)
      return answer
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ApiError)) throw error
      const isLost = error.status === 0
      if (!isLost && error.status !== 429 && error.status < 500) throw error
      trouble = isLost ? 0 : trouble + 1
      if (trouble > MAX_TROUBLE) throw error
      onWaiting(isLost ? 'connection' : 'server')
      await pause(PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)] ?? 0, signal)
      signal.throwIfAborted()
    }
  }
}
