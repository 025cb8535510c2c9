import { useMemo, useState } from 'react'
import { albumsInCrate } from '#domain/crates/crate-members.ts'
import { type CollectionQuery, collectionSearch, filterAlbums } from '#domain/query/collection-query.ts'
import { isPlain } from '#domain/query/plain.ts'
import { useCollectionPage } from '#islands/data/api/albums-api.ts'
import { searchableOf } from '#islands/data/view/album-filter.ts'
import { useAlbums, useMembers } from '#islands/data/view/use-records.ts'

/** How many albums the collection behind the dialog shows, on all pages. */
export function useShownCount(query: CollectionQuery): number | undefined {
  const albums = useAlbums()
  const members = useMembers(query.crate !== null)
  const [now] = useState(() => new Date())
  // The server counts what a text with operators finds.
  const hasOperators = !isPlain(query.q)
  const { data: page } = useCollectionPage(hasOperators ? collectionSearch(query) : null)
  return useMemo(() => {
    if (hasOperators) return page?.shown
    if (!albums) return undefined
    const inPlace = query.crate === null ? albums : members && albumsInCrate(albums, query.crate, members)
    return inPlace && filterAlbums(inPlace.map(searchableOf), query, now).length
  }, [albums, members, query, now, hasOperators, page])
}
