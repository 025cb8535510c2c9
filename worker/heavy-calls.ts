import { createMiddleware } from 'hono/factory'
import { tooManyAtOnce } from './auth/count-call.ts'
import type { Ctx } from './db/context.ts'
import { heavyCalls as calls, type HeavyCall, type Served, served } from './isolate.ts'
import { isSafe } from './safe-methods.ts'

/** How long a call waits for the others of its account, and how many may wait. */
const MAX_WAIT_MS = 10_000
const MAX_WAITING = 64
const MIN_POLL_MS = 20
const MAX_POLL_MS = 500
/** A call that shows no activity for so long no longer counts: its client may have stopped reading. */
const SILENT_MS = 10_000
/**
 * After so long, a call pauses after each page while others are being served, at most twice as long as the page took: beside others an
 * account gets a third of the time, alone all of it.
 */
const RESTS_AFTER_MS = 200
const REST_TIMES = 2
const MAX_REST_MS = 100
const REST_POLL_MS = 5
/** A longer body names more than a few thousand albums; the longest note is shorter. */
const LONG_BODY_BYTES = 40_000

export const heavyCallsOf = (userId: string) => [...calls].filter((one) => one.userId === userId)

/** Registers a request that is being served, so that heavy calls yield to it. */
export const noteServed = createMiddleware(async (c, next) => {
  const now = performance.now()
  for (const [one, until] of served) {
    if (until > now) break
    served.delete(one)
  }
  served.set(c as Served, now + SILENT_MS)
  try {
    await next()
  } finally {
    served.delete(c as Served)
  }
})

/** Whether another account's request, or one whose account is unknown yet, is being served. */
function hasOthers(userId: string): boolean {
  const now = performance.now()
  for (const [one, until] of served) if (until > now && one.get('ctx')?.userId !== userId) return true
  return false
}

function isFirst(call: HeavyCall): boolean {
  const now = performance.now()
  for (const one of calls) {
    if (one.until <= now || (one.isOver && !hasOthers(one.userId))) calls.delete(one)
    else if (one.userId === call.userId) return one === call
  }
  return false
}

/** Waits for the other heavy calls of the account. @throws TooManyRequests `too-many-at-once` */
async function begin(userId: string, signal: AbortSignal): Promise<HeavyCall> {
  const began = performance.now()
  const call = { userId, since: began, worked: 0, until: began + SILENT_MS, isStreamed: false, isOver: false }
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
    call.until = performance.now() + SILENT_MS
    calls.add(call)
  }
  call.since = performance.now()
  return call
}

/** How long to pause after the work since the last pause. */
function restOf(call: HeavyCall): number {
  const took = performance.now() - call.since
  call.worked += took
  return Math.min(MAX_REST_MS, REST_TIMES * took)
}

/** Yields after a page of a call: waits until nobody else is being served, or for the length of a pause. */
export async function rest(call: HeavyCall): Promise<void> {
  const ms = restOf(call)
  const end = performance.now() + (call.worked > RESTS_AFTER_MS ? ms : 0)
  while (performance.now() < end && hasOthers(call.userId)) await scheduler.wait(REST_POLL_MS)
  call.since = performance.now()
  call.until = call.since + SILENT_MS
}

/** Ends a call. The next one of its account starts when nobody else is being served, or after a pause. */
export function endHeavyCall(call: HeavyCall): void {
  call.until = performance.now() + restOf(call)
  call.isOver = true
}

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
