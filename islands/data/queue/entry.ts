import * as z from 'zod/mini'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { cannotRead } from '#locales/outbox.ts'
import { type Change, combined, conflicts, undoes } from '../changes/change.ts'
import { KINDS } from '../changes/kinds.ts'

/** Why a change waits for the person: the server refused it. */
export type Problem = { code: string; message: string; album?: AlbumView; crate?: CrateView }

/** A change that the server has not confirmed. */
export type Entry = {
  /** Its position in the order; undefined until it is stored. */
  place?: number
  /** Whose change it is: the hash of the user id. */
  account: string
  /** Its name. */
  key: string
  /** The names of the changes that it was made of, if those are several. */
  holds?: string[]
  change: Change
  /** The device that has made it, and its number there, by which the server refuses one that is older than what has come since. */
  device?: string
  number?: number
  /** Whether it was sent, so that the server may have done it. */
  isTried?: boolean
  /** The tab whose first call of it has no answer yet. */
  sender?: string
  /** Whether it failed alone, while the server could be reached: others are sent before it. */
  isAside?: boolean
  problem?: Problem
}

const StoredEntry = z.looseObject({
  account: z.string(),
  key: z.string(),
  holds: z.optional(z.array(z.string())),
  change: z.union(
    Object.entries(KINDS).map(([call, { fields }]) => z.looseObject({ call: z.literal(call), ...fields })),
  ),
  device: z.optional(z.string()),
  number: z.optional(z.number()),
  isTried: z.optional(z.boolean()),
  sender: z.optional(z.string()),
  isAside: z.optional(z.boolean()),
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

export const changesOf = (entries: readonly Entry[]): Change[] => entries.map(({ change }) => change)

type Named = Pick<Entry, 'key' | 'holds'>

/** The names of all changes in the entries. */
export const namesIn = (entries: readonly Named[]): Set<string> =>
  new Set(entries.flatMap(({ key, holds = [] }) => [key, ...holds]))

/** Whether an entry is made of some of the changes of another. */
export function isPartOf(one: Named, other: Named): boolean {
  const names = namesIn([other])
  return [...namesIn([one])].every((name) => names.has(name))
}

/**
 * The change that may be sent next: the first that neither waits for the person or a tab, nor is one of `failed`, nor follows one of
 * these; one that was set aside if there is no other.
 */
export function nextOf(entries: readonly Entry[], failed: ReadonlySet<string> = new Set()): Entry | undefined {
  const held: Change[] = []
  let aside: Entry | undefined
  for (const entry of entries) {
    const isFree = !(entry.problem || entry.sender || failed.has(entry.key) || conflicts(entry.change, held))
    if (isFree && !entry.isAside) return entry
    if (isFree) aside ??= entry
    held.push(entry.change)
  }
  return aside
}

/** Whether a change is based on a version of what it changes. */
const hasVersion = (change: Change): boolean => 'patch' in change && change.patch.version !== undefined

/** The number of an entry, with its device. */
export const numberOf = ({ device, number }: Entry): Pick<Entry, 'device' | 'number'> =>
  device === undefined || number === undefined ? {} : { device, number }

/** Whether the server has certainly not done a change. */
const isUnsent = ({ isTried, sender, problem }: Entry) => !sender && (!isTried || problem !== undefined)

/**
 * The entries with another one: without the one that it undoes, if that was not sent, and as part of the last one about the same, if they
 * can be one call. A call that may have arrived is only replaced where sending it again with more changes nothing else.
 */
export function withEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  if (namesIn(entries).has(entry.key)) return [...entries]
  const undone = entries.findIndex((one) => isUnsent(one) && undoes(entry.change, one.change))
  if (undone >= 0) return entries.toSpliced(undone, 1)
  const at = entries.findLastIndex((one) => conflicts(one.change, [entry.change]))
  const before = entries[at]
  if (!before || before.problem || before.sender) return [...entries, entry]
  if (before.isTried && (hasVersion(before.change) || hasVersion(entry.change))) return [...entries, entry]
  const change = combined(before.change, entry.change)
  if (!change) return [...entries, entry]
  // What is on its way is removed under its own name.
  const { isTried: _, ...rest } = { ...before, ...numberOf(entry) }
  const holds = [...(before.holds ?? [before.key]), entry.key]
  return entries.with(at, { ...rest, key: before.isTried ? entry.key : before.key, holds, change })
}

/** The change with other ids; itself if it has none of these. No other number in a change is as large as a drawn id. */
export function withIds(change: Change, idFor: (id: number) => number): Change {
  const before = JSON.stringify(change)
  const after = JSON.stringify(change, (_, value) => (typeof value === 'number' ? idFor(value) : value))
  return after === before ? change : JSON.parse(after)
}

/** A later change of an album or a crate that was made of what the server has just confirmed is based on that. */
export function withVersion(
  change: Change,
  confirmed: { kind: 'album' | 'crate'; id: number; version: number },
): Change {
  const isIt = change.call === (confirmed.kind === 'album' ? 'edit-album' : 'edit-crate') && change.id === confirmed.id
  if (!isIt || change.patch.version !== confirmed.version - 1) return change
  return { ...change, patch: { ...change.patch, version: confirmed.version } } as Change
}
