import type { AlbumView } from '../albums/album.ts'
import { foldTag } from '../tags/tags.ts'

/** The form of an artist that is compared. */
export const foldArtist = (artist: string): string => artist.toLowerCase()

/** A search text as it is compared with `searchText`. */
export const foldSearch = (q: string): string => q.trim().toLowerCase()

/** A text in lower case as far as the database knows that: A to Z. */
export const foldAscii = (text = ''): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

export type SearchableAlbum = AlbumView & {
  /** Title, artist, notes and tags in lower case, each on its own line. */
  searchText: string
  addedTime: number
  foldedTags: string[]
  foldedTitle: string
  foldedArtist: string
}

/** Whether an album is among those that are looked for. */
export type AlbumTest = (album: SearchableAlbum) => boolean

/** An album with what filters and sorts compare, computed once rather than at each keystroke. */
export const toSearchable = (album: AlbumView): SearchableAlbum => ({
  ...album,
  searchText: `${album.title}\n${album.artist}\n${album.notes}\n${album.tags.join('\n')}`.toLowerCase(),
  addedTime: Date.parse(album.addedAt),
  foldedTags: album.tags.map(foldTag),
  foldedTitle: album.title.toLowerCase(),
  foldedArtist: foldArtist(album.artist),
})
