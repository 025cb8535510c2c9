import { createMiddleware } from 'hono/factory'
import { tooManyAtOnce } from './auth/count-call.ts'
import type { Ctx } from './db/context.ts'
import { heavyCalls as calls, type HeavyCall } from './isolate.ts'
import { isSafe } from './safe-methods.ts'

/** How long a call waits for the others of its account, and how many may wait. */
const MAX_WAIT_MS = 10_000
const MAX_WAITING = 64
const MIN_POLL_MS = 20
const MAX_POLL_MS = 500
/** A call that shows no activity for so long no longer counts: its client may have stopped reading. */
const SILENT_MS = 10_000
/** A longer body names more than a few thousand albums; the longest note is shorter. */
const LONG_BODY_BYTES = 40_000

export const heavyCallsOf = (userId: string) => [...calls].filter((one) => one.userId === userId)

function isFirst(call: HeavyCall): boolean {
  const now = performance.now()
  for (const one of calls) {
    if (one.until <= now) calls.delete(one)
    else if (one.userId === call.userId) return one === call
  }
  return false
}

/** Waits for the other heavy calls of the account. @throws TooManyRequests `too-many-at-once` */
async function begin(userId: string, signal: AbortSignal): Promise<HeavyCall> {
  const began = performance.now()
  const call = { userId, until: began + SILENT_MS, isStreamed: false }
  if (heavyCallsOf(userId).length > MAX_WAITING) throw tooManyAtOnce()
  calls.add(call)
  // When its client leaves, the runtime ends a call there and then, without a `finally` or a stream's `cancel`.
  signal.addEventListener('abort', () => calls.delete(call))
  for (let poll = MIN_POLL_MS; !isFirst(call); poll = Math.min(MAX_POLL_MS, 2 * poll)) {
    if (performance.now() - began > MAX_WAIT_MS) {
      calls.delete(call)
      throw tooManyAtOnce()
    }
    await scheduler.wait(poll)
    noteActivity(call)
    calls.add(call)
  }
  return call
}

/** Notes that the client of a call still reads. */
export function noteActivity(call: HeavyCall): void {
  call.until = performance.now() + SILENT_MS
}

/** Ends a call; the next one of its account starts. */
export const endHeavyCall = (call: HeavyCall): boolean => calls.delete(call)

type Env = { Variables: { ctx: Ctx; heavyCall: HeavyCall | undefined } }
type Call = {
  req: { raw: Pick<Request, 'signal'> }
  get: (name: 'ctx') => Ctx
  set: (name: 'heavyCall', call: HeavyCall) => void
}

/** Marks a call as heavy: an account has one at a time, until its answer is sent. @throws TooManyRequests */
export async function beginHeavyCall(c: Call): Promise<HeavyCall> {
  const call = await begin(c.get('ctx').userId, c.req.raw.signal)
  c.set('heavyCall', call)
  return call
}

/** The same as middleware, before the handler and before `idempotent` looks for an earlier answer. @throws TooManyRequests */
export const heavy = createMiddleware<Env>(async (c, next) => {
  if (c.get('heavyCall')) return next()
  const call = await beginHeavyCall(c)
  try {
    await next()
  } finally {
    if (!call.isStreamed) endHeavyCall(call)
  }
})

/** The same for calls that write. */
export const heavyWrites = createMiddleware<Env>((c, next) => (isSafe(c.req.method) ? next() : heavy(c, next)))

/** The same for calls with a long body. */
export const heavyIfLong = createMiddleware<Env>((c, next) => {
  const { body, headers } = c.req.raw
  return body && Number(headers.get('content-length')) > LONG_BODY_BYTES ? heavy(c, next) : next()
})
