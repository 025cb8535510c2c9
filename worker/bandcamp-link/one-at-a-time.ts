import { tooManyAtOnce } from '../auth/count-call.ts'
import { busyAtBandcamp as busy } from '../isolate.ts'

const POLL_MS = 50
const MAX_WAIT_MS = 20_000
/** After this time, work that has not ended no longer counts: the Worker may have been stopped. */
const SILENT_MS = 60_000

/**
 * Runs work for an account after its earlier work, since Bandcamp is asked one thing at a time for each account. @throws TooManyRequests
 */
export async function oneAtATime<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now()
  while ((busy.get(userId) ?? 0) > Date.now()) {
    if (Date.now() - began > MAX_WAIT_MS) throw tooManyAtOnce()
    await scheduler.wait(POLL_MS)
  }
  busy.set(userId, Date.now() + SILENT_MS)
  try {
    return await work()
  } finally {
    busy.delete(userId)
  }
}
