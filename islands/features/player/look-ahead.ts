import type { AlbumView } from '#domain/albums/album.ts'
import type { Found } from './find-parts.ts'

/** Looks up what plays of the next album, one ahead and never more. */
export function createLookAhead(find: (album: AlbumView) => Promise<Found>) {
  let ahead: { id: number; found: Promise<Found | null> } | null = null
  return {
    /** What is found; null if that failed, so that the album gets another try when its turn comes. */
    ask(album: AlbumView): Promise<Found | null> {
      if (ahead?.id !== album.id) ahead = { id: album.id, found: find(album).catch(() => null) }
      return ahead.found
    },
    /** What was asked for this album, if anything; afterwards nothing is ahead. */
    take(id: number): Promise<Found | null> | null {
      const found = ahead?.id === id ? ahead.found : null
      ahead = null
      return found
    },
  }
}
