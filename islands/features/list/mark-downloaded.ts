import type { AlbumView } from '#domain/albums/album.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import type { Parts } from './downloaded.ts'

/** Marks albums as downloaded, but for `parts` all of each, or not, and offers to undo it. Resolves to whether it worked. */
export const markDownloaded = (
  albums: readonly AlbumView[],
  isDownloaded: boolean,
  parts?: Parts,
): Promise<boolean | undefined> =>
  import('./downloaded.ts').then(
    ({ setDownloaded }) => setDownloaded(albums, isDownloaded, parts),
    () => void showLoadError(),
  )
