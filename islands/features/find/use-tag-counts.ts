import { useMemo } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { countTags } from '#domain/albums/statistics.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { TagCount } from '#domain/tags/tags.ts'
import { isChosen } from '#islands/lib/queries.ts'

/** The tags of the albums shown, most used first. Chosen tags come first, so that they can always be removed. */
export function useTagCounts(
  isOpen: boolean,
  query: CollectionQuery,
  hits: AlbumView[] | null,
  seedTags: TagCount[],
): TagCount[] {
  const counted = useMemo(() => (isOpen && hits ? countTags(hits) : seedTags), [isOpen, hits, seedTags])
  return useMemo(() => {
    const shown = counted.map(({ tag }) => tag)
    const missing = query.tags.filter((tag) => !isChosen(shown, tag))
    return [...missing.map((tag) => counted.find((one) => isChosen([tag], one.tag)) ?? { tag, count: 0 }), ...counted]
  }, [counted, query.tags])
}
