import { useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { Rates } from '#domain/albums/money.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { albumOrder, bestFirst, type CollectionQuery, filterAlbums, sortOf } from '#domain/query/collection-query.ts'
import { isPlain } from '#domain/query/plain.ts'
import type { AlbumTest } from '#domain/query/searchable-album.ts'
import { useCode } from '#islands/lib/lazy.ts'
import { useImported } from '../api/imports-api.ts'
import { createAlbumSort } from './album-sort.ts'
import { QUERY_CODE } from './query-code.ts'
import { useMembers } from './use-records.ts'

type Context = { crates: readonly CrateView[]; rates: Rates; now: number }

/** A test of albums for whether they are where a query looks; null until that is known. */
function usePlace({ crate: place, imports }: CollectionQuery): ((album: AlbumView) => boolean) | null {
  const members = useMembers(place !== null)
  const { data: imported } = useImported(imports)
  return useMemo(() => {
    if ((place !== null && !members) || (imports !== null && !imported)) return null
    const held = new Set(
      members?.flatMap(({ crateId, albumIds }) => (place === 'none' || crateId === place ? albumIds : [])),
    )
    return ({ id }) => (!imported || imported.has(id)) && (place === null || held.has(id) !== (place === 'none'))
  }, [place, members, imports, imported])
}

/** What tests albums for a search text with operators: null until its code and the crates are there, undefined for plain text. */
function useSearchTest({ q }: CollectionQuery, { crates, rates, now }: Context): AlbumTest | null | undefined {
  const hasOperators = !isPlain(q)
  const code = useCode(hasOperators ? QUERY_CODE : undefined)
  const members = useMembers(hasOperators)
  return useMemo(() => {
    if (!hasOperators) return undefined
    return code && members ? code.createQueryTest(q, { now: new Date(now), crates, members, rates }) : null
  }, [hasOperators, q, code, members, crates, rates, now])
}

/**
 * What a query finds among albums, in its order: `among` are all that are where it looks, `found` what of them it finds. Undefined and null
 * until that is known, as is `searchTest`, which tests albums for a search text with operators.
 */
export function useFound(albums: readonly AlbumView[] | undefined, query: CollectionQuery, context: Context) {
  const { rates, now } = context
  const { crate: place, seed } = query
  const isInPlace = usePlace(query)
  const searchTest = useSearchTest(query, context)
  const sort = sortOf(query)
  const members = useMembers(sort === 'crate')
  const crateOrder = members?.find(({ crateId }) => crateId === place)?.albumIds
  const compare = useMemo(
    () => albumOrder(sort, { ...(crateOrder && { crateOrder }), rates, seed }),
    [sort, crateOrder, rates, seed],
  )
  const [sorted] = useState(createAlbumSort)
  const among = albums && isInPlace ? sorted(albums, isInPlace, compare) : undefined
  const found = useMemo(() => {
    if (!among || searchTest === null) return null
    return bestFirst(filterAlbums(among, query, new Date(now), searchTest), query)
  }, [among, query, now, searchTest])
  return { among, found, searchTest }
}
