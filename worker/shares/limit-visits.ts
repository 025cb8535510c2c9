import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { TooManyRequests } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { waitText } from '#domain/text/wait-text.ts'
import { slowDown, tooManyMarks } from '#locales/errors.ts'
import type { AppEnv } from '../auth/app-env.ts'
import { networkOf } from '../auth/network.ts'
import { countEachAttempt } from '../db/accounts/rate-limits.ts'
import type { ShareEnv } from './open-share.ts'

const [MINUTE, HOUR] = [60, 3_600]

/** Limits each network to 60 requests for shares a minute. @throws TooManyRequests */
export const limitVisits = createMiddleware<AppEnv>(async (c, next) => {
  const { success } = await c.env.SHARE_CALLS.limit({ key: networkOf(c) })
  if (!success) throw new TooManyRequests(slowDown, MINUTE)
  await next()
})

/** Limits a guest of a gift list, by network and by browser, to a few marks an hour. @throws TooManyRequests */
export async function limitMarks(c: Context<ShareEnv>, guest: string): Promise<void> {
  const limit = { max: LIMITS.giftMarksPerHour, seconds: HOUR }
  const attempts = await countEachAttempt(c.get('ctx'), [
    { key: `gift:from:${networkOf(c)}`, ...limit },
    { key: `gift:by:${guest}`, ...limit },
  ])
  const refused = attempts.find(({ allowed }) => !allowed)
  if (refused) throw new TooManyRequests(tooManyMarks(limit.max, waitText(refused.retryAfter)), refused.retryAfter)
}
