import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { albumsInCrate } from '#domain/crates/crate-members.ts'
import { albumTest, type CollectionQuery } from '#domain/query/collection-query.ts'
import { createNearestSearch, type NearestSearch } from '#domain/query/nearest-searches.ts'
import type { AlbumTest, SearchableAlbum } from '#domain/query/searchable-album.ts'
import { searchableOf } from '#islands/data/store/searchable.ts'
import { useMembers } from '#islands/data/view/use-records.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/collection.ts'
import { Nearest } from './nearest.tsx'

type ElsewhereProps = {
  albums: readonly AlbumView[]
  query: CollectionQuery
  searchTest: AlbumTest | undefined
  now: number
}

type Collector<Result> = { add: (album: SearchableAlbum) => void; result: () => Result }

/** Runs a collector over the albums that a query finds, in time slices; undefined until the result is there, and if it is not wanted. */
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

type NearestProps = Omit<ElsewhereProps, 'searchTest'>

/** The results of similar searches, once known; only if `isWanted`. */
export function useNearest(
  { albums, query, now }: NearestProps,
  isWanted = true,
): readonly NearestSearch[] | undefined {
  const { q } = query
  const others = useMemo(() => ({ ...query, q: '' }), [query])
  const create = useCallback(() => createNearestSearch(q), [q])
  return useCollected(isWanted && q.trim() !== '', create, { albums, query: others, searchTest: undefined, now })
}

/** The same as links; until it is known, `known` is the server's result. */
export function NearestHere({ known, ...given }: NearestProps & { known: readonly NearestSearch[] }) {
  return <Nearest query={given.query} nearest={useNearest(given) ?? known} />
}

function createCounter(): Collector<number> {
  let count = 0
  const add = () => {
    count += 1
  }
  return { add, result: () => count }
}

/** The results of the same search in the other list. */
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
