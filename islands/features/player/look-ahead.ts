import type { AlbumView } from '#domain/albums/album.ts'
import type { Found } from './find-parts.ts'

/** Looks up the playable parts of the next album, never of more than one. */
export function createLookAhead(find: (album: AlbumView) => Promise<Found>) {
  let ahead: { id: number; found: Promise<Found | null> } | null = null
  return {
    /** The result; null if the look-up failed, so that it is repeated when the album's turn comes. */
    ask(album: AlbumView): Promise<Found | null> {
      if (ahead?.id !== album.id) ahead = { id: album.id, found: find(album).catch(() => null) }
      return ahead.found
    },
    /** Takes the result for this album, if there is one. */
    take(id: number): Promise<Found | null> | null {
      const found = ahead?.id === id ? ahead.found : null
      ahead = null
      return found
    },
  }
}
