import type { CollectionQuery } from '#domain/collection-query.ts'
import type { TagCount } from '#domain/tags.ts'
import type { ShownAlbums } from '../collection/use-shown-albums.ts'
import type { Filters } from '../collection/use-view.ts'

export type FiltersProps = {
  filters: Filters
  query: CollectionQuery
  shown: ShownAlbums
  seedTags: TagCount[]
}
