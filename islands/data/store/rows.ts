import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { recounted } from '#domain/crates/crate-lists.ts'
import type { CrateMembers } from '#domain/crates/crate-members.ts'
import { decodeAlbums } from '#domain/sync/album-columns.ts'
import type { PlacedCrate, SyncChange, SyncHead } from '#domain/sync/sync.ts'
import { NO_COLORS, type TagColors } from '#domain/tags/tag-color.ts'
import type { Lists } from './records.ts'
import { searchableOf } from './searchable.ts'

/** A moment in the history of a person's records; `epoch` is empty before there is any. */
export type Cursor = Pick<SyncHead, 'epoch' | 'revision'>

/** The albums of a crate with their positions, those in the trash included. */
export type Contents = ReadonlyMap<number, number>

/** Everything that is known of a person's records at a moment. It is never changed, only replaced. */
export type Rows = Cursor & {
  albums: ReadonlyMap<number, AlbumView>
  crates: ReadonlyMap<number, PlacedCrate>
  members: ReadonlyMap<number, Contents>
  /** The chosen colors of tags. */
  tagColors: TagColors
}

/** What of the records an answer changed; `isFull` if it replaced them all. */
export type Changed = {
  isFull: boolean
  albums: Set<number>
  crates: Set<number>
  members: Set<number>
  /** Whether the person's name, picture, settings or colors of tags are others. */
  isPerson: boolean
}

export const NO_ROWS: Rows = {
  epoch: '',
  revision: 0,
  albums: new Map(),
  crates: new Map(),
  members: new Map(),
  tagColors: NO_COLORS,
}

/** Rows that come into being part by part of an answer. Those before stay as they were, so an answer that is cut off changes nothing. */
export function createDraft(
  before: Rows,
  { epoch, revision, isFull }: Pick<SyncHead, 'epoch' | 'revision' | 'isFull'>,
) {
  const base = isFull ? NO_ROWS : before
  const albums = new Map(base.albums)
  const crates = new Map(base.crates)
  const members = new Map(base.members)
  let { tagColors } = base
  const changed: Changed = { isFull, albums: new Set(), crates: new Set(), members: new Set(), isPerson: false }

  // The members of a crate are copied before their first change, since others may still read the old ones.
  const own = new Map<number, Map<number, number>>()
  const contentsOf = (crateId: number) => {
    const known = own.get(crateId)
    if (known) return known
    const copied = new Map(members.get(crateId))
    own.set(crateId, copied)
    members.set(crateId, copied)
    changed.members.add(crateId)
    return copied
  }

  return {
    /** Adds a part; the albums in it, ready to be searched. */
    add(part: SyncChange): AlbumView[] {
      if ('albums' in part) {
        const fresh = decodeAlbums(part.albums)
        for (const album of fresh) {
          searchableOf(album)
          albums.set(album.id, album)
          changed.albums.add(album.id)
        }
        return fresh
      }
      if ('goneAlbums' in part)
        for (const id of part.goneAlbums) {
          albums.delete(id)
          changed.albums.add(id)
        }
      if ('crates' in part)
        for (const crate of part.crates) {
          crates.set(crate.id, crate)
          changed.crates.add(crate.id)
        }
      if ('goneCrates' in part)
        for (const id of part.goneCrates) {
          crates.delete(id)
          changed.crates.add(id)
          members.delete(id)
          own.delete(id)
          changed.members.add(id)
        }
      if ('members' in part)
        for (const [crateId, albumId, place] of part.members) contentsOf(crateId).set(albumId, place)
      if ('profile' in part) {
        changed.isPerson = true
        tagColors = part.tagColors
      }
      if ('goneMembers' in part) for (const [crateId, albumId] of part.goneMembers) contentsOf(crateId).delete(albumId)
      return []
    },
    finish: (): { records: Rows; changed: Changed } => ({
      records: { epoch, revision, albums, crates, members, tagColors },
      changed,
    }),
  }
}

const NOTHING: Contents = new Map()
const orders = new WeakMap<Contents, number[]>()

/** The albums of a crate by their positions; the same contents give the same array. */
function orderOf(contents: Contents): number[] {
  const known = orders.get(contents)
  if (known) return known
  const order = [...contents].sort(([a, first], [b, second]) => first - second || a - b).map(([id]) => id)
  orders.set(contents, order)
  return order
}

const views = new WeakMap<PlacedCrate, CrateView>()

/** A crate with the count and the first covers of what is in it; the same view while both stay. */
function viewOf(placed: PlacedCrate, albumIds: readonly number[], albums: Rows['albums']): CrateView {
  const { place: _, ...crate } = placed
  const view = recounted(views.get(placed) ?? crate, albumIds, albums)
  views.set(placed, view)
  return view
}

/** The records as lists: albums newest first, crates in their order with what is in them. `pause` is called between parts of the work. */
export async function listsOf(records: Rows, pause: () => Promise<void> | undefined): Promise<Lists> {
  const dated = Array.from(records.albums.values(), (album) => ({ album, time: searchableOf(album).addedTime }))
  await pause()
  dated.sort((a, b) => b.time - a.time || b.album.id - a.album.id)
  const albums = dated.map(({ album }) => album)
  await pause()
  const placed = [...records.crates.values()].sort((a, b) => a.place - b.place || a.id - b.id)
  const members: CrateMembers[] = []
  const crates: CrateView[] = []
  for (const crate of placed) {
    const order = orderOf(records.members.get(crate.id) ?? NOTHING)
    const albumIds = order.filter((id) => records.albums.has(id))
    members.push({ crateId: crate.id, albumIds })
    crates.push(viewOf(crate, albumIds, records.albums))
    await pause()
  }
  return { albums, crates, members }
}
