import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tryAgain } from '#islands/lib/try-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (status: number, code: string, retryAfter = '5') =>
  Response.json({ code, message: 'No' }, { status, headers: { 'retry-after': retryAfter } })
const tooMany = () => refusal(429, 'too-many-at-once')

/** Sends a call whose answers are these, and tells the last one and how many it took. */
async function send(method: string, answers: Response[]) {
  let calls = 0
  const next = async () => answers[calls++] ?? Response.json({})
  const sent = next().then((first) => tryAgain(next, method, first))
  await vi.runAllTimersAsync()
  return { status: (await sent).status, calls }
}

it('sends any call again that was not begun because there were too many at once', async () => {
  expect(await send('PATCH', [tooMany(), tooMany()])).toEqual({ status: 200, calls: 3 })
})

it('waits as long as Retry-After says', async () => {
  const again = vi.fn(async () => Response.json({}))
  const sent = tryAgain(again, 'POST', tooMany())
  await vi.advanceTimersByTimeAsync(4_999)
  expect(again).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_501)
  expect(again).toHaveBeenCalledOnce()
  expect((await sent).status).toBe(200)
})

it('repeats no call that another limit refuses', async () => {
  expect(await send('GET', [refusal(429, 'too-many-requests')])).toEqual({ status: 429, calls: 1 })
  expect(await send('POST', [refusal(429, 'too-many-changes')])).toEqual({ status: 429, calls: 1 })
})

it('sends a read again when the database cannot be reached, but no write', async () => {
  expect(await send('GET', [refusal(503, 'unavailable')])).toEqual({ status: 200, calls: 2 })
  expect(await send('POST', [refusal(503, 'unavailable')])).toEqual({ status: 503, calls: 1 })
})

it('gives up after five more attempts', async () => {
  expect(await send('GET', Array.from({ length: 9 }, tooMany))).toEqual({ status: 429, calls: 6 })
})

it('does not wait for long', async () => {
  expect(await send('GET', [refusal(429, 'too-many-at-once', '600')])).toEqual({ status: 429, calls: 1 })
  expect(await send('GET', [new Response('', { status: 503 })])).toEqual({ status: 503, calls: 1 })
})
