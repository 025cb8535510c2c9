import { ApiError } from '#islands/lib/api-error.ts'
import type { Answer, SentChange } from '../changes/change.ts'
import type { Turn } from './call-queue.ts'

/** What makes changes: the outbox, which loads with the first one. The demo makes them itself. */
export const writer = { load: (): Promise<Pick<typeof import('./outbox.ts'), 'write'>> => import('./outbox.ts') }

/**
 * Makes a change, now or, without a network, later: then it resolves to null. It is stored at once, also if it has to wait for its turn.
 * @throws ApiError if the server refuses it
 */
export async function write<Call extends SentChange['call']>(
  change: Extract<SentChange, { call: Call }>,
  inTurn?: Turn,
): Promise<Answer<Call> | null> {
  const outbox = await writer.load().catch(() => {
    throw new ApiError(0)
  })
  return outbox.write<Call>(change, inTurn)
}
