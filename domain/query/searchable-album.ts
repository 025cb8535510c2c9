import type { AlbumView } from '../albums/album.ts'
import { foldTag } from '../tags/tags.ts'
import { foldLetters } from '../text/fold.ts'

/** The normalized artist. */
export const foldArtist = (artist: string): string => artist.toLowerCase()

export type SearchableAlbum = AlbumView & {
  /** Title, artist, notes, tags, label and tracks, folded by `foldLetters`, each on its own line. */
  searchText: string
  addedTime: number
  foldedTags: string[]
  foldedTitle: string
  foldedArtist: string
}

/** Whether an album is among those selected beforehand. */
export type AlbumTest = (album: SearchableAlbum) => boolean

/** An album with the values that filters and sorts compare, computed once rather than at each keystroke. */
export const toSearchable = (album: AlbumView): SearchableAlbum => ({
  ...album,
  // Engines would keep what a template adds together in two pieces, which takes half as long again to search.
  searchText: [
    foldLetters([album.title, album.artist, album.notes, ...album.tags, album.label ?? ''].join('\n')),
    album.trackText ?? '',
  ].join('\n'),
  addedTime: Date.parse(album.addedAt),
  foldedTags: album.tags.map(foldTag),
  foldedTitle: album.title.toLowerCase(),
  foldedArtist: foldArtist(album.artist),
})
