import { useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import {
  albumTest,
  type CollectionQuery,
  type CompareAlbums,
  collectionSearch,
  filterAlbums,
} from '#domain/query/collection-query.ts'
import { plainWords } from '#domain/query/plain.ts'
import type { AlbumTest, SearchableAlbum } from '#domain/query/searchable-album.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'
import { isPrepared, searchableOf } from '../store/searchable.ts'
import { difference, withDifference } from './difference.ts'
import { createTextSearch, type TextSearch } from './text-search.ts'

const besidesText = (query: CollectionQuery) => collectionSearch({ ...query, q: '', page: 1 })

// What takes less than a frame on a slow phone.
const FEW = 500

/**
 * The albums, prepared for searching. A change to a few shows at once; a long list is prepared in time slices, and until then the one
 * before remains.
 */
export function usePrepared(albums: readonly AlbumView[] | undefined): readonly AlbumView[] | undefined {
  const [prepared, setPrepared] = useState<readonly AlbumView[]>()
  const isReady = useMemo(() => {
    if (!albums) return false
    let missing = 0
    const isLikeBefore = prepared !== undefined && difference(prepared, albums) !== null
    return isLikeBefore || albums.every((album) => isPrepared(album) || ++missing <= FEW)
  }, [albums, prepared])
  if (isReady && prepared !== albums) setPrepared(albums)
  useEffect(() => {
    if (!albums || isReady) return
    const end = new AbortController()
    void inTimeSlices(albums, searchableOf, end.signal).then((isDone) => isDone && setPrepared(albums))
    return () => end.abort()
  }, [albums, isReady])
  return isReady ? albums : prepared
}

type Place = (album: AlbumView) => boolean

/** A function that sorts the albums of a list. Where a few have changed since it was last called, only these are put into the list. */
export function createAlbumSort() {
  let last:
    | { albums: readonly AlbumView[]; isInPlace: Place; compare: CompareAlbums; sorted: SearchableAlbum[] }
    | undefined
  return (albums: readonly AlbumView[], isInPlace: Place, compare: CompareAlbums): SearchableAlbum[] => {
    const isSame = last?.isInPlace === isInPlace && last.compare === compare
    const changed = last && isSame ? difference(last.albums, albums) : null
    const sorted =
      last && changed
        ? withDifference(
            last.sorted,
            { gone: changed.gone.map(searchableOf), come: changed.come.map(searchableOf) },
            isInPlace,
            compare,
          )
        : albums.filter(isInPlace).map(searchableOf).sort(compare)
    last = { albums, isInPlace, compare, sorted }
    return sorted
  }
}

type Found = {
  among: readonly SearchableAlbum[]
  query: CollectionQuery
  words: readonly string[]
  now: number
  searchTest: AlbumTest | undefined
  hits: SearchableAlbum[]
  search?: TextSearch
}

/** Whether albums that have some words have others too: each of those is in one of these. */
const isNarrower = (words: readonly string[], others: readonly string[]) =>
  others.every((other) => words.some((word) => word.includes(other)))

/** How many searches are remembered. */
const REMEMBERED = 16
/** From how many albums on their texts are searched as one. */
const MANY = 5_000

/**
 * A `filterAlbums` that remembers its last results, each found among the one before: a search text that grew searches only the last hits,
 * and one that shrinks again finds the same array as before. Where a few albums have changed, only these are tested; `compare` is the order
 * of the albums. A text with operators has a test of its own, which is the same as long as the text is.
 */
export function createAlbumFilter() {
  let found: Found[] = []
  return (
    among: readonly SearchableAlbum[],
    query: CollectionQuery,
    now: number,
    searchTest?: AlbumTest,
    compare?: CompareAlbums,
  ): SearchableAlbum[] => {
    const before = found.at(-1)
    const changed = compare && before && before.among !== among ? difference(before.among, among) : null
    if (before && compare && changed) {
      const test = albumTest(before.query, new Date(before.now), before.searchTest)
      const { search: _, ...rest } = before
      found = [{ ...rest, among, hits: withDifference(before.hits, changed, test, compare) }]
    }
    const others = besidesText(query)
    const words = plainWords(query.q)
    found = found.filter(
      (one) =>
        one.among === among &&
        one.now === now &&
        one.searchTest === searchTest &&
        besidesText(one.query) === others &&
        (searchTest ? one.query.q === query.q : isNarrower(words, one.words)),
    )
    const [first, last] = [found[0], found.at(-1)]
    if (last && (searchTest || isNarrower(last.words, words))) return last.hits
    let hits: SearchableAlbum[]
    if (first && last && !searchTest && last.hits.length >= MANY) {
      first.search ??= createTextSearch(first.hits)
      hits = first.search(words)
    } else hits = filterAlbums(last?.hits ?? among, query, new Date(now), searchTest)
    found = [...found, { among, query, words, now, searchTest, hits }].slice(-REMEMBERED)
    return hits
  }
}
