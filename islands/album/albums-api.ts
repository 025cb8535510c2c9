import useSWR, { mutate } from 'swr'
import type { AlbumInput, AlbumPatch, AlbumView, List, TrashedAlbum } from '#domain/album.ts'
import { type ApiError, client, NO_REVALIDATE, unwrap } from '../api.ts'
import { ALBUMS, patchAlbums, putAlbum, refresh, refreshIfGone, revalidateCrates, TRASH } from '../cache.ts'

/** The whole collection and wishlist, newest first; undefined until it is there. */
export const useAlbums = () =>
  useSWR<AlbumView[], ApiError>(ALBUMS, () => unwrap(client.albums.$get({ query: {} })), NO_REVALIDATE)

export async function createAlbum(input: AlbumInput): Promise<AlbumView> {
  const album = await unwrap(client.albums.$post({ json: input }))
  await putAlbum(album)
  return album
}

/** Changes an album. `shown` is put in place at once and taken back when saving fails. */
export async function updateAlbum(id: number, patch: AlbumPatch, shown?: Partial<AlbumView>): Promise<AlbumView> {
  let before: AlbumView | undefined
  if (shown) {
    await patchAlbums((albums) =>
      albums.map((album) => {
        if (album.id !== id) return album
        before = album
        return { ...album, ...shown }
      }),
    )
  }
  try {
    const album = await unwrap(client.albums[':id'].$patch({ param: { id: String(id) }, json: patch }))
    await putAlbum(album)
    return album
  } catch (error) {
    if (before) await putAlbum(before)
    await refreshIfGone(error)
    throw error
  }
}

/** What many albums are changed by at once. */
export type AlbumsChange = { rating?: number | null; list?: List; addTags?: string[]; removeTags?: string[] }

/** Changes many albums alike, by one call. */
export async function editAlbums(albumIds: number[], change: AlbumsChange): Promise<void> {
  const call = unwrap(client.albums.edit.$post({ json: { albumIds, change } }))
  call.catch(refreshIfGone)
  const { albums } = await call
  const fresh = new Map(albums.map((album) => [album.id, album]))
  await patchAlbums((known) => known.map((album) => fresh.get(album.id) ?? album))
}

/** Moves albums to the trash; `restoreAlbums` is the way back. Answers how many there were; those deleted elsewhere are not counted. */
export async function deleteAlbums(albumIds: number[]): Promise<number> {
  const { deleted } = await unwrap(client.albums.delete.$post({ json: { albumIds } }))
  const gone = new Set(albumIds)
  await patchAlbums((albums) => albums.filter((album) => !gone.has(album.id)))
  await import('../crates/crate-albums-api.ts').then(({ leaveCrates }) => leaveCrates(albumIds), revalidateCrates)
  return deleted
}

export async function restoreAlbums(albumIds: number[]): Promise<void> {
  await unwrap(client.albums.restore.$post({ json: { albumIds } }))
  await Promise.all([refresh(), mutate(TRASH)])
}

/** What was deleted, the last first; read anew whenever it is looked at. */
export const useTrash = () =>
  useSWR<TrashedAlbum[], ApiError>(TRASH, () => unwrap(client.trash.$get()), {
    ...NO_REVALIDATE,
    revalidateOnMount: true,
    dedupingInterval: 0,
  })

/** Deletes for good what is in the trash. */
export async function emptyTrash(): Promise<void> {
  await unwrap(client.trash.$delete())
  await mutate(TRASH)
}

export async function deleteCollection(): Promise<void> {
  await unwrap(client.albums.all.$delete())
  await refresh()
}
