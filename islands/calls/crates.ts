import useSWR, { mutate } from 'swr'
import type { CrateInput, CratePatch, CrateView } from '#domain/crate.ts'
import { answer, type CallFailed, client, STILL } from '../api.ts'
import { CRATES, crateAlbumsKey, putCrate, rereadCrates } from './cache.ts'

/** The crates; `fallback` is what the server rendered. */
export const useCrates = (fallback: CrateView[]) =>
  useSWR<CrateView[], CallFailed>(CRATES, () => answer(client.crates.$get()), { ...STILL, fallbackData: fallback })

/** The ids of a crate's albums in its order; undefined until they are there or where no crate is open. */
export const useCrateAlbumIds = (crateId: number | null) =>
  useSWR<number[], CallFailed>(
    crateId === null ? null : crateAlbumsKey(crateId),
    async () => {
      const albums = await answer(client.crates[':id'].albums.$get({ param: { id: String(crateId) } }))
      return albums.map((album) => album.id)
    },
    STILL,
  )

export async function createCrate(input: CrateInput): Promise<CrateView> {
  const crate = await answer(client.crates.$post({ json: input }))
  await putCrate(crate)
  return crate
}

export async function updateCrate(id: number, patch: CratePatch): Promise<CrateView> {
  const crate = await answer(client.crates[':id'].$patch({ param: { id: String(id) }, json: patch }))
  await putCrate(crate)
  return crate
}

export async function toggleFavoriteCrate(id: number): Promise<CrateView> {
  const crate = await answer(client.crates[':id'].favorite.$patch({ param: { id: String(id) } }))
  await putCrate(crate)
  return crate
}

export async function deleteCrate(id: number): Promise<void> {
  await answer(client.crates[':id'].$delete({ param: { id: String(id) } }))
  await mutate<CrateView[]>(CRATES, (crates) => crates?.filter((crate) => crate.id !== id), { revalidate: false })
}

/** Puts albums into a crate. An empty list does nothing. */
export async function addToCrate(crateId: number, albumIds: number[]): Promise<CrateView | null> {
  if (albumIds.length === 0) return null
  const crate = await answer(client.crates[':id'].albums.$post({ param: { id: String(crateId) }, json: { albumIds } }))
  await putCrate(crate)
  await mutate(crateAlbumsKey(crateId))
  return crate
}

export async function removeFromCrate(crateId: number, albumIds: number[]): Promise<CrateView> {
  const crate = await answer(
    client.crates[':id'].albums.$delete({ param: { id: String(crateId) }, json: { albumIds } }),
  )
  await putCrate(crate)
  await mutate(crateAlbumsKey(crateId))
  return crate
}

/** The crates an album is in. */
export const listCratesOfAlbum = (albumId: number): Promise<CrateView[]> =>
  answer(client.albums[':id'].crates.$get({ param: { id: String(albumId) } }))

/** Makes an album be in exactly these crates. */
export async function setCratesOfAlbum(albumId: number, crateIds: number[]): Promise<void> {
  await answer(client.albums[':id'].crates.$put({ param: { id: String(albumId) }, json: { crateIds } }))
  await rereadCrates()
}
