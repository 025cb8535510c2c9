import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { currencyOf, type Rates } from '#domain/albums/money.ts'
import { countRating, noRatings, toRatings } from '#domain/albums/ratings.ts'
import type { Statistics } from '#domain/albums/statistics.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import {
  type CollectionQuery,
  collectionSearch,
  filterAlbums,
  sortAlbums,
  sortOf,
} from '#domain/query/collection-query.ts'
import { pageCount } from '#domain/query/paging.ts'
import type { AlbumTest } from '#domain/query/searchable-album.ts'
import { useCollectionPage } from '#islands/data/api/albums-api.ts'
import { searchableOf } from '#islands/data/store/searchable.ts'
import { syncStatus } from '#islands/data/store/status.ts'
import { usePrepared } from '#islands/data/view/album-sort.ts'
import { useFound } from '#islands/data/view/use-found.ts'
import { readOnce, useAlbums, useLoadError } from '#islands/data/view/use-records.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { useDebounced } from '#islands/ui/use-debounced.ts'
import { crateNotLoaded } from '#locales/collection.ts'
import { tryAgain } from '#locales/phrases.ts'
import { useFrozen } from './frozen-order.ts'

const NONE_NEAR: CollectionPage['nearest'] = []

export type ShownAlbums = {
  state: 'ready' | 'loading' | 'failed'
  /** The albums of the current page. */
  albums: AlbumView[]
  /** Whether they are still those of the previous query. */
  isBehind: boolean
  /** Every album that matches the query; null until all albums are loaded. */
  hits: AlbumView[] | null
  /** How many albums match the query, and out of how many. */
  count: number
  total: number
  page: number
  pages: number
  /** Of all albums, or of the uncrated ones if those are shown. */
  counts: CollectionPage['counts']
  statistics: Statistics
  /** The server's results of similar searches, if it was asked for this query. */
  nearest: CollectionPage['nearest']
  /** The test for a search text with operators; null until its code has loaded. */
  searchTest: AlbumTest | null | undefined
  retry: () => void
}

type Asked = {
  query: CollectionQuery
  /** What the server rendered, and whether that is what the address asks for. */
  seed: CollectionPage
  isSeed: boolean
  /** The open crate, unless it is a smart one. */
  crate: CrateView | null
  crates: readonly CrateView[]
  seedSize: number
  pageSize: number
  /** All albums are one page. */
  isUnpaged: boolean
  now: number
}

function countLists(albums: readonly AlbumView[]): CollectionPage['counts'] {
  const counts = { collection: 0, wishlist: 0 }
  for (const { list } of albums) counts[list] += 1
  return counts
}

function countRatings(albums: readonly AlbumView[]) {
  const counted = noRatings()
  for (const album of albums) countRating(counted, album)
  return toRatings(counted, albums.length)
}

/** The server's results until all albums are loaded: the rendered ones, then its answer; null until it answers. */
function useServerPage({ query, seed, seedSize, pageSize }: Asked, isSeed: boolean, hasAll: boolean) {
  // The server may not know the smart crate yet.
  const asked = collectionSearch({ ...query, smartCrate: undefined })
  // The server only knows the saved page size.
  const needed = hasAll || isSeed || pageSize !== seedSize ? null : asked
  const debounced = useDebounced(needed, 150)
  const { data: answer, error } = useCollectionPage(debounced)
  const current = isSeed ? seed : debounced === asked ? (answer ?? null) : null
  const [last, setLast] = useState({ query, page: seed })
  if (current && current !== last.page) setLast({ query, page: current })
  const isSamePlace = last.query.crate === query.crate && last.query.list === query.list
  return { current, last: last.page, isSamePlace, isAsked: needed !== null && !error }
}

const COUNTING = lazyCode(() => import('#domain/albums/statistics.ts'))

/** The statistics of albums; while they are being counted, those of the previous albums. */
function useStatistics(albums: readonly AlbumView[] | null, now: number, currency: string | null, rates: Rates) {
  const [statistics, setStatistics] = useState<Statistics | null>(null)
  const code = useCode(albums ? COUNTING : undefined)
  useEffect(() => {
    if (!albums) {
      setStatistics(null)
      return
    }
    if (!code) return
    const end = new AbortController()
    const counting = code.createStatistics(new Date(now), { currency, rates })
    void inTimeSlices(albums, counting.add, end.signal).then((isDone) => isDone && setStatistics(counting.result()))
    return () => end.abort()
  }, [albums, code, now, currency, rates])
  return albums && statistics
}

/** The figures of the albums: first the server's, then counted here. */
function useFigures(
  { query: { crate: place }, seed, now }: Asked,
  known: readonly AlbumView[] | undefined,
  among: readonly AlbumView[] | undefined,
  hits: AlbumView[] | null,
  last: CollectionPage,
) {
  // While the user types, the list updates at once and the figures after a pause. Ratings may change faster than all figures can be
  // counted.
  const counted = useDebounced(hits, 200)
  const currency = useMemo(() => (known ? currencyOf(known) : seed.money.currency), [known, seed.money])
  const figures = useStatistics(counted, now, currency, seed.money.rates) ?? last.statistics
  const statistics = useMemo(() => ({ ...figures, ...(hits && countRatings(hits)) }), [figures, hits])
  const listed = place === 'none' ? among : known
  const counts = useMemo(() => (listed ? countLists(listed) : last.counts), [listed, last.counts])
  return { statistics, counts }
}

/** The albums that have arrived so far, as far as they match the query, or the previous one. */
function useEarly(asked: Asked, test: AlbumTest | null | undefined, isWanted: boolean) {
  const partial = useDeferredValue(syncStatus.use((status) => status.partial))
  // Otherwise, each arriving block and each key would delay typing.
  const [query, searchTest] = [useDeferredValue(asked.query), useDeferredValue(test)]
  const { seed, now } = asked
  const { rates } = seed.money
  const isPossible = isWanted && query.crate === null && query.imports === null && searchTest !== null
  return useMemo(() => {
    if (!partial || !isPossible) return []
    const sorted = sortAlbums(partial.map(searchableOf), sortOf(query), { rates, seed: query.seed })
    return filterAlbums(sorted, query, new Date(now), searchTest)
  }, [partial, isPossible, rates, query, now, searchTest])
}

/** Why an open crate cannot be shown as requested. */
function useCrateProblem(error: ApiError | undefined): void {
  useEffect(() => {
    if (!error) return
    const action = { label: tryAgain, onAction: readOnce }
    void showToast({ kind: 'error', title: crateNotLoaded, text: error.message, action })
  }, [error])
}

/** The albums for the address: found by the server, and in memory as soon as all albums are loaded. */
export function useShownAlbums(asked: Asked): ShownAlbums {
  const { query, seed, crate, crates, pageSize, isUnpaged, now } = asked
  const prepared = usePrepared(useAlbums())
  const error = useLoadError()
  const isRendered = asked.isSeed && pageSize === asked.seedSize && (seed.albums.length > 0 || seed.shown === 0)
  const isBehind = syncStatus.use((status) => status.isBehind)
  // The server rendered the page from a newer state than the copy, and the difference is still loading.
  const known = isBehind && isRendered ? undefined : prepared
  const { among, found, searchTest } = useFound(known, query, { crates, rates: seed.money.rates, now })
  const hits = useFrozen(found, among, query)
  const { current, last, isSamePlace, isAsked } = useServerPage(asked, isRendered, hits !== null)
  const early = useEarly(asked, searchTest, !hits && !current)
  const { statistics, counts } = useFigures(asked, known, among, hits, last)
  useCrateProblem(query.crate === null ? undefined : error)

  const inLists = { ...counts, both: counts.collection + counts.wishlist }
  const total = crate ? (among?.length ?? crate.albumCount) : inLists[query.list]
  const count = hits?.length ?? (current ? last.shown : early.length || last.shown)
  const isOnePage = (hits && isUnpaged) || (!hits && !current && early.length > 0)
  const pages = isOnePage ? 1 : pageCount(count, pageSize)
  const page = Math.min(query.page, pages)
  const asAsked = (isUnpaged ? hits : hits?.slice((page - 1) * pageSize, page * pageSize)) ?? current?.albums
  const hasFailed = error !== undefined && !isAsked
  // While the server answers, the cards before stay.
  const before = isSamePlace && !hasFailed ? last.albums : []
  const albums = asAsked ?? (early.length > 0 ? early.slice(0, pageSize) : before)
  const isReady = asAsked !== undefined || albums.length > 0
  const state = isReady ? 'ready' : hasFailed ? 'failed' : 'loading'
  const nearest = current?.nearest ?? NONE_NEAR
  const shared = { nearest, hits, count, total, page, pages, counts, statistics, searchTest, retry: readOnce }
  return { ...shared, state, albums, isBehind: !asAsked }
}
