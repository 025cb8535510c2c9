import type { AlbumView } from '#domain/albums/album.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'

/** Notes in the diary that an album was heard, now or at a moment of this device's clock, and offers to undo it. */
export const markHeard = (album: AlbumView, at?: number): void =>
  void import('./heard.ts').then(({ hear }) => hear(album, at), showLoadError)
