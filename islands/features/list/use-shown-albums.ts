import { useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { commonCurrency, type Rates } from '#domain/albums/money.ts'
import { ratingsOf } from '#domain/albums/ratings.ts'
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
import { useAlbums, useCollectionPage } from '#islands/data/api/albums-api.ts'
import { createAlbumFilter, searchableOf, usePrepared } from '#islands/data/search/album-filter.ts'
import { useSearchTest } from '#islands/data/search/use-search-test.ts'
import { recordNews } from '#islands/data/sync/news.ts'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { useDebounced } from '#islands/ui/use-debounced.ts'
import { crateNotLoaded } from '#locales/collection/page.ts'
import { tryAgain } from '#locales/phrases.ts'
import { useHeld } from './held-order.ts'
import { useInOrder } from './use-in-order.ts'

export type ShownAlbums = {
  state: 'ready' | 'loading' | 'failed'
  /** The albums of the current page. */
  albums: AlbumView[]
  /** Whether they are still those of the query before. */
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
  /** What tests albums for a search text with operators; null until that is known. */
  searchTest: AlbumTest | null | undefined
  retry: () => void
}

type Asked = {
  query: CollectionQuery
  /** What the server rendered, and whether it is what the address asks for. */
  seed: CollectionPage
  isSeed: boolean
  /** The open crate, unless it is a smart one. */
  crate: CrateView | null
  crates: readonly CrateView[]
  seedSize: number
  pageSize: number
  /** All albums are one page. */
  isWhole: boolean
  now: number
}

const countLists = (albums: readonly AlbumView[]) => {
  const wishlist = albums.reduce((count, album) => count + Number(album.list === 'wishlist'), 0)
  return { collection: albums.length - wishlist, wishlist }
}

function ownCurrency(albums: readonly AlbumView[]) {
  const counts = new Map<string, number>()
  for (const { currency } of albums) if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return commonCurrency(counts)
}

/** What the server knows of the query until all albums are loaded: what it rendered, then its answer. `current` is null until it answers. */
function useServerPage({ query, seed, seedSize, pageSize }: Asked, isSeed: boolean, hasAll: boolean) {
  // It may not know the smart crate yet.
  const asked = collectionSearch({ ...query, smartCrate: undefined })
  // The server knows only the page size that is saved.
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

/** The statistics of albums; while they are counted, those of the albums before. */
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

/** The albums that the address selects: as the server finds them, and as soon as all albums are loaded, filtered in memory. */
export function useShownAlbums(asked: Asked): ShownAlbums {
  const { query, seed, crate, crates, pageSize, isWhole, now } = asked
  const all = useAlbums()
  const prepared = usePrepared(all.data)
  const place = query.crate
  const isRendered = asked.isSeed && pageSize === asked.seedSize && (seed.albums.length > 0 || seed.shown === 0)
  const { partial, isBehind } = recordNews.use()
  // The server rendered the page after what the copy knows, and the difference is on its way.
  const known = isBehind && isRendered ? undefined : prepared
  const [filter] = useState(createAlbumFilter)

  const { rates } = seed.money
  const { inPlace, sorted, members } = useInOrder(known, query, rates)
  const searchTest = useSearchTest(query, crates, rates, now)
  const found = sorted && searchTest !== null ? filter(sorted, query, now, searchTest) : null
  const hits = useHeld(found, sorted, query)
  const { current, last, isSamePlace, isAsked } = useServerPage(asked, isRendered, hits !== null)
  // While the others are still arriving, the first albums are searched.
  const early = useMemo(
    () =>
      partial && place === null && query.imports === null && !hits && !current && searchTest !== null
        ? filterAlbums(
            sortAlbums(partial.map(searchableOf), sortOf(query), { rates, seed: query.seed }),
            query,
            new Date(now),
            searchTest,
          )
        : null,
    [partial, place, hits, current, rates, query, now, searchTest],
  )

  // While the user types, the list updates at once and the figures after a pause.
  const counted = useDebounced(hits, 100)
  const currency = useMemo(() => (known ? ownCurrency(known) : seed.money.currency), [known, seed.money])
  const figures = useStatistics(counted, now, currency, rates) ?? last.statistics
  // Ratings may come faster than all figures can be counted.
  const statistics = useMemo(() => ({ ...figures, ...(hits && ratingsOf(hits)) }), [figures, hits])
  const counts = useMemo(() => {
    const listed = place === 'none' ? inPlace : known
    return listed ? countLists(listed) : last.counts
  }, [place, inPlace, known, last.counts])

  const total = crate
    ? (inPlace?.length ?? crate.albumCount)
    : query.list === 'both'
      ? counts.collection + counts.wishlist
      : counts[query.list]
  const retry = () => {
    if (all.error) void all.mutate()
    if (members.error) void members.mutate()
  }
  const { error, mutate } = members
  useEffect(() => {
    if (!error) return
    const action = { label: tryAgain, onAction: () => void mutate() }
    void showToast({ kind: 'error', title: crateNotLoaded, text: error.message, action })
  }, [error, mutate])
  const shared = { total, counts, statistics, searchTest, retry }

  if (hits) {
    const pages = isWhole ? 1 : pageCount(hits.length, pageSize)
    const page = Math.min(query.page, pages)
    const albums = isWhole ? hits : hits.slice((page - 1) * pageSize, page * pageSize)
    return { ...shared, state: 'ready', albums, isBehind: false, hits, count: hits.length, page, pages }
  }
  const pages = pageCount(last.shown, pageSize)
  const rest = { ...shared, hits: null, count: last.shown, page: Math.min(query.page, pages), pages }
  if (current) return { ...rest, state: 'ready', albums: current.albums, isBehind: false }
  if (early?.length) {
    const albums = early.slice(0, pageSize)
    return { ...rest, state: 'ready', albums, isBehind: true, count: early.length, page: 1, pages: 1 }
  }
  if ((all.error || members.error) && !isAsked) return { ...rest, state: 'failed', albums: [], isBehind: true }
  // While the server answers, the cards before stay.
  const albums = isSamePlace ? last.albums : []
  return { ...rest, state: albums.length > 0 ? 'ready' : 'loading', albums, isBehind: true }
}
