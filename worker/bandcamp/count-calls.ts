import { TooManyRequests } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { waitText } from '#domain/text/wait-text.ts'
import * as messages from '#locales/errors.ts'
import { countAttempt } from '../db/accounts/rate-limits.ts'
import type { Ctx } from '../db/context.ts'

const MINUTE = 60

/** Counts a call that makes Gatefold ask Bandcamp. @throws TooManyRequests beyond the person's limit a minute */
export async function countBandcampCall(ctx: Ctx): Promise<void> {
  const max = LIMITS.bandcampCallsPerMinute
  const { allowed, retryAfter } = await countAttempt(ctx, `bandcamp:${ctx.userId}`, { max, seconds: MINUTE })
  if (allowed) return
  throw new TooManyRequests(
    messages.tooManyBandcampCalls(max, waitText(retryAfter)),
    retryAfter,
    'too-many-bandcamp-calls',
  )
}
