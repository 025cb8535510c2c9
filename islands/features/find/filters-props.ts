import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { TagCount } from '#domain/tags/tags.ts'
import type { Filters, ShownAlbums } from '#islands/features/list/public.ts'

export type FiltersProps = {
  filters: Filters
  query: CollectionQuery
  shown: ShownAlbums
  seedTags: TagCount[]
}
