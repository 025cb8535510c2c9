import * as z from 'zod/mini'
import { cannotRead } from '#locales/outbox.ts'
import { KINDS } from '../changes/kinds.ts'
import type { Entry } from './entry.ts'

const StoredEntry = z.looseObject({
  account: z.string(),
  key: z.string(),
  holds: z.optional(z.array(z.string())),
  change: z.union(
    Object.entries(KINDS).map(([call, { fields }]) => z.looseObject({ call: z.literal(call), ...fields })),
  ),
  isTried: z.optional(z.boolean()),
  sender: z.optional(z.string()),
  problem: z.optional(z.looseObject({ code: z.string(), message: z.string() })),
})

/**
 * A stored value as an entry of an account; null if it is another account's. What this build cannot read, because a newer one wrote it or
 * it is damaged, waits for the person like a refused change.
 */
export function toEntry(value: unknown, place: number, account: string): (Entry & { place: number }) | null {
  if (typeof value !== 'object' || value === null || !('account' in value) || value.account !== account) return null
  if (StoredEntry.safeParse(value).success) return { ...(value as Entry), place }
  return {
    place,
    account,
    key: `place ${place}`,
    change: { call: 'unreadable' },
    problem: { code: 'unreadable', message: cannotRead },
  }
}
