import type { AlbumPatch, AlbumsChange, AlbumView, NewAlbum } from '#domain/albums/album.ts'
import type { CratePatch, CrateView } from '#domain/crates/crate.ts'
import type { NewCrate } from '#domain/crates/crate-albums.ts'

/**
 * A change of the person's records. What it adds has an id that the device has drawn. `isWithoutId` means that an earlier version has sent
 * the call without it, so that the server may have given another one.
 */
export type SentChange =
  | { call: 'add-album'; id: number; input: NewAlbum; at: string; isWithoutId?: boolean }
  | { call: 'edit-album'; id: number; patch: AlbumPatch }
  | { call: 'edit-albums'; albumIds: number[]; change: AlbumsChange }
  | { call: 'delete-albums'; albumIds: number[] }
  /** `albums` are those that the page still knows. */
  | { call: 'restore-albums'; albumIds: number[]; albums: AlbumView[] }
  | { call: 'set-crates'; albumId: number; crateIds: number[] }
  | { call: 'add-crate'; id: number; input: NewCrate; isWithoutId?: boolean }
  | { call: 'edit-crate'; id: number; patch: CratePatch }
  | { call: 'delete-crate'; id: number }
  | { call: 'restore-crates'; crateIds: number[] }
  | { call: 'order-crates'; crateIds: number[] }
  | { call: 'add-to-crates'; crateIds: number[]; albumIds: number[] }
  | { call: 'remove-from-crate'; crateId: number; albumIds: number[] }
  | { call: 'order-crate'; crateId: number; albumIds: number[] }

/** Also what this build cannot read of the outbox. It is never sent, and stays stored as it is. */
export type Change = SentChange | { call: 'unreadable' }

/** Why a change waits for the person: the server refused it. */
export type Problem = { code: string; message: string; album?: AlbumView; crate?: CrateView }

/** A change that the server has not confirmed. */
export type Entry = {
  /** Its place in the order; undefined until it is stored. */
  place?: number
  /** Whose change it is: the hash of the user id. */
  account: string
  /** The `Idempotency-Key` of its call. */
  key: string
  change: Change
  /** Whether it was sent, so that the server may know its key. */
  isTried?: boolean
  /** The tab whose first call of it has no answer yet. */
  sender?: string
  problem?: Problem
}

/** What a change is about: changes that share one of these keep their order. */
export function subjectsOf(change: Change): string[] {
  const albums = (ids: readonly number[] = []) => ids.map((id) => `album ${id}`)
  const crates = (ids: readonly number[]) => ids.map((id) => `crate ${id}`)
  switch (change.call) {
    case 'add-album':
    case 'edit-album':
      return albums([change.id])
    case 'edit-albums':
    case 'delete-albums':
    case 'restore-albums':
      return albums(change.albumIds)
    case 'set-crates':
      return [...albums([change.albumId]), ...crates(change.crateIds)]
    case 'add-crate':
      return [...crates([change.id]), ...albums(change.input.albumIds), 'order of crates']
    case 'edit-crate':
    case 'delete-crate':
      return crates([change.id])
    case 'restore-crates':
      return [...crates(change.crateIds), 'order of crates']
    case 'order-crates':
      return ['order of crates']
    case 'add-to-crates':
      return [...crates(change.crateIds), ...albums(change.albumIds)]
    case 'remove-from-crate':
    case 'order-crate':
      return [...crates([change.crateId]), ...albums(change.albumIds)]
    case 'unreadable':
      return []
  }
}

/** The album or the crate that the server answers a change with; null for any other answer. */
export function answeredWith(change: Change): { kind: 'album' | 'crate'; id: number } | null {
  switch (change.call) {
    case 'add-album':
    case 'edit-album':
      return { kind: 'album', id: change.id }
    case 'add-crate':
    case 'edit-crate':
      return { kind: 'crate', id: change.id }
    default:
      return null
  }
}

/** Whether a change is about something that any of the others is about. */
export function isAboutSame(change: Change, others: readonly Change[]): boolean {
  const subjects = new Set(others.flatMap(subjectsOf))
  return subjectsOf(change).some((subject) => subjects.has(subject))
}

/** The change that may be sent next: the first that neither waits for the person or a tab nor follows one that does. */
export function nextOf(entries: readonly Entry[]): Entry | undefined {
  const held: Change[] = []
  for (const entry of entries) {
    if (entry.problem || entry.sender || isAboutSame(entry.change, held)) held.push(entry.change)
    else return entry
  }
  return undefined
}

/** One change with the effect of two in a row; null if there is none. */
function combined(first: Change, second: Change): Change | null {
  if ('patch' in first && 'patch' in second && first.call === second.call && first.id === second.id) {
    const version = first.patch.version ?? second.patch.version
    return {
      ...second,
      patch: { ...first.patch, ...second.patch, ...(version !== undefined && { version }) },
    } as Change
  }
  // What only the first names keeps its order behind the others.
  if (first.call === 'order-crates' && second.call === 'order-crates')
    return { ...second, crateIds: [...new Set([...second.crateIds, ...first.crateIds])] }
  if (first.call === 'order-crate' && second.call === 'order-crate' && first.crateId === second.crateId)
    return { ...second, albumIds: [...new Set([...second.albumIds, ...first.albumIds])] }
  return null
}

const hasVersion = ({ change }: Entry) => 'patch' in change && change.patch.version !== undefined

/**
 * The entries with another one: as part of the last one about the same, if they can be one call. A call that may have arrived is only
 * replaced where sending it again with more changes nothing else.
 */
export function withEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const at = entries.findLastIndex((one) => isAboutSame(one.change, [entry.change]))
  const before = entries[at]
  if (!before || before.problem || before.sender || (before.isTried && (hasVersion(before) || hasVersion(entry)))) {
    return [...entries, entry]
  }
  const change = combined(before.change, entry.change)
  if (!change) return [...entries, entry]
  // A used key names another call.
  const { isTried: _, ...rest } = before
  return entries.with(at, { ...rest, key: before.isTried ? entry.key : before.key, change })
}

/** The change with other ids; itself if it has none of these. No other number in a change is negative or as large as a drawn id. */
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
