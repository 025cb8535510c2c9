import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AlbumView, List } from '#domain/album.ts'
import { batch, type Db } from '../database.ts'
import { album } from '../schema.ts'
import { toAlbumView, viewColumns } from './album-rows.ts'
import { listAlbumsById } from './insert-albums.ts'

// A page of rows is a few megabytes: small beside what a Worker may hold, and most collections are one page.
const PAGE = 5_000

const stateOf = (userId: string) => sql<number>`(SELECT max(changed) FROM album WHERE user_id = ${userId})`

/**
 * A person's albums, newest first, with the stamp of their collection. The stamp and the first page are one batch, the pages after it
 * are read by key as they are asked for. When `knownState` is still the stamp the albums are not read and `pages` is null.
 */
export async function listAlbums(db: Db, userId: string, options: { list?: List; knownState?: string } = {}) {
  const readPage = (where?: SQL) =>
    db
      .select(viewColumns)
      .from(album)
      .where(
        and(eq(album.userId, userId), isNull(album.deletedAt), options.list && eq(album.list, options.list), where),
      )
      .orderBy(desc(album.addedAt), desc(album.id))
      .limit(PAGE)
  const [[found], first] = await batch(db, [
    db.select({ state: stateOf(userId).as('state') }).from(sql`(SELECT 1)`),
    readPage(
      // Within the condition that the index serves, so that not one album is looked at while nothing has changed.
      options.knownState === undefined
        ? undefined
        : sql`${album.userId} = (CASE WHEN coalesce(${stateOf(userId)}, 0) <> ${Number(options.knownState)} THEN ${userId} END)`,
    ),
  ])
  const state = String(found?.state ?? 0)

  async function* pages(): AsyncGenerator<AlbumView[]> {
    for (let rows = first; ; ) {
      yield rows.map(toAlbumView)
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) return
      rows = await readPage(sql`(${album.addedAt}, ${album.id}) < (${last.addedAt.getTime()}, ${last.id})`)
    }
  }
  return { state, pages: state === options.knownState ? null : pages() }
}

/** A person's albums of the given ids page by page, by id, read as they are asked for; unknown ones are left out. */
export async function* pageAlbumsById(db: Db, userId: string, ids: readonly number[]): AsyncGenerator<AlbumView[]> {
  const sorted = ids.toSorted((a, b) => a - b)
  for (let from = 0; from < sorted.length; from += PAGE) {
    yield await listAlbumsById(db, userId, sorted.slice(from, from + PAGE))
  }
}
