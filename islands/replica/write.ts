import { ApiError } from '../api.ts'
import type { Answer } from './outbox-calls.ts'
import type { Change } from './outbox-changes.ts'

/**
 * Makes a change, now or, without a network, later: then it resolves to null. The outbox loads with the first change. @throws ApiError if the
 * server refuses it
 */
export async function write<Call extends Change['call']>(
  change: Extract<Change, { call: Call }>,
): Promise<Answer<Call> | null> {
  const outbox = await import('./outbox.ts').catch(() => {
    throw new ApiError(0)
  })
  return outbox.write<Call>(change)
}
