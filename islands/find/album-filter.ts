import type { AlbumView } from '#domain/album.ts'
import { type CollectionQuery, collectionSearch, filterAlbums } from '#domain/collection-query.ts'
import { foldSearch, type SearchableAlbum, toSearchable } from '#domain/searchable-album.ts'

const made = new WeakMap<AlbumView, SearchableAlbum>()

/** An album prepared for searching; the same album gives the same object. */
export function searchableOf(album: AlbumView): SearchableAlbum {
  const known = made.get(album)
  if (known) return known
  const searchable = toSearchable(album)
  made.set(album, searchable)
  return searchable
}

const folded = (query: CollectionQuery) => foldSearch(query.q)
const besidesText = (query: CollectionQuery) => collectionSearch({ ...query, q: '', page: 1 })

type Found = { among: readonly SearchableAlbum[]; query: CollectionQuery; now: number; hits: SearchableAlbum[] }

/**
 * A `filterAlbums` that remembers its last result: the same query returns the same array, and a search text that grew searches only
 * the last hits.
 */
export function createAlbumFilter() {
  let last: Found | null = null
  return (among: readonly SearchableAlbum[], query: CollectionQuery, now: number): SearchableAlbum[] => {
    const isComparable =
      last !== null && last.among === among && last.now === now && besidesText(last.query) === besidesText(query)
    if (last && isComparable && folded(last.query) === folded(query)) return last.hits
    const isNarrower = last !== null && isComparable && folded(query).includes(folded(last.query))
    const hits = filterAlbums(last && isNarrower ? last.hits : among, query, new Date(now))
    last = { among, query, now, hits }
    return hits
  }
}
