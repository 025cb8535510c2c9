import { useMemo } from 'react'
import type { AlbumView } from '#domain/album.ts'
import { type CollectionQuery, filterAlbums } from '#domain/collection-query.ts'
import { albumsInCrate } from '#domain/crate-members.ts'
import type { AlbumTest } from '#domain/query/test-query.ts'
import * as messages from '#locales/collection/page.ts'
import { useMembers } from '../crates/crates-api.ts'
import { searchableOf } from '../find/album-filter.ts'
import { QueryLink } from '../ui/query-link.tsx'

type ElsewhereProps = {
  albums: readonly AlbumView[]
  query: CollectionQuery
  searchTest: AlbumTest | undefined
  now: number
}

/** What the same search finds in the other list. */
export function Elsewhere({ albums, query, searchTest, now }: ElsewhereProps) {
  const list = query.list === 'wishlist' ? 'collection' : 'wishlist'
  const there = useMemo(() => ({ ...query, list, page: 1 }) as const, [query, list])
  const isUncrated = query.crate === 'none'
  const { data: members } = useMembers(isUncrated)
  const count = useMemo(() => {
    const among = isUncrated ? albumsInCrate(albums, 'none', members ?? []) : albums
    return filterAlbums(among.map(searchableOf), there, new Date(now), searchTest).length
  }, [albums, isUncrated, members, there, now, searchTest])
  if (query.list === 'both' || typeof query.crate === 'number' || count === 0) return null
  return (
    <QueryLink className="btn btn-outline" query={there}>
      {messages.inOtherList[list](count)}
    </QueryLink>
  )
}
