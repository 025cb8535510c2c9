import type { ClientResponse } from 'hono/client'
import type { AlbumInput, AlbumPatch, AlbumsChange, AlbumView, NewAlbum } from '#domain/albums/album.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import { client, send, unwrap } from '../client.ts'
import { refresh } from '../pull/refresh.ts'
import type { Turn } from '../queue/turns.ts'
import { write } from '../queue/write.ts'
import { knownAlbum } from '../store/records.ts'
import { useReadOnce } from './resource.ts'

type PageCall = Promise<ClientResponse<CollectionPage, 200, 'json'>>

/** What the server finds for a query in an address; null asks for nothing. */
export const useCollectionPage = (search: string | null) =>
  useReadOnce<CollectionPage>(search === null ? null : `/api/albums/page${search}`, (path) =>
    unwrap(send(path) as PageCall),
  )

export async function createAlbum(input: NewAlbum): Promise<AlbumView> {
  const [{ newAlbum }, { withDrawnId }] = await Promise.all([
    import('#domain/changes/new-records.ts'),
    import('../queue/drawn-id.ts'),
  ])
  const at = new Date().toISOString()
  return withDrawnId(async (id) => {
    const change = { call: 'add-album' as const, id, input, at }
    return (await write<'add-album'>(change)) ?? newAlbum(change)
  })
}

/** Has an album that is there take what it lacks of another that is the same. @throws ApiError */
export async function joinAlbum(album: AlbumInput): Promise<void> {
  await unwrap(client.albums.bulk.$post({ json: { albums: [album] } }))
  await refresh()
}

/** Changes an album; it shows at once. */
export const updateAlbum = async (id: number, patch: AlbumPatch, inTurn?: Turn): Promise<AlbumView> =>
  (await write<'edit-album'>({ call: 'edit-album', id, patch }, inTurn)) ??
  knownAlbum(id) ??
  ({ id, ...patch } as AlbumView)

/** Changes several albums with one call; resolves to the name by which that can be undone. */
export async function editAlbums(albumIds: number[], change: AlbumsChange): Promise<string> {
  const edit = crypto.randomUUID()
  const madeAt = change.downloadedAt ? Date.parse(change.downloadedAt) : undefined
  await write<'edit-albums'>({ call: 'edit-albums', albumIds, change, edit, madeAt })
  return edit
}
