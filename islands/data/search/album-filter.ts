import { useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { type CollectionQuery, collectionSearch, filterAlbums } from '#domain/query/collection-query.ts'
import { type AlbumTest, foldSearch, type SearchableAlbum, toSearchable } from '#domain/query/searchable-album.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'
import { createTextSearch, type TextSearch } from './text-search.ts'

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

/** Whether an album is prepared for searching. */
const isPrepared = (album: AlbumView): boolean => made.has(album)

// What takes less than a frame on a slow phone.
const FEW = 500

/**
 * The albums, prepared for searching. A change to a few shows at once; a long list is prepared in time slices, and until then the one
 * before remains.
 */
export function usePrepared(albums: readonly AlbumView[] | undefined): readonly AlbumView[] | undefined {
  const [prepared, setPrepared] = useState<readonly AlbumView[]>()
  const isReady = useMemo(() => {
    let missing = 0
    return albums?.every((album) => isPrepared(album) || ++missing <= FEW) ?? false
  }, [albums])
  if (isReady && prepared !== albums) setPrepared(albums)
  useEffect(() => {
    if (!albums || isReady) return
    const end = new AbortController()
    void inTimeSlices(albums, searchableOf, end.signal).then((isDone) => isDone && setPrepared(albums))
    return () => end.abort()
  }, [albums, isReady])
  return isReady ? albums : prepared
}

type Found = {
  among: readonly SearchableAlbum[]
  query: CollectionQuery
  now: number
  searchTest: AlbumTest | undefined
  hits: SearchableAlbum[]
  search?: TextSearch
}

/** How many searches are remembered. */
const REMEMBERED = 16
/** From how many albums on their texts are searched as one. */
const MANY = 5_000

/**
 * A `filterAlbums` that remembers its last results, each found among the one before: a search text that grew searches only the last hits, and one
 * that shrinks again finds the same array as before. A text with operators has a test of its own, which is the same as long as the text is.
 */
export function createAlbumFilter() {
  let found: Found[] = []
  return (
    among: readonly SearchableAlbum[],
    query: CollectionQuery,
    now: number,
    searchTest?: AlbumTest,
  ): SearchableAlbum[] => {
    const others = besidesText(query)
    const text = folded(query)
    found = found.filter(
      (one) =>
        one.among === among &&
        one.now === now &&
        one.searchTest === searchTest &&
        besidesText(one.query) === others &&
        text.includes(folded(one.query)),
    )
    const [first, last] = [found[0], found.at(-1)]
    if (last && folded(last.query) === text) return last.hits
    let hits: SearchableAlbum[]
    if (first && last && !searchTest && last.hits.length >= MANY) {
      first.search ??= createTextSearch(first.hits)
      hits = first.search(text)
    } else hits = filterAlbums(last?.hits ?? among, query, new Date(now), searchTest)
    found = [...found, { among, query, now, searchTest, hits }].slice(-REMEMBERED)
    return hits
  }
}
