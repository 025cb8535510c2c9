import type { AlbumView } from '#domain/albums/album.ts'
import {
  type DistinctInput,
  distinctPairs,
  type MergeInput,
  mergeAlbums,
  type UnmergeInput,
} from '#domain/albums/album-merge.ts'
import type { Lists } from '#islands/data/records.ts'
import { albumStale, mergeGone, someAlbumGone } from '#locales/errors/albums.ts'
import { after } from './change.ts'
import { records, update } from './records.ts'
import { Refused } from './refused.ts'

/** The merges of this page, by the first album that was merged. */
const merges = new Map<number, { before: Lists; kept: AlbumView }>()

function find(id: number): AlbumView {
  const album = records().albums.find((one) => one.id === id)
  if (!album) throw new Refused(404, 'not-found', someAlbumGone)
  return album
}

const withKept = (ids: readonly number[], keep: number, gone: ReadonlySet<number>) =>
  ids.includes(keep) ? ids.filter((id) => !gone.has(id)) : [...new Set(ids.map((id) => (gone.has(id) ? keep : id)))]

/** Merges albums into the one to keep, which takes their memberships in crates. @throws Refused */
export async function merge({ keep, merge: ids, rating }: MergeInput): Promise<AlbumView> {
  const before = records()
  const old = find(keep)
  const united = mergeAlbums(old, ids.map(find), rating)
  const kept = { ...old, ...united, tags: [...united.bandcampTags, ...united.userTags], version: old.version + 1 }
  const gone = new Set(ids)
  const members = before.members.map((crate) => ({ ...crate, albumIds: withKept(crate.albumIds, keep, gone) }))
  const shown = after(before, { call: 'delete-albums', albumIds: ids })
  await update({ albums: shown.albums.map((album) => (album.id === keep ? kept : album)), members })
  merges.set(ids[0] ?? 0, { before, kept })
  return kept
}

/** Undoes a merge. @throws Refused if the kept album was changed since */
export async function unmerge({ keep, merge: ids }: UnmergeInput): Promise<AlbumView> {
  const done = merges.get(ids[0] ?? 0)
  if (!done) throw new Refused(409, 'too-late', mergeGone)
  if (JSON.stringify(find(keep)) !== JSON.stringify(done.kept)) throw new Refused(409, 'stale', albumStale)
  merges.delete(ids[0] ?? 0)
  const { before } = done
  const now = records()
  const then = new Map(before.members.map(({ crateId, albumIds }) => [crateId, albumIds]))
  const back = before.albums.filter(({ id }) => ids.includes(id))
  const old = before.albums.find(({ id }) => id === keep) ?? done.kept
  const albums = now.albums.map((album) => (album.id === keep ? old : album))
  const members = now.members.map((crate) =>
    then.get(crate.crateId)?.includes(keep) === false
      ? { ...crate, albumIds: crate.albumIds.filter((id) => id !== keep) }
      : crate,
  )
  await update(after({ ...now, albums, members }, { call: 'restore-albums', albumIds: ids, albums: back }))
  return old
}

/** Remembers pairs that are not the same, or forgets them. */
export async function setDistinct(input: DistinctInput): Promise<void> {
  const keyOf = (pair: readonly number[]) => pair.join()
  const pairs = distinctPairs(input)
  const named = new Set(pairs.map(keyOf))
  const others = records().distinct.filter((pair) => !named.has(keyOf(pair)))
  await update({ distinct: input.isSame ? others : [...others, ...pairs] })
}
