import type { ClientResponse } from 'hono/client'
import useSWR from 'swr'
import type { AlbumPatch, AlbumsChange, AlbumView, NewAlbum } from '#domain/albums/album.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { ALBUMS, knownAlbums, patchAlbums, putAlbum } from '../cache.ts'
import type { Turn } from '../outbox/call-queue.ts'
import { write } from '../outbox/write.ts'
import { readList, refreshIfGone } from '../sync/refresh.ts'
import { NO_REVALIDATE, send, unwrap } from './client.ts'

/** All albums of both lists, newest first. */
export const useAlbums = () =>
  useSWR<AlbumView[], ApiError>(ALBUMS, () => readList('albums', knownAlbums() !== undefined), {
    ...NO_REVALIDATE,
    compare: Object.is,
  })

type PageCall = Promise<ClientResponse<CollectionPage, 200, 'json'>>

/** What the server finds for a query in an address; null asks for nothing. */
export const useCollectionPage = (search: string | null) =>
  useSWR<CollectionPage, ApiError>(
    search === null ? null : `/api/albums/page${search}`,
    (path: string) => unwrap(send(path) as PageCall),
    NO_REVALIDATE,
  )

const albumNamed = (id: number) => knownAlbums()?.find((album) => album.id === id)

export async function createAlbum(input: NewAlbum): Promise<AlbumView> {
  const [{ newAlbum }, { withDrawnId }] = await Promise.all([
    import('../changes/new-records.ts'),
    import('../outbox/drawn-id.ts'),
  ])
  const at = new Date().toISOString()
  const album = await withDrawnId(async (id) => {
    const change = { call: 'add-album' as const, id, input, at }
    return (await write<'add-album'>(change)) ?? newAlbum(change)
  })
  await putAlbum(album)
  return album
}

/** Changes an album. `shown` is displayed at once, and undone if saving fails. */
export async function updateAlbum(
  id: number,
  patch: AlbumPatch,
  shown?: Partial<AlbumView>,
  inTurn?: Turn,
): Promise<AlbumView> {
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
    const album = await write<'edit-album'>({ call: 'edit-album', id, patch }, inTurn)
    if (album) await putAlbum(album)
    return album ?? albumNamed(id) ?? ({ id, ...patch } as AlbumView)
  } catch (error) {
    if (before) await putAlbum(before)
    await refreshIfGone(error)
    throw error
  }
}

/** Changes several albums with one call. */
export async function editAlbums(albumIds: number[], change: AlbumsChange): Promise<void> {
  const call = write<'edit-albums'>({ call: 'edit-albums', albumIds, change })
  call.catch(refreshIfGone)
  const { albums = [] } = (await call) ?? {}
  const fresh = new Map(albums.map((album) => [album.id, album]))
  await patchAlbums((known) => known.map((album) => fresh.get(album.id) ?? album))
}
