import { useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/album.ts'
import type { CollectionPage } from '#domain/collection-page.ts'
import { type CollectionQuery, collectionSearch, sortAlbums, sortOf } from '#domain/collection-query.ts'
import type { CrateView } from '#domain/crate.ts'
import { albumsInCrate } from '#domain/crate-members.ts'
import { commonCurrency } from '#domain/money.ts'
import { pageCount } from '#domain/paging.ts'
import { type Statistics, statisticsOf } from '#domain/statistics.ts'
import { crateNotLoaded } from '#locales/collection/page.ts'
import { tryAgain } from '#locales/phrases.ts'
import { useAlbums } from '../album/albums-api.ts'
import { useMembers } from '../crates/crates-api.ts'
import { createAlbumFilter, searchableOf } from '../find/album-filter.ts'
import { showToast } from '../ui/toaster.tsx'
import { useSettled } from '../ui/use-settled.ts'

export type ShownAlbums = {
  state: 'ready' | 'loading' | 'failed'
  /** The albums of the current page. */
  albums: AlbumView[]
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
  retry: () => void
}

type Asked = {
  query: CollectionQuery
  /** What the server rendered, and for which address. */
  seed: CollectionPage
  search: string
  crate: CrateView | null
  seedSize: number
  pageSize: number
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

/** The albums that the address selects: at first as the server rendered them, then filtered in memory. */
export function useShownAlbums({ query, seed, search, crate, seedSize, pageSize, now }: Asked): ShownAlbums {
  const all = useAlbums()
  const place = query.crate
  const members = useMembers(place !== null)
  const [filter] = useState(createAlbumFilter)

  const inPlace = useMemo(() => {
    if (place === null) return all.data
    return all.data && members.data && albumsInCrate(all.data, place, members.data)
  }, [all.data, members.data, place])
  const { rates } = seed.money
  const sort = sortOf(query)
  const order = sort === 'crate' ? members.data?.find(({ crateId }) => crateId === place)?.albumIds : undefined
  const sorted = useMemo(
    () => inPlace && sortAlbums(inPlace.map(searchableOf), sort, { crateOrder: order, rates }),
    [inPlace, sort, order, rates],
  )
  const hits = sorted ? filter(sorted, query, now) : null

  // While the user types, the list updates at once and the figures after a pause.
  const counted = useSettled(hits, 100)
  const currency = useMemo(() => (all.data ? ownCurrency(all.data) : seed.money.currency), [all.data, seed.money])
  const statistics = useMemo(
    () => (counted ? statisticsOf(counted, new Date(now), { currency, rates }) : seed.statistics),
    [counted, now, currency, rates, seed.statistics],
  )
  const counts = useMemo(() => {
    const known = place === 'none' ? inPlace : all.data
    return known ? countLists(known) : seed.counts
  }, [place, inPlace, all.data, seed.counts])

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
  const shared = { total, counts, statistics, retry }

  if (hits) {
    const pages = pageCount(hits.length, pageSize)
    const page = Math.min(query.page, pages)
    const albums = hits.slice((page - 1) * pageSize, page * pageSize)
    return { ...shared, state: 'ready', albums, hits, count: hits.length, page, pages }
  }
  const isSeed =
    collectionSearch(query) === search && pageSize === seedSize && (seed.albums.length > 0 || seed.shown === 0)
  const pages = pageCount(seed.shown, pageSize)
  const rest = { ...shared, hits: null, count: seed.shown, page: Math.min(query.page, pages), pages }
  if (isSeed) return { ...rest, state: 'ready', albums: seed.albums }
  return { ...rest, state: all.error || members.error ? 'failed' : 'loading', albums: [] }
}
