import { TooManyRequests } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import type { Env } from '../env.ts'

const RETRY_SECONDS = 5

/** The error of a call that was not begun, since its account makes too many at once. Islands repeat the call. */
export const tooManyAtOnce = () =>
  new TooManyRequests(messages.tooManyAtOnce(RETRY_SECONDS), RETRY_SECONDS, 'too-many-at-once')

/** Counts a call of an account. @throws TooManyRequests `too-many-at-once` */
export async function countCall(env: Env, userId: string): Promise<void> {
  const { success } = await env.ACCOUNT_CALLS.limit({ key: userId })
  if (!success) throw tooManyAtOnce()
}
