import { sql } from 'drizzle-orm'
import { type CollectionQuery, sortOf } from '#domain/query/collection-query.ts'
import { FILTER_NAMES, mapFilters } from '#domain/query/filters.ts'
import type { Ctx } from '../context.ts'
import { viewColumns } from './album-rows.ts'
import { albumsInCrate, newestAlbums } from './list-albums.ts'
import { asLimit, itemsPerPage, type PageSize } from './page-size.ts'

const FILTERS_OF_ALBUMS = FILTER_NAMES.filter((name) => name !== 'list' && name !== 'crate')

const isUnfiltered = (query: CollectionQuery) => mapFilters(query, FILTERS_OF_ALBUMS, () => true).length === 0

/** Whether a query shows a whole list, or both lists. */
export const isWholeList = (query: CollectionQuery): boolean => query.crate === null && isUnfiltered(query)

/** The statement that reads a page in the order of an index, with `ownSize` albums or the person's page size; null for other queries. */
export function indexedPage(ctx: Ctx, query: CollectionQuery, ownSize: PageSize = null) {
  const { db, userId } = ctx
  const size = sql<number>`coalesce(${ownSize}, ${itemsPerPage(userId)})`
  const offset = sql<number>`${query.page - 1} * ${size}`
  if (isWholeList(query) && sortOf(query) === 'recent') {
    return newestAlbums(db, userId, query.list).limit(asLimit(size)).offset(asLimit(offset))
  }
  if (typeof query.crate === 'number' && isUnfiltered(query) && sortOf(query) === 'crate') {
    return albumsInCrate(ctx, query.crate, viewColumns).limit(asLimit(size)).offset(asLimit(offset))
  }
  return null
}
