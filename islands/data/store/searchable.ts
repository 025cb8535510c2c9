import type { AlbumView } from '#domain/albums/album.ts'
import { type SearchableAlbum, toSearchable } from '#domain/query/searchable-album.ts'

const made = new WeakMap<AlbumView, SearchableAlbum>()

/** An album prepared for searching; the same album gives the same object. */
export function searchableOf(album: AlbumView): SearchableAlbum {
  const known = made.get(album)
  if (known) return known
  const searchable = toSearchable(album)
  made.set(album, searchable)
  return searchable
}

/** Whether an album is prepared for searching. */
export const isPrepared = (album: AlbumView): boolean => made.has(album)
