import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AlbumView, List } from '#domain/albums/album.ts'
import { isOneOf } from '../changes/rows.ts'
import type { Ctx } from '../context.ts'
import { batch, type Db } from '../database.ts'
import { album, crateAlbum } from '../schema.ts'
import { type fullColumns, toAlbumView, viewColumns } from './album-rows.ts'
import { asLimit, pageSizeColumn, pageSizeOf, readPageSize } from './page-size.ts'

const revisionOf = (userId: string) => sql<number>`(SELECT max(changed) FROM album WHERE user_id = ${userId})`

/** The statement that reads the albums of a list, or of both, newest first. The index has each list in this order; two lists are merged. */
export function newestAlbums(db: Db, userId: string, place: List | 'both', where?: SQL) {
  const listed = (list: List) =>
    db
      .select({ ...viewColumns, ...pageSizeColumn(userId) })
      .from(album)
      .where(and(eq(album.userId, userId), isNull(album.deletedAt), eq(album.list, list), where))
  const albums = place === 'both' ? listed('collection').unionAll(listed('wishlist')) : listed(place)
  return albums.orderBy(desc(album.addedAt), desc(album.id))
}

/** The statement that reads the person's albums with these ids. Unknown ones, and those in the trash, are skipped. */
export const albumsWithIds = ({ db, userId }: Ctx, ids: readonly number[]) =>
  db
    .select(viewColumns)
    .from(album)
    .where(and(isOneOf(userId, ids), isNull(album.deletedAt)))

/** The person's albums with these ids, by id. */
export const listAlbumsById = async (ctx: Ctx, ids: readonly number[]): Promise<AlbumView[]> =>
  (await albumsWithIds(ctx, ids).orderBy(album.id)).map(toAlbumView)

/** The columns of albums in a list, or all. */
type Columns = typeof viewColumns | typeof fullColumns

/** The statement that reads the albums of a crate in its order, those after `last`. */
export const albumsInCrate = (
  { db, userId }: Ctx,
  crateId: number,
  columns: Columns,
  last?: { position: number; id: number },
) =>
  db
    .select({ ...columns, ...pageSizeColumn(userId), position: crateAlbum.position })
    .from(crateAlbum)
    .innerJoin(album, eq(album.id, crateAlbum.albumId))
    .where(
      and(
        eq(crateAlbum.userId, userId),
        eq(crateAlbum.crateId, crateId),
        isNull(album.deletedAt),
        last && sql`(${crateAlbum.position}, ${crateAlbum.albumId}) > (${last.position}, ${last.id})`,
      ),
    )
    .orderBy(crateAlbum.position, crateAlbum.albumId)

/** Pages of albums, read on demand: `first`, and those after the last album of the one before until one is not full. */
export async function* pagesFrom<Row extends Parameters<typeof toAlbumView>[0] & { size: number }>(
  first: Row[],
  readNext: (last: Row) => PromiseLike<Row[]>,
): AsyncGenerator<AlbumView[]> {
  for (let rows = first; ; ) {
    yield rows.map(toAlbumView)
    const last = rows.at(-1)
    if (!last || rows.length < last.size) return
    rows = await readNext(last)
  }
}

/**
 * The person's albums, newest first, with the collection's revision. One batch reads the revision and the first page; the other pages are
 * read on demand; `isLong` tells whether there may be any. If `knownRevision` is current, no album is read and `pages` is null.
 */
export async function listAlbums({ db, userId }: Ctx, options: { list?: List; knownRevision?: string } = {}) {
  const size = pageSizeOf(userId)
  const readPage = (limit: SQL<number>, where?: SQL) =>
    newestAlbums(db, userId, options.list ?? 'both', where).limit(asLimit(limit))
  const [[found], first] = await batch(db, [
    db.select({ revision: revisionOf(userId).as('revision') }).from(sql`(SELECT 1)`),
    readPage(
      // Nothing is read while nothing has changed.
      options.knownRevision === undefined
        ? size
        : sql`CASE WHEN coalesce(${revisionOf(userId)}, 0) <> ${Number(options.knownRevision)} THEN ${size} ELSE 0 END`,
    ),
  ])
  const revision = String(found?.revision ?? 0)
  const pages = pagesFrom(first, (last) =>
    readPage(size, sql`(${album.addedAt}, ${album.id}) < (${last.addedAt.getTime()}, ${last.id})`),
  )
  const isLong = first.length === first[0]?.size
  return { revision, isLong, pages: revision === options.knownRevision ? null : pages }
}

/** The person's albums with these ids, by id, in pages read on demand; unknown ids are skipped. */
export async function* pageAlbumsById(ctx: Ctx, ids: readonly number[]): AsyncGenerator<AlbumView[]> {
  const sorted = ids.toSorted((a, b) => a - b)
  const size = await readPageSize(ctx)
  for (let from = 0; from < sorted.length; from += size)
    yield await listAlbumsById(ctx, sorted.slice(from, from + size))
}
