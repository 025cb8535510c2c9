import { Fragment, useCallback, useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { albumsInCrate } from '#domain/crates/crate-members.ts'
import { albumTest, type CollectionQuery } from '#domain/query/collection-query.ts'
import { createNearestSearch } from '#domain/query/nearest-searches.ts'
import type { AlbumTest, SearchableAlbum } from '#domain/query/searchable-album.ts'
import { searchableOf } from '#islands/data/view/album-filter.ts'
import { useMembers } from '#islands/data/view/use-records.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/collection.ts'

type ElsewhereProps = {
  albums: readonly AlbumView[]
  query: CollectionQuery
  searchTest: AlbumTest | undefined
  now: number
}

type Collector<Result> = { add: (album: SearchableAlbum) => void; result: () => Result }

/** What a collector makes of the albums that a query finds, in time slices; undefined until then, and where it is not wanted. */
function useCollected<Result>(
  isWanted: boolean,
  create: () => Collector<Result>,
  { albums, query, searchTest, now }: ElsewhereProps,
): Result | undefined {
  const [result, setResult] = useState<Result>()
  const { crate } = query
  const members = useMembers(isWanted && crate !== null)
  useEffect(() => {
    if (!isWanted || (crate !== null && !members)) return
    const among = crate === null ? albums : albumsInCrate(albums, crate, members ?? [])
    const matches = albumTest(query, new Date(now), searchTest)
    const { add, result } = create()
    const end = new AbortController()
    const look = (album: AlbumView) => {
      const searchable = searchableOf(album)
      if (matches(searchable)) add(searchable)
    }
    void inTimeSlices(among, look, end.signal).then((isDone) => isDone && setResult(result()))
    return () => end.abort()
  }, [isWanted, create, albums, query, crate, members, now, searchTest])
  return isWanted ? result : undefined
}

/** What searches nearly the same find. */
export function Nearest({ albums, query, now }: Omit<ElsewhereProps, 'searchTest'>) {
  const { q } = query
  const others = useMemo(() => ({ ...query, q: '' }), [query])
  const create = useCallback(() => createNearestSearch(q), [q])
  const nearest = useCollected(q.trim() !== '', create, { albums, query: others, searchTest: undefined, now })
  if (!nearest || nearest.length === 0) return null
  return (
    <p className="w-full">
      {messages.nearest}{' '}
      {nearest.map(({ q, count }, index) => (
        <Fragment key={q}>
          {index > 0 && ' · '}
          <QueryLink className="text-link" query={{ ...query, q, page: 1 }}>
            {q}
          </QueryLink>{' '}
          <span className="text-ink-3">{messages.nearestCount(count)}</span>
        </Fragment>
      ))}
    </p>
  )
}

function createCounter(): Collector<number> {
  let count = 0
  const add = () => {
    count += 1
  }
  return { add, result: () => count }
}

/** What the same search finds in the other list. */
export function Elsewhere({ albums, query, searchTest, now }: ElsewhereProps) {
  const list = query.list === 'wishlist' ? 'collection' : 'wishlist'
  const there = useMemo(() => ({ ...query, list, page: 1 }) as const, [query, list])
  const isWanted = query.list !== 'both' && typeof query.crate !== 'number'
  const count = useCollected(isWanted, createCounter, { albums, query: there, searchTest, now })
  if (!count) return null
  return (
    <QueryLink className="btn btn-outline" query={there}>
      {messages.inOtherList[list](count)}
    </QueryLink>
  )
}
