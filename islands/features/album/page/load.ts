import { lazyCode } from '#islands/lib/lazy.ts'

/** The code of an open album; it is loaded in advance as soon as the page has time. */
export const ALBUM_OVER = lazyCode(() => import('./album-over.tsx'))

export const loadAlbum = ALBUM_OVER.load
