import * as z from 'zod/mini'
import { DRAWN_IDS } from '#domain/drawn-ids.ts'
import { cannotRead } from '#locales/outbox.ts'
import { type Change, type Entry, type SentChange, withIds } from './outbox-changes.ts'

const id = z.int()
const ids = z.array(id)
const tags = z.optional(z.array(z.string()))
const isWithoutId = z.optional(z.boolean())
const patch = z.looseObject({ version: z.optional(z.int()), tags })

/** The fields of each change that the page itself reads. Whether their values are valid is for the server to say. */
const FIELDS = {
  'add-album': {
    id,
    input: z.looseObject({ title: z.string(), artist: z.string(), tags }),
    at: z.string(),
    isWithoutId,
  },
  'edit-album': { id, patch },
  'edit-albums': { albumIds: ids, change: z.looseObject({ addTags: tags, addBandcampTags: tags, removeTags: tags }) },
  'delete-albums': { albumIds: ids },
  'restore-albums': {
    albumIds: ids,
    albums: z.array(z.looseObject({ id, title: z.string(), tags: z.array(z.string()), addedAt: z.string() })),
  },
  'set-crates': { albumId: id, crateIds: ids },
  'add-crate': { id, input: z.looseObject({ name: z.string(), albumIds: z.optional(ids) }), isWithoutId },
  'edit-crate': { id, patch },
  'delete-crate': { id },
  'restore-crates': { crateIds: ids },
  'order-crates': { crateIds: ids },
  'add-to-crates': { crateIds: ids, albumIds: ids },
  'remove-from-crate': { crateId: id, albumIds: ids },
  'order-crate': { crateId: id, albumIds: ids },
} satisfies {
  [Call in SentChange['call']]: Record<Exclude<keyof Extract<SentChange, { call: Call }>, 'call'>, z.ZodMiniType>
}

const StoredEntry = z.looseObject({
  account: z.string(),
  key: z.string(),
  change: z.union(Object.entries(FIELDS).map(([call, fields]) => z.looseObject({ call: z.literal(call), ...fields }))),
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
