import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { ShownAlbums } from '#islands/features/list/public.ts'

/** The list behind an open album. */
export type AlbumSlotProps = { query: CollectionQuery; shown: ShownAlbums; pageSize: number }
