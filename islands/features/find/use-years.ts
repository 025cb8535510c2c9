import { useMemo } from 'react'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { useAlbums } from '#islands/data/api/albums-api.ts'

/** The release years of all albums and the chosen one, latest first. */
export function useYears(isOpen: boolean, { year }: CollectionQuery): number[] {
  const { data: all } = useAlbums()
  return useMemo(() => {
    const years = new Set(year === null ? [] : [year])
    if (isOpen) for (const { releaseDate } of all ?? []) if (releaseDate) years.add(Number(releaseDate.slice(0, 4)))
    return [...years].sort((a, b) => b - a)
  }, [isOpen, all, year])
}
