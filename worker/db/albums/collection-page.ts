import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Money } from '#domain/albums/money.ts'
import type { Statistics } from '#domain/albums/statistics.ts'
import { type CollectionQuery, sortOf } from '#domain/query/collection-query.ts'
import { FILTER_NAMES, mapFilters } from '#domain/query/filters.ts'
import { foldTag, type TagCount } from '#domain/tags/tags.ts'
import { isOneOf } from '../changes/rows.ts'
import type { Ctx } from '../context.ts'
import { album, crateAlbum } from '../schema.ts'
import { viewColumns } from './album-rows.ts'
import { type Figures, toFigures } from './figures.ts'
import type { Counted } from './find-albums.ts'
import { newestAlbums } from './list-albums.ts'
import { asLimit, itemsPerPage, type PageSize } from './page-size.ts'

const FILTERS_OF_ALBUMS = FILTER_NAMES.filter((name) => name !== 'list' && name !== 'crate')

const isUnfiltered = (query: CollectionQuery) => mapFilters(query, FILTERS_OF_ALBUMS, () => true).length === 0

/** Whether a query shows a whole list, or both. */
export const isWholeList = (query: CollectionQuery): boolean => query.crate === null && isUnfiltered(query)

/** The statement that reads a page that an index has in its order, of `ownSize` albums or as many as the person prefers; null for others. */
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

/** The statement that reads albums that were found. */
export const foundPage = ({ db, userId }: Ctx, ids: readonly number[]) =>
  db
    .select(viewColumns)
    .from(album)
    .where(and(isOneOf(userId, ids), isNull(album.deletedAt)))

// SQLite folds ASCII only, so spellings of one tag are merged here under the most frequent one.
function mergeSpellings(counts: readonly TagCount[]): TagCount[] {
  const merged = new Map<string, TagCount>()
  for (const { tag, count } of counts) {
    const known = merged.get(foldTag(tag))
    if (known) known.count += count
    else merged.set(foldTag(tag), { tag, count })
  }
  return [...merged.values()].sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'))
}

const totalOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The total of each name, without what has none. */
function countBy(rows: readonly (readonly [name: string | null, count: number])[]): Map<string, number> {
  const totals = new Map<string, number>()
  for (const [name, count] of rows) if (name !== null) totals.set(name, (totals.get(name) ?? 0) + count)
  return totals
}

/** Maps what `findAlbums` has counted. */
export function toCounted({ groups, months, decades, spellings }: Counted, money: Money, now: Date): Figures {
  const tags = mergeSpellings(spellings)
  const total = (name: 'albums' | 'tracks' | 'r1' | 'r2' | 'r3' | 'r4' | 'r5' | 'halves') =>
    totalOf(groups.map((row) => row[name]))
  const [oldest] = decades
  const newest = decades.at(-1)
  const counts = {
    totalAlbums: total('albums'),
    totalTracks: total('tracks'),
    totalTags: tags.length,
    ratings: [total('r1'), total('r2'), total('r3'), total('r4'), total('r5')] satisfies Statistics['ratings'],
    halfStars: total('halves'),
    months: new Map(months.map((row) => [row.month, row.count])),
    decades: decades.map(({ decade, count }) => ({ decade, count })),
    years: oldest && newest ? ([oldest.first, newest.last] satisfies Statistics['years']) : null,
    tags: tags.slice(0, 100),
    labels: countBy(groups.map(({ label, albums }) => [label, albums])),
    prices: countBy(groups.map(({ currency, price }) => [currency, price])),
  }
  return toFigures(counts, money, now)
}
