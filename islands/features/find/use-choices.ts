import { useMemo } from 'react'
import { distinctFormats, type Format } from '#domain/albums/formats.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { isDecade, type Years } from '#domain/query/filters.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { compareNames } from '#locales/intl.ts'

/** The release years that a query asks for; null for any. */
export const yearsOf = ({ year, decade }: Pick<CollectionQuery, 'year' | 'decade'>): Years | null =>
  year ?? (decade === null ? null : { from: decade, to: decade + 9 })

/** The query with other years. */
export const withYears = (query: CollectionQuery, years: Years | null): CollectionQuery => ({
  ...query,
  ...(years && isDecade(years) ? { year: null, decade: years.from } : { year: years, decade: null }),
  page: 1,
})

/** The values to filter by. */
export type Choices = { years: number[]; formats: readonly Format[]; labels: string[] }

/** The values that albums have, with the chosen ones: years latest first, labels by name. */
export function useChoices(isOpen: boolean, { year, decade, format, label }: CollectionQuery): Choices {
  const all = useAlbums()
  return useMemo(() => {
    const chosen = yearsOf({ year, decade })
    const years = new Set(chosen ? [chosen.from, chosen.to] : [])
    const formats = new Set<string>(format ? [format] : [])
    const labels = new Set(label ? [label] : [])
    for (const album of (isOpen && all) || []) {
      if (album.releaseDate) years.add(Number(album.releaseDate.slice(0, 4)))
      for (const one of album.formats) formats.add(one)
      if (album.label) labels.add(album.label)
    }
    return {
      years: [...years].sort((a, b) => b - a),
      formats: distinctFormats([...formats]),
      labels: [...labels].sort(compareNames),
    }
  }, [isOpen, all, year, decade, format, label])
}
