import { mutate, SWRConfig } from 'swr'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { withCrates } from '#domain/crates/crate-list.ts'
import type { CrateMembers } from '#domain/crates/crate-members.ts'

export const ALBUMS = 'albums'
export const CRATES = 'crates'
export const MEMBERS = 'crate-members'
// The key under which SWR keeps a list that it loads page by page.
export const TRASH = '$inf$trash'

/** The lists that components show. */
export type Lists = { albums: AlbumView[]; crates: CrateView[]; members: CrateMembers[] }

/** Puts the changes that have not been sent onto lists of the server, once the outbox has loaded. */
export const unsent = { overlay: <Some extends Partial<Lists>>(lists: Some): Some => lists }

/** A list as it is in the cache; undefined if it has not been loaded. */
const known = <Value>(key: string): Value | undefined => SWRConfig.defaultValue.cache.get(key)?.data

export const knownAlbums = () => known<AlbumView[]>(ALBUMS)
export const knownCrates = () => known<CrateView[]>(CRATES)
export const knownMembers = () => known<CrateMembers[]>(MEMBERS)

// A change makes SWR discard a response that is still loading, so the list is then requested again.
export const patchAlbums = (change: (albums: AlbumView[]) => AlbumView[]) =>
  mutate<AlbumView[]>(ALBUMS, (albums) => albums && change(albums), { revalidate: (albums) => albums === undefined })

export const patchMembers = (change: (members: CrateMembers[]) => CrateMembers[]) =>
  mutate<CrateMembers[]>(MEMBERS, (members) => members && change(members), {
    revalidate: (members) => members === undefined,
  })

export const putAlbum = (album: AlbumView) =>
  patchAlbums((albums) =>
    albums.some((known) => known.id === album.id)
      ? albums.map((known) => (known.id === album.id ? album : known))
      : [album, ...albums],
  )

export const patchCrates = (change: (crates: CrateView[]) => CrateView[]) =>
  mutate<CrateView[]>(CRATES, (crates) => crates && change(crates), { revalidate: (crates) => crates === undefined })

export const putCrates = (crates: CrateView[]) => patchCrates((known) => withCrates(known, crates))
