import type { AlbumView } from '#domain/albums/album.ts'
import { sayNotLoaded } from '#islands/ui/say-not-loaded.ts'

/** Notes in the diary that an album was heard now, and offers to undo it. */
export const markHeard = (album: AlbumView): void =>
  void import('./heard.ts').then(({ hear }) => hear(album), sayNotLoaded)
