import { useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { albumsInCrate } from '#domain/crates/crate-members.ts'
import { albumTest, type CollectionQuery } from '#domain/query/collection-query.ts'
import type { AlbumTest } from '#domain/query/searchable-album.ts'
import { useMembers } from '#islands/data/api/crates-api.ts'
import { searchableOf } from '#islands/data/search/album-filter.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/collection/page.ts'

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
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (isUncrated && !members) return
    const among = isUncrated ? albumsInCrate(albums, 'none', members ?? []) : albums
    const matches = albumTest(there, new Date(now), searchTest)
    const end = new AbortController()
    let found = 0
    const look = (album: AlbumView) => {
      if (matches(searchableOf(album))) found += 1
    }
    void inTimeSlices(among, look, end.signal).then((isDone) => isDone && setCount(found))
    return () => end.abort()
  }, [albums, isUncrated, members, there, now, searchTest])
  if (query.list === 'both' || typeof query.crate === 'number' || count === 0) return null
  return (
    <QueryLink className="btn btn-outline" query={there}>
      {messages.inOtherList[list](count)}
    </QueryLink>
  )
}
