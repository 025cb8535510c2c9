import { ApiError } from '#islands/lib/api-error.ts'
import { lazyCode } from '#islands/lib/lazy.ts'
import type { Answer, SentChange } from '../changes/change.ts'
import type { Turn } from './turns.ts'
import { begun, entryOf, writeAhead } from './write-ahead.ts'

type Writer = Pick<typeof import('./queue.ts'), 'write' | 'start'>

/** What makes changes: the outbox, or what the page gave at its start. */
export const writer = lazyCode<Writer>(() => import('./queue.ts'))

/** Has changes made in this page only, as the demo does. */
export const makeChanges = (make: (change: SentChange) => Promise<null>): void =>
  writer.provide({ write: make, start: async () => undefined })

/**
 * Makes a change, now or, without a network, later: then it resolves to null. It is stored and shows at once, also if it has to wait for
 * its turn. @throws ApiError if the server refuses it
 */
export async function write<Call extends SentChange['call']>(
  change: Extract<SentChange, { call: Call }>,
  inTurn?: Turn,
): Promise<Answer<Call> | null> {
  // Without a pause, so that a field shows at once what was chosen.
  const ready = writer.ready()
  if (ready) return ready.write<Call>(change, inTurn)
  const entry = entryOf(change)
  begun.set(entry.key, entry)
  writeAhead([...begun.values()])
  const loaded = await writer.load().catch(() => {
    begun.delete(entry.key)
    writeAhead([...begun.values()])
    throw new ApiError(0)
  })
  return loaded.write<Call>(change, inTurn, entry)
}
