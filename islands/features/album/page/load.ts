import { holdKeysUntil } from '#islands/lib/held-keys.ts'
import { lazyCode } from '#islands/lib/lazy.ts'

/** The code of an open album; it is preloaded when the page is idle. */
export const ALBUM_OVER = lazyCode(() => import('./album-over.tsx'))

/** Loads it for an album that is about to open; keys wait for it. */
export function loadAlbum(): ReturnType<typeof ALBUM_OVER.load> {
  const loading = ALBUM_OVER.load()
  holdKeysUntil(loading)
  return loading
}
