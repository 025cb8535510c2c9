import type { Context } from 'hono'
import { logError } from './log.ts'

/** Lets work continue after the response; an error is only logged. */
export const inBackground = <E extends { Variables: { requestId: string } }>(
  c: Context<E>,
  work: Promise<unknown>,
): void => c.executionCtx.waitUntil(work.catch((error: unknown) => logError(error, { requestId: c.get('requestId') })))
