import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { TagCount } from '#domain/tags/tags.ts'
import type { ShownAlbums } from '#islands/features/list/use-shown-albums.ts'
import type { Filters } from '#islands/features/list/use-view.ts'

export type FiltersProps = {
  filters: Filters
  query: CollectionQuery
  shown: ShownAlbums
  seedTags: TagCount[]
}
