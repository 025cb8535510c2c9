import { mutate } from 'swr'
import { client, unwrap } from '../api.ts'
import { patchAlbums, refresh, revalidateCrates, TRASH } from '../cache.ts'

/** Moves albums to the trash. Returns how many it moved: those deleted elsewhere do not count. */
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

export async function deleteCollection(): Promise<void> {
  await unwrap(client.albums.all.$delete())
  await refresh()
}
