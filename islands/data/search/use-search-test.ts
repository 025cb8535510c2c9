import { useMemo } from 'react'
import type { Rates } from '#domain/albums/money.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { isPlain } from '#domain/query/plain.ts'
import type { AlbumTest } from '#domain/query/searchable-album.ts'
import { useMembers } from '../use-records.ts'
import { queryCode } from './query-code.ts'

/** What tests albums for a search text with operators: null until its code and the crates are there, undefined for plain text. */
export function useSearchTest(
  { q }: CollectionQuery,
  crates: readonly CrateView[],
  rates: Rates,
  now: number,
): AlbumTest | null | undefined {
  const hasOperators = !isPlain(q)
  const { createTest } = queryCode.use()
  const members = useMembers(hasOperators)
  return useMemo(
    () =>
      hasOperators
        ? createTest && members
          ? createTest(q, { now: new Date(now), crates, members, rates })
          : null
        : undefined,
    [hasOperators, q, createTest, members, crates, rates, now],
  )
}
