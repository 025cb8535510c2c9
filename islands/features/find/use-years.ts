import { useMemo } from 'react'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { isDecade, type Years } from '#domain/query/filters.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'

/** The release years that a query asks for; null for any. */
export const yearsOf = ({ year, decade }: Pick<CollectionQuery, 'year' | 'decade'>): Years | null =>
  year ?? (decade === null ? null : { from: decade, to: decade + 9 })

/** The query with other years. */
export const withYears = (query: CollectionQuery, years: Years | null): CollectionQuery => ({
  ...query,
  ...(years && isDecade(years) ? { year: null, decade: years.from } : { year: years, decade: null }),
  page: 1,
})

/** The release years of all albums and the chosen ones, latest first. */
export function useYears(isOpen: boolean, { year, decade }: CollectionQuery): number[] {
  const all = useAlbums()
  return useMemo(() => {
    const chosen = yearsOf({ year, decade })
    const years = new Set(chosen ? [chosen.from, chosen.to] : [])
    if (isOpen) for (const { releaseDate } of all ?? []) if (releaseDate) years.add(Number(releaseDate.slice(0, 4)))
    return [...years].sort((a, b) => b - a)
  }, [isOpen, all, year, decade])
}
