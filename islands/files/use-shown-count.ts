import { useMemo, useState } from 'react'
import { type CollectionQuery, filterAlbums } from '#domain/collection-query.ts'
import { albumsInCrate } from '#domain/crate-members.ts'
import { useAlbums } from '../album/albums-api.ts'
import { useMembers } from '../crates/crates-api.ts'
import { searchableOf } from '../find/album-filter.ts'

/** How many albums the collection behind the dialog shows, on all pages. */
export function useShownCount(query: CollectionQuery): number | undefined {
  const { data: albums } = useAlbums()
  const { data: members } = useMembers(query.crate !== null)
  const [now] = useState(() => new Date())
  return useMemo(() => {
    if (!albums) return undefined
    const inPlace = query.crate === null ? albums : members && albumsInCrate(albums, query.crate, members)
    return inPlace && filterAlbums(inPlace.map(searchableOf), query, now).length
  }, [albums, members, query, now])
}
