import { and, eq, isNull, sql } from 'drizzle-orm'
import { type CollectionQuery, sortOf } from '#domain/query/collection-query.ts'
import { FILTER_NAMES, mapFilters } from '#domain/query/filters.ts'
import { isOneOf } from '../changes/rows.ts'
import type { Ctx } from '../context.ts'
import { album, crateAlbum } from '../schema.ts'
import { viewColumns } from './album-rows.ts'
import { newestAlbums } from './list-albums.ts'
import { asLimit, itemsPerPage, type PageSize } from './page-size.ts'

const FILTERS_OF_ALBUMS = FILTER_NAMES.filter((name) => name !== 'list' && name !== 'crate')

const isUnfiltered = (query: CollectionQuery) => mapFilters(query, FILTERS_OF_ALBUMS, () => true).length === 0

/** Whether a query shows a whole list, or both lists. */
export const isWholeList = (query: CollectionQuery): boolean => query.crate === null && isUnfiltered(query)

/** The statement that reads a page in the order of an index, with `ownSize` albums or the person's page size; null for other queries. */
export function indexedPage({ db, userId }: Ctx, query: CollectionQuery, ownSize: PageSize = null) {
  const size = sql<number>`coalesce(${ownSize}, ${itemsPerPage(userId)})`
  const offset = sql<number>`${query.page - 1} * ${size}`
  if (isWholeList(query) && sortOf(query) === 'recent') {
    return newestAlbums(db, userId, query.list).limit(asLimit(size)).offset(asLimit(offset))
  }
  if (typeof query.crate === 'number' && isUnfiltered(query) && sortOf(query) === 'crate') {
    return db
      .select(viewColumns)
      .from(crateAlbum)
      .innerJoin(album, eq(album.id, crateAlbum.albumId))
      .where(and(eq(crateAlbum.userId, userId), eq(crateAlbum.crateId, query.crate), isNull(album.deletedAt)))
      .orderBy(crateAlbum.position, crateAlbum.albumId)
      .limit(asLimit(size))
      .offset(asLimit(offset))
  }
  return null
}

/** The statement that reads the albums that were found. */
export const foundPage = ({ db, userId }: Ctx, ids: readonly number[]) =>
  db
    .select(viewColumns)
    .from(album)
    .where(and(isOneOf(userId, ids), isNull(album.deletedAt)))
