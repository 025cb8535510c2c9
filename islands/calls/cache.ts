import { mutate } from 'swr'
import type { AlbumView } from '#domain/album.ts'
import type { CrateView } from '#domain/crate.ts'

export const ALBUMS = 'albums'
export const CRATES = 'crates'
export const TRASH = 'trash'
export const crateAlbumsKey = (crateId: number) => ['crate-albums', crateId] as const
export const isCrateAlbums = (key: unknown): key is readonly ['crate-albums', number] =>
  Array.isArray(key) && key[0] === 'crate-albums'

/** Reads albums, crates and the open crate again: after an import, or when something else changed them. */
export async function refresh(): Promise<void> {
  await Promise.all([mutate(ALBUMS), mutate(CRATES), mutate(isCrateAlbums)])
}

// A change makes SWR drop a list that is still on its way, so without a list it is asked for again.
export const patchAlbums = (change: (albums: AlbumView[]) => AlbumView[]) =>
  mutate<AlbumView[]>(ALBUMS, (albums) => albums && change(albums), { revalidate: (albums) => albums === undefined })

export const putAlbum = (album: AlbumView) =>
  patchAlbums((albums) =>
    albums.some((known) => known.id === album.id)
      ? albums.map((known) => (known.id === album.id ? album : known))
      : [album, ...albums],
  )

export const putCrate = (crate: CrateView) =>
  mutate<CrateView[]>(
    CRATES,
    (crates) =>
      crates?.some((known) => known.id === crate.id)
        ? crates.map((known) => (known.id === crate.id ? crate : known))
        : [...(crates ?? []), crate],
    { revalidate: false },
  )

export const rereadCrates = () => Promise.all([mutate(CRATES), mutate(isCrateAlbums)])
