import { useMemo } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { Rates } from '#domain/albums/money.ts'
import { albumsInCrate } from '#domain/crates/crate-members.ts'
import { type CollectionQuery, sortAlbums, sortOf } from '#domain/query/collection-query.ts'
import { useMembers } from '#islands/data/api/crates-api.ts'
import { useImported } from '#islands/data/api/imports-api.ts'
import { searchableOf } from '#islands/data/search/album-filter.ts'

/** The albums that are where a query looks, as they come and in its order; undefined until it is known which ones. */
export function useInOrder(albums: readonly AlbumView[] | undefined, query: CollectionQuery, rates: Rates) {
  const { crate: place, seed } = query
  const members = useMembers(place !== null)
  const { data: imported } = useImported(query.imports)
  const isOfImport = query.imports !== null
  const inPlace = useMemo(() => {
    const found = isOfImport ? imported && albums?.filter(({ id }) => imported.has(id)) : albums
    if (place === null) return found
    return found && members.data && albumsInCrate(found, place, members.data)
  }, [albums, members.data, place, isOfImport, imported])
  const sort = sortOf(query)
  const order = sort === 'crate' ? members.data?.find(({ crateId }) => crateId === place)?.albumIds : undefined
  const sorted = useMemo(
    () => inPlace && sortAlbums(inPlace.map(searchableOf), sort, { crateOrder: order, rates, seed }),
    [inPlace, sort, order, rates, seed],
  )
  return { inPlace, sorted, members }
}
