import type { AlbumView } from '#domain/albums/album.ts'
import { sayNotLoaded } from '#islands/ui/say-not-loaded.ts'

/** Marks albums as downloaded, or as not, and offers to undo it. */
export const markDownloaded = (albums: readonly AlbumView[], isDownloaded: boolean): void =>
  void import('./downloaded.ts').then(({ setDownloaded }) => setDownloaded(albums, isDownloaded), sayNotLoaded)
