import type { AlbumPatch, AlbumsChange, AlbumView, NewAlbum } from '#domain/album.ts'
import type { CratePatch, CrateView } from '#domain/crate.ts'
import type { NewCrate } from '#domain/crate-albums.ts'
import { cratesInOrder, withoutCrate } from '#domain/crate-list.ts'
import { type CrateMembers, inNewOrder } from '#domain/crate-members.ts'
import { foldTag } from '#domain/tags.ts'

/** A change of the person's records. What it adds has a negative id until the server has given it one. */
export type Change =
  | { call: 'add-album'; id: number; input: NewAlbum; at: string }
  | { call: 'edit-album'; id: number; patch: AlbumPatch }
  | { call: 'edit-albums'; albumIds: number[]; change: AlbumsChange }
  | { call: 'delete-albums'; albumIds: number[] }
  /** `albums` are those that the page still knows. */
  | { call: 'restore-albums'; albumIds: number[]; albums: AlbumView[] }
  | { call: 'set-crates'; albumId: number; crateIds: number[] }
  | { call: 'add-crate'; id: number; input: NewCrate }
  | { call: 'edit-crate'; id: number; patch: CratePatch }
  | { call: 'delete-crate'; id: number }
  | { call: 'restore-crates'; crateIds: number[] }
  | { call: 'order-crates'; crateIds: number[] }
  | { call: 'add-to-crates'; crateIds: number[]; albumIds: number[] }
  | { call: 'remove-from-crate'; crateId: number; albumIds: number[] }
  | { call: 'order-crate'; crateId: number; albumIds: number[] }

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

export type Lists = { albums?: AlbumView[]; crates?: CrateView[]; members?: CrateMembers[] }

/** A new id for something that the server does not know yet. */
export const temporaryId = (): number => -1 - (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

export const isTemporary = (id: number): boolean => id < 0

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
      return ['order of crates', ...crates(change.crateIds.filter(isTemporary))]
    case 'add-to-crates':
      return [...crates(change.crateIds), ...albums(change.albumIds)]
    case 'remove-from-crate':
    case 'order-crate':
      return [...crates([change.crateId]), ...albums(change.albumIds)]
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
  if (first.call === 'edit-album' && second.call === 'edit-album' && first.id === second.id) {
    const version = first.patch.version ?? second.patch.version
    return { ...second, patch: { ...first.patch, ...second.patch, ...(version !== undefined && { version }) } }
  }
  if (first.call === 'edit-crate' && second.call === 'edit-crate' && first.id === second.id) {
    const version = first.patch.version ?? second.patch.version
    return { ...second, patch: { ...first.patch, ...second.patch, ...(version !== undefined && { version }) } }
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

const replaced = (ids: readonly number[], from: number, to: number) => ids.map((id) => (id === from ? to : id))

/** The change with the id that the server gave to an album or a crate. */
export function withId(change: Change, kind: 'album' | 'crate', from: number, to: number): Change {
  const isAlbum = kind === 'album'
  const one = (id: number) => (id === from ? to : id)
  const albumIds = (ids: readonly number[]) => (isAlbum ? replaced(ids, from, to) : [...ids])
  const crateIds = (ids: readonly number[]) => (isAlbum ? [...ids] : replaced(ids, from, to))
  switch (change.call) {
    case 'add-album':
    case 'edit-album':
      return isAlbum ? { ...change, id: one(change.id) } : change
    case 'edit-albums':
    case 'delete-albums':
      return { ...change, albumIds: albumIds(change.albumIds) }
    case 'restore-albums':
      return {
        ...change,
        albumIds: albumIds(change.albumIds),
        albums: isAlbum ? change.albums.map((album) => ({ ...album, id: one(album.id) })) : change.albums,
      }
    case 'set-crates':
      return { ...change, albumId: isAlbum ? one(change.albumId) : change.albumId, crateIds: crateIds(change.crateIds) }
    case 'add-crate':
      return {
        ...change,
        id: isAlbum ? change.id : one(change.id),
        input: { ...change.input, albumIds: change.input.albumIds && albumIds(change.input.albumIds) },
      }
    case 'edit-crate':
    case 'delete-crate':
      return isAlbum ? change : { ...change, id: one(change.id) }
    case 'restore-crates':
    case 'order-crates':
      return { ...change, crateIds: crateIds(change.crateIds) }
    case 'add-to-crates':
      return { ...change, crateIds: crateIds(change.crateIds), albumIds: albumIds(change.albumIds) }
    case 'remove-from-crate':
    case 'order-crate':
      return {
        ...change,
        crateId: isAlbum ? change.crateId : one(change.crateId),
        albumIds: albumIds(change.albumIds),
      }
  }
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

/** A new album as it shows until the server has stored it. */
export function newAlbum({ id, input, at }: Extract<Change, { call: 'add-album' }>): AlbumView {
  const { tracks: _, tags = [], ...fields } = input
  const none = { bandcampUrl: '', coverUrl: null, rating: null, notes: '', releaseDate: null, trackCount: null }
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
  return {
    ...none,
    previewTitle: null,
    bandcampTags: [],
    userTags: tags,
    ...given,
    list: input.list ?? 'collection',
    id,
    tags,
    addedAt: at,
    changedAt: at,
    hasPreview: false,
    version: 0,
  } as unknown as AlbumView
}

/** A new crate as it shows until the server has stored it. */
export const newCrate = ({ id, input }: Extract<Change, { call: 'add-crate' }>): CrateView => ({
  id,
  name: input.name,
  description: input.description ?? '',
  isFavorite: input.isFavorite ?? false,
  albumCount: input.albumIds?.length ?? 0,
  front: [],
  version: 0,
})

function edited(album: AlbumView, { version: _, tags, ...patch }: AlbumPatch): AlbumView {
  const fields = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  return { ...album, ...fields, ...(tags && { tags }) } as AlbumView
}

function changed(album: AlbumView, { rating, list, addTags = [], removeTags = [] }: AlbumsChange): AlbumView {
  const gone = new Set(removeTags.map(foldTag))
  const there = new Set(album.tags.map(foldTag))
  const tags = [
    ...album.tags.filter((tag) => !gone.has(foldTag(tag))),
    ...addTags.filter((tag) => !there.has(foldTag(tag))),
  ]
  return { ...album, ...(rating !== undefined && { rating }), ...(list && { list }), tags } as AlbumView
}

const inCrates = (
  members: readonly CrateMembers[],
  crateIds: readonly number[],
  change: (ids: number[]) => number[],
) => {
  const chosen = new Set(crateIds)
  return members.map((crate) => (chosen.has(crate.crateId) ? { ...crate, albumIds: change(crate.albumIds) } : crate))
}

/** The lists after one change. What is not loaded stays unknown. Doing it twice is the same as once. */
function after({ albums, crates, members }: Lists, change: Change): Lists {
  const each = (ids: readonly number[], act: (album: AlbumView) => AlbumView) => {
    const chosen = new Set(ids)
    return albums?.map((album) => (chosen.has(album.id) ? act(album) : album))
  }
  switch (change.call) {
    case 'add-album':
      return {
        albums: albums?.some(({ id }) => id === change.id) ? albums : albums && [newAlbum(change), ...albums],
        crates,
        members,
      }
    case 'edit-album':
      return { albums: each([change.id], (album) => edited(album, change.patch)), crates, members }
    case 'edit-albums':
      return { albums: each(change.albumIds, (album) => changed(album, change.change)), crates, members }
    case 'delete-albums': {
      const gone = new Set(change.albumIds)
      return {
        albums: albums?.filter(({ id }) => !gone.has(id)),
        crates,
        members: members?.map((crate) => ({ ...crate, albumIds: crate.albumIds.filter((id) => !gone.has(id)) })),
      }
    }
    case 'restore-albums': {
      const there = new Set(albums?.map(({ id }) => id))
      const back = change.albums.filter(({ id }) => !there.has(id))
      return {
        albums: albums && [...albums, ...back].sort((a, b) => b.addedAt.localeCompare(a.addedAt)),
        crates,
        members,
      }
    }
    case 'set-crates': {
      const chosen = new Set(change.crateIds)
      const id = change.albumId
      return {
        albums,
        crates,
        members: members?.map((crate) => {
          if (crate.albumIds.includes(id) === chosen.has(crate.crateId)) return crate
          const albumIds = chosen.has(crate.crateId)
            ? [...crate.albumIds, id]
            : crate.albumIds.filter((one) => one !== id)
          return { ...crate, albumIds }
        }),
      }
    }
    case 'add-crate':
      return {
        albums,
        crates: crates?.some(({ id }) => id === change.id) ? crates : crates && [...crates, newCrate(change)],
        members: members?.some(({ crateId }) => crateId === change.id)
          ? members
          : members && [...members, { crateId: change.id, albumIds: change.input.albumIds ?? [] }],
      }
    case 'edit-crate': {
      const { version: _, ...patch } = change.patch
      const fields = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
      return {
        albums,
        crates: crates?.map((crate) =>
          crate.id === change.id ? { ...crate, ...fields, description: patch.description ?? crate.description } : crate,
        ),
        members,
      }
    }
    case 'delete-crate':
      return {
        albums,
        crates: crates && withoutCrate(crates, change.id),
        members: members?.filter(({ crateId }) => crateId !== change.id),
      }
    case 'restore-crates':
      return { albums, crates, members }
    case 'order-crates':
      return { albums, crates: crates && cratesInOrder(crates, change.crateIds), members }
    case 'add-to-crates':
      return {
        albums,
        crates,
        members: members && inCrates(members, change.crateIds, (ids) => [...new Set([...ids, ...change.albumIds])]),
      }
    case 'remove-from-crate': {
      const gone = new Set(change.albumIds)
      return {
        albums,
        crates,
        members: members && inCrates(members, [change.crateId], (ids) => ids.filter((id) => !gone.has(id))),
      }
    }
    case 'order-crate':
      return {
        albums,
        crates,
        members: members && inCrates(members, [change.crateId], (ids) => inNewOrder(ids, change.albumIds)),
      }
  }
}

/** The lists as they are once the entries have been sent. */
export function overlay(lists: Lists, entries: readonly Entry[]): Lists {
  if (entries.length === 0) return lists
  const { albums, crates, members } = entries.reduce((shown, { change }) => after(shown, change), lists)
  if (members === lists.members) return { albums, crates, members }
  const counts = new Map(members?.map(({ crateId, albumIds }) => [crateId, albumIds.length]))
  return {
    albums,
    crates: crates?.map((crate) => {
      const albumCount = counts.get(crate.id) ?? crate.albumCount
      return albumCount === crate.albumCount ? crate : { ...crate, albumCount }
    }),
    members,
  }
}
