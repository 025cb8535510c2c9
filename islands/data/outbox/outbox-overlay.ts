import type { AlbumPatch, AlbumsChange, AlbumView } from '#domain/albums/album.ts'
import { EMPTY_FIELDS } from '#domain/albums/album-fields.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { cratesInOrder, withoutCrate } from '#domain/crates/crate-list.ts'
import {
  withAlbumsAdded,
  withAlbumsOrdered,
  withAlbumsRemoved,
  withCratesOfAlbum,
  withoutAlbums,
} from '#domain/crates/crate-member-changes.ts'
import { foldTag } from '#domain/tags/tags.ts'
import type { Lists } from '../cache.ts'
import type { Change, Entry } from './outbox-changes.ts'

/** The fields that a change names, without those that it leaves open. */
const named = (fields: object, isNamed = (value: unknown) => value !== undefined) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isNamed(value)))
const isGiven = (value: unknown) => value !== undefined && value !== null

/** A new album as it shows until the server has stored it. */
export function newAlbum({ id, input, at }: Extract<Change, { call: 'add-album' }>): AlbumView {
  const { tracks: _, tags = [], ...fields } = input
  return {
    ...EMPTY_FIELDS,
    userTags: tags,
    ...named(fields, isGiven),
    list: input.list ?? 'collection',
    id,
    tags,
    addedAt: at,
    changedAt: at,
    hasPreview: false,
    version: 0,
  } as AlbumView
}

/** A new crate as it shows until the server has stored it. */
export const newCrate = ({ id, input }: Extract<Change, { call: 'add-crate' }>): CrateView => ({
  id,
  name: input.name,
  description: input.description ?? '',
  isFavorite: input.isFavorite ?? false,
  albumCount: input.albumIds?.length ?? 0,
  ...(input.query !== undefined && { query: input.query }),
  front: [],
  version: 0,
})

function edited(album: AlbumView, { version: _, tags, ...patch }: AlbumPatch): AlbumView {
  return { ...album, ...named(patch), ...(tags && { tags }) } as AlbumView
}

function changed(
  album: AlbumView,
  { rating, list, addTags = [], addBandcampTags = [], removeTags = [] }: AlbumsChange,
): AlbumView {
  const gone = new Set(removeTags.map(foldTag))
  const there = new Set(album.tags.map(foldTag))
  const tags = [
    ...album.tags.filter((tag) => !gone.has(foldTag(tag))),
    ...[...addTags, ...addBandcampTags].filter((tag) => !there.has(foldTag(tag))),
  ]
  return { ...album, ...(rating !== undefined && { rating }), ...(list && { list }), tags } as AlbumView
}

/** What one change makes of the lists. What is not loaded stays unknown. Doing it twice is the same as once. */
function after({ albums, crates, members }: Partial<Lists>, change: Change): Partial<Lists> {
  const each = (ids: readonly number[], act: (album: AlbumView) => AlbumView) => {
    const chosen = new Set(ids)
    return albums?.map((album) => (chosen.has(album.id) ? act(album) : album))
  }
  switch (change.call) {
    case 'add-album':
      return { albums: albums?.some(({ id }) => id === change.id) ? albums : albums && [newAlbum(change), ...albums] }
    case 'edit-album':
      return { albums: each([change.id], (album) => edited(album, change.patch)) }
    case 'edit-albums':
      return { albums: each(change.albumIds, (album) => changed(album, change.change)) }
    case 'delete-albums': {
      const gone = new Set(change.albumIds)
      return {
        albums: albums?.filter(({ id }) => !gone.has(id)),
        members: members && withoutAlbums(members, change.albumIds),
      }
    }
    case 'restore-albums': {
      const there = new Set(albums?.map(({ id }) => id))
      const back = change.albums.filter(({ id }) => !there.has(id))
      return { albums: albums && [...albums, ...back].sort((a, b) => b.addedAt.localeCompare(a.addedAt)) }
    }
    case 'set-crates':
      return { members: members && withCratesOfAlbum(members, change.albumId, change.crateIds) }
    case 'add-crate':
      return {
        crates: crates?.some(({ id }) => id === change.id) ? crates : crates && [...crates, newCrate(change)],
        members: members?.some(({ crateId }) => crateId === change.id)
          ? members
          : members && [...members, { crateId: change.id, albumIds: change.input.albumIds ?? [] }],
      }
    case 'edit-crate': {
      const { version: _, ...patch } = change.patch
      const fields = named(patch, isGiven)
      return { crates: crates?.map((crate) => (crate.id === change.id ? { ...crate, ...fields } : crate)) }
    }
    case 'delete-crate':
      return {
        crates: crates && withoutCrate(crates, change.id),
        members: members?.filter(({ crateId }) => crateId !== change.id),
      }
    case 'restore-crates':
    case 'unreadable':
      return {}
    case 'order-crates':
      return { crates: crates && cratesInOrder(crates, change.crateIds) }
    case 'add-to-crates':
      return { members: members && withAlbumsAdded(members, change.crateIds, change.albumIds) }
    case 'remove-from-crate':
      return { members: members && withAlbumsRemoved(members, change.crateId, change.albumIds) }
    case 'order-crate':
      return { members: members && withAlbumsOrdered(members, change.crateId, change.albumIds) }
  }
}

/** The lists as they are once the entries have been sent. */
export function overlay(lists: Partial<Lists>, entries: readonly Entry[]): Partial<Lists> {
  if (entries.length === 0) return lists
  let shown = lists
  for (const { change } of entries) shown = { ...shown, ...after(shown, change) }
  const { albums, crates, members } = shown
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
