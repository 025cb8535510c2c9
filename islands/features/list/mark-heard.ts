import type { AlbumView } from '#domain/albums/album.ts'
import { clockOf } from '#islands/lib/clock.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'

/** Notes in the diary that an album was heard, now or when the clock said `at`, and offers to undo it. */
export const markHeard = (album: AlbumView, at = clockOf(Date.now())): void =>
  void import('./heard.ts').then(({ hear }) => hear(album, at), showLoadError)
