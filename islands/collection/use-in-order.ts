import { useMemo } from 'react'
import type { AlbumView } from '#domain/album.ts'
import { type CollectionQuery, sortAlbums, sortOf } from '#domain/collection-query.ts'
import { albumsInCrate } from '#domain/crate-members.ts'
import type { Rates } from '#domain/money.ts'
import { useMembers } from '../crates/crates-api.ts'
import { searchableOf } from '../find/album-filter.ts'

/** The albums that are where a query looks, as they come and in its order; undefined until it is known which ones. */
export function useInOrder(albums: readonly AlbumView[] | undefined, query: CollectionQuery, rates: Rates) {
  const { crate: place, seed } = query
  const members = useMembers(place !== null)
  const inPlace = useMemo(() => {
    if (place === null) return albums
    return albums && members.data && albumsInCrate(albums, place, members.data)
  }, [albums, members.data, place])
  const sort = sortOf(query)
  const order = sort === 'crate' ? members.data?.find(({ crateId }) => crateId === place)?.albumIds : undefined
  const sorted = useMemo(
    () => inPlace && sortAlbums(inPlace.map(searchableOf), sort, { crateOrder: order, rates, seed }),
    [inPlace, sort, order, rates, seed],
  )
  return { inPlace, sorted, members }
}
