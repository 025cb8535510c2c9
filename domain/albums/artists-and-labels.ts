import type { SearchableAlbum } from '../query/searchable-album.ts'
import { compareText } from '../text/compare-text.ts'
import { foldText } from '../text/fold.ts'
import type { AlbumView } from './album.ts'

/** An artist or a label, with the number of its albums and the one added last. */
export type NamedAlbums = { name: string; count: number; newest: Pick<AlbumView, 'title' | 'artist' | 'coverUrl'> }

/** The first names of a list, and the number of all. */
export type FirstNames = { names: NamedAlbums[]; total: number }

export type NameCount = NamedAlbums & { folded: string; newest: SearchableAlbum }

function countNames(
  albums: readonly SearchableAlbum[],
  nameOf: (album: SearchableAlbum) => string | undefined,
  keyOf: (album: SearchableAlbum) => string | undefined,
): NameCount[] {
  const counts = new Map<string, NameCount>()
  for (const album of albums) {
    const key = keyOf(album)
    const name = nameOf(album)
    if (!key || !name) continue
    const known = counts.get(key)
    if (!known) counts.set(key, { name, folded: foldText(name), count: 1, newest: album })
    else {
      known.count += 1
      if (album.addedTime > known.newest.addedTime) known.newest = album
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || compareText(a.folded, b.folded))
}

/** The artists of albums, ignoring case, those with most albums first. */
export const countArtists = (albums: readonly SearchableAlbum[]): NameCount[] =>
  countNames(
    albums,
    ({ artist }) => artist,
    ({ foldedArtist }) => foldedArtist,
  )

/** The labels of albums in Bandcamp's spelling, those with most albums first. */
export const countLabels = (albums: readonly SearchableAlbum[]): NameCount[] =>
  countNames(
    albums,
    ({ label }) => label,
    ({ label }) => label,
  )
