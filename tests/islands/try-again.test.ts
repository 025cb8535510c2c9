import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tryAgain } from '#islands/try-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (code: string, retryAfter = '5') =>
  Response.json({ code, message: 'No' }, { status: 503, headers: { 'retry-after': retryAfter } })

/** Sends a call whose answers are these, and tells the last one and how many it took. */
async function send(method: string, answers: Response[]) {
  let calls = 0
  const next = async () => answers[calls++] ?? Response.json({})
  const sent = next().then((first) => tryAgain(next, method, first))
  await vi.runAllTimersAsync()
  return { status: (await sent).status, calls }
}

it('sends any call again that a busy server has not begun', async () => {
  expect(await send('PATCH', [refusal('busy'), refusal('busy')])).toEqual({ status: 200, calls: 3 })
})

it('sends a read again when the database cannot be reached, but no write', async () => {
  expect(await send('GET', [refusal('unavailable')])).toEqual({ status: 200, calls: 2 })
  expect(await send('POST', [refusal('unavailable')])).toEqual({ status: 503, calls: 1 })
})

it('gives up after three more attempts', async () => {
  expect(
    await send(
      'GET',
      Array.from({ length: 9 }, () => refusal('busy')),
    ),
  ).toEqual({ status: 503, calls: 4 })
})

it('does not wait for long', async () => {
  expect(await send('GET', [refusal('busy', '600')])).toEqual({ status: 503, calls: 1 })
  expect(await send('GET', [new Response('', { status: 503 })])).toEqual({ status: 503, calls: 1 })
})
