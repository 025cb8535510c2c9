import * as z from 'zod/mini'
import { cannotRead } from '#locales/outbox.ts'
import type { Entry, SentChange } from './outbox-changes.ts'

const id = z.int()
const ids = z.array(id)
const tags = z.optional(z.array(z.string()))
const patch = z.looseObject({ version: z.optional(z.int()), tags })

/** The fields of each change that the page itself reads. Whether their values are valid is for the server to say. */
const FIELDS = {
  'add-album': { id, input: z.looseObject({ title: z.string(), artist: z.string(), tags }), at: z.string() },
  'edit-album': { id, patch },
  'edit-albums': { albumIds: ids, change: z.looseObject({ addTags: tags, addBandcampTags: tags, removeTags: tags }) },
  'delete-albums': { albumIds: ids },
  'restore-albums': {
    albumIds: ids,
    albums: z.array(z.looseObject({ id, title: z.string(), tags: z.array(z.string()), addedAt: z.string() })),
  },
  'set-crates': { albumId: id, crateIds: ids },
  'add-crate': { id, input: z.looseObject({ name: z.string(), albumIds: z.optional(ids) }) },
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
