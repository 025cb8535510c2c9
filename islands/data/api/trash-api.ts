import { mutate } from 'swr'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateMembers } from '#domain/crates/crate-members.ts'
import type { SentChange } from '../changes/change.ts'
import { client, unwrap } from '../client.ts'
import { refresh } from '../pull/refresh.ts'
import { write } from '../queue/write.ts'
import { knownAlbums, knownMembers } from '../store/records.ts'

// The key under which SWR keeps a list that it loads page by page.
export const TRASH = '$inf$trash'

// Those that were deleted on this page show again at once, in the crates that they were in.
const deletedAlbums = new Map<number, { album: AlbumView; members: readonly CrateMembers[] }>()

/** Moves albums to the trash. Returns how many it moved: those deleted elsewhere do not count. */
export async function deleteAlbums(albumIds: number[]): Promise<number> {
  const gone = new Set(albumIds)
  const members = knownMembers() ?? []
  for (const album of knownAlbums() ?? []) if (gone.has(album.id)) deletedAlbums.set(album.id, { album, members })
  const { deleted = albumIds.length } = (await write<'delete-albums'>({ call: 'delete-albums', albumIds })) ?? {}
  return deleted
}

type Restoring = Extract<SentChange, { call: 'restore-albums' }>

/** What restores albums, with what this page knows of those that it has deleted. */
export function restoring(albumIds: number[]): Restoring {
  const known = albumIds.flatMap((id) => deletedAlbums.get(id) ?? [])
  const [albums, back] = [known.map(({ album }) => album), new Set(albumIds)]
  // Those that were deleted last.
  const members = known.at(-1)?.members.filter((crate) => crate.albumIds.some((id) => back.has(id))) ?? []
  return { call: 'restore-albums', albumIds, albums, members }
}

export async function restore(change: Restoring): Promise<void> {
  const isDone = await write<'restore-albums'>(change)
  if (isDone) await Promise.all([refresh(), mutate(TRASH)])
}

export const restoreAlbums = (albumIds: number[]): Promise<void> => restore(restoring(albumIds))

const ALBUMS_PER_CALL = 5_000

/**
 * Moves the whole collection to the trash: the known albums some at a time, then all that are left. `onLeft` is told how many known ones
 * are left after each call but the last. @throws ApiError
 */
export async function deleteCollection(albumIds: number[], onLeft: (left: number) => void): Promise<void> {
  try {
    for (let from = 0; from + ALBUMS_PER_CALL < albumIds.length; from += ALBUMS_PER_CALL) {
      await unwrap(client.albums.delete.$post({ json: { albumIds: albumIds.slice(from, from + ALBUMS_PER_CALL) } }))
      onLeft(albumIds.length - from - ALBUMS_PER_CALL)
    }
    await unwrap(client.albums.all.$delete())
  } finally {
    await refresh()
  }
}
