import { tooManyAtOnce } from '../auth/count-call.ts'

const POLL_MS = 50
const MAX_WAIT_MS = 20_000
/** Work of which no end is heard for so long no longer counts: a Worker may end in the middle of it. */
const SILENT_MS = 60_000

// One per isolate: until when the work of an account counts as under way.
const busy = new Map<string, number>()

/** Does work for an account after what it has under way, as Bandcamp is asked one thing at a time for each. @throws TooManyRequests */
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
