import { useMemo } from 'react'
import type { Rates } from '#domain/albums/money.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { isPlain } from '#domain/query/plain.ts'
import type { AlbumTest } from '#domain/query/searchable-album.ts'
import { useCode } from '#islands/lib/lazy.ts'
import { QUERY_CODE } from './query-code.ts'
import { useMembers } from './use-records.ts'

/** What tests albums for a search text with operators: null until its code and the crates are there, undefined for plain text. */
export function useSearchTest(
  { q }: CollectionQuery,
  crates: readonly CrateView[],
  rates: Rates,
  now: number,
): AlbumTest | null | undefined {
  const hasOperators = !isPlain(q)
  const code = useCode(hasOperators ? QUERY_CODE : undefined)
  const members = useMembers(hasOperators)
  return useMemo(
    () =>
      hasOperators
        ? code && members
          ? code.createQueryTest(q, { now: new Date(now), crates, members, rates })
          : null
        : undefined,
    [hasOperators, q, code, members, crates, rates, now],
  )
}
