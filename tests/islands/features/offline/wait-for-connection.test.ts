import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForConnection } from '#islands/features/offline/wait-for-connection.ts'

const reload = vi.fn()
const fetch = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  const target = new EventTarget()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

it('asks every 10 seconds until the server responds, then reloads once, however long that takes', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response())
  waitForConnection()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledOnce()
  expect(fetch).toHaveBeenCalledTimes(2)
})
