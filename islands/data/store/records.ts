import type { AlbumView } from '#domain/albums/album.ts'
import type { Lists } from '#domain/changes/kind.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { createStore } from '#islands/lib/store.ts'

export type { Lists } from '#domain/changes/kind.ts'

/** Lists that are unknown until they are read; `error` says why they could not be. */
export type Shown = Partial<Lists> & {
  error?: ApiError
  /** While screens show albums that the server rendered or answered instead: one of these, with what was changed on this page. */
  asChanged?: (album: AlbumView) => AlbumView
}

/** The records as the page shows them: as the server has confirmed them, with the changes that it has not (`store/confirmed.ts`). */
export const records = createStore<Shown>({})

export const knownAlbums = () => records.get().albums
export const knownCrates = () => records.get().crates
export const knownMembers = () => records.get().members
export const knownAlbum = (id: number) => knownAlbums()?.find((album) => album.id === id)
export const knownCrate = (id: number) => knownCrates()?.find((crate) => crate.id === id)
