import { expect, it } from 'vitest'
import { countAttempt } from '#worker/db/accounts/rate-limits.ts'
import { ctxOf } from '../../people.ts'

it('tells a request that began before the window to wait no longer than the window', async () => {
  const key = `window:${crypto.randomUUID()}`
  const limit = { key, max: 1, seconds: 60 }
  const now = Date.now()
  await countAttempt(ctxOf('', new Date(now)), key, limit)
  const earlier = await countAttempt(ctxOf('', new Date(now - 5_000)), key, limit)
  expect(earlier).toMatchObject({ allowed: false, retryAfter: 60 })
})
