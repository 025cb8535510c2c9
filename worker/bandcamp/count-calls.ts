import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import { countOrThrow } from '../auth/limits.ts'
import type { Ctx } from '../db/context.ts'

const CALLS = { max: LIMITS.bandcampCallsPerMinute, seconds: 60 }

/** Counts a call that makes Gatefold ask Bandcamp. @throws TooManyRequests beyond the person's limit a minute */
export async function countBandcampCall(ctx: Ctx): Promise<void> {
  const message = (wait: string) => messages.tooManyBandcampCalls(CALLS.max, wait)
  await countOrThrow(ctx, `bandcamp:${ctx.userId}`, CALLS, message, 'too-many-bandcamp-calls')
}
