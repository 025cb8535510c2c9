import type { AlbumView } from '#domain/albums/album.ts'
import { WELCOME_ARTIST } from '#domain/albums/welcome-album.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'

/** Whether there is nothing, or nothing but the welcome album. */
export function isFirstRun(albums: readonly AlbumView[]): boolean {
  const [only] = albums
  return !only || (albums.length === 1 && only.artist === WELCOME_ARTIST && only.bandcampUrl === '')
}

/** The same, from the server-rendered data. */
export const isFirstRunPage = ({ albums, counts }: CollectionPage): boolean =>
  counts.collection + counts.wishlist === albums.length && isFirstRun(albums)

/** Whether albums were added automatically: more than one person would add by hand. */
export const haveCome = (albums: readonly AlbumView[] | undefined): boolean => (albums?.length ?? 0) > 2

/** From this number of albums on, the wall shows them best. */
export const MANY = 50
