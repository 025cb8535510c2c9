import type { AlbumView } from '#domain/albums/album.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'

/** Marks albums as downloaded or not, and offers to undo it. Resolves to whether it worked. */
export const markDownloaded = (albums: readonly AlbumView[], isDownloaded: boolean): Promise<boolean | undefined> =>
  import('./downloaded.ts').then(
    ({ setDownloaded }) => setDownloaded(albums, isDownloaded),
    () => void showLoadError(),
  )
