import * as z from 'zod/mini'
import { DRAWN_IDS } from '#domain/drawn-ids.ts'
import { cannotRead } from '#locales/outbox.ts'
import type { Change } from '../changes/change.ts'
import { KINDS } from '../changes/kinds.ts'
import { type Entry, withIds } from './entry.ts'

const StoredEntry = z.looseObject({
  account: z.string(),
  key: z.string(),
  change: z.union(
    Object.entries(KINDS).map(([call, { fields }]) => z.looseObject({ call: z.literal(call), ...fields })),
  ),
  isTried: z.optional(z.boolean()),
  sender: z.optional(z.string()),
  problem: z.optional(z.looseObject({ code: z.string(), message: z.string() })),
})

const isNegative = (value: unknown) => typeof value === 'number' && value < 0

/** Whether a change names one of the negative ids that earlier versions gave to what was added. */
const hasNegativeId = (change: Change) =>
  Object.values('input' in change ? { ...change, ...change.input } : change)
    .flat()
    .some(isNegative)

/**
 * An entry with drawn ids in the place of negative ones: the same one each time, in all entries and tabs. A call that may have arrived
 * is sent again as it was.
 */
function withDrawnIds(entry: Entry): Entry {
  if (!hasNegativeId(entry.change)) return entry
  const change = withIds(entry.change, (id) => (id < 0 ? DRAWN_IDS.min - id : id))
  const isAdding = change.call === 'add-album' || change.call === 'add-crate'
  return { ...entry, change: isAdding && entry.isTried ? { ...change, isWithoutId: true } : change }
}

/**
 * A stored value as an entry of an account; null if it is another account's. What this build cannot read, because a newer one wrote it or
 * it is damaged, waits for the person like a refused change.
 */
export function toEntry(value: unknown, place: number, account: string): (Entry & { place: number }) | null {
  if (typeof value !== 'object' || value === null || !('account' in value) || value.account !== account) return null
  if (StoredEntry.safeParse(value).success) return { ...withDrawnIds(value as Entry), place }
  return {
    place,
    account,
    key: `place ${place}`,
    change: { call: 'unreadable' },
    problem: { code: 'unreadable', message: cannotRead },
  }
}
