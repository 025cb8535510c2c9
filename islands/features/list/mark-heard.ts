import type { AlbumView } from '#domain/albums/album.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'

/** Adds a listen of an album to the diary, now or at a moment of this device's clock, and offers to undo it. */
export const markHeard = (album: AlbumView, at?: number): void =>
  void import('./heard.ts').then(({ hear }) => hear(album, at), showLoadError)
