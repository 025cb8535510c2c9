import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { AlbumView } from '#domain/album.ts'
import type { Db } from '../database.ts'
import { album, crate, crateAlbum } from '../schema.ts'
import { toAlbumView } from './album-rows.ts'
import { listAlbumsById } from './insert-albums.ts'

const PAGE = 1_000
const MEMBERSHIPS = 5_000

/** A person's albums page by page, oldest id first, read by key as they are asked for. */
export async function* pageAlbums(db: Db, userId: string): AsyncGenerator<AlbumView[]> {
  let after = 0
  for (;;) {
    const rows = await db
      .select()
      .from(album)
      .where(and(eq(album.userId, userId), isNull(album.deletedAt), gt(album.id, after)))
      .orderBy(asc(album.id))
      .limit(PAGE)
    if (rows.length > 0) yield rows.map(toAlbumView)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}

/** The albums of the ids page by page, in the order of the ids, read as they are asked for; unknown ones are left out. */
export async function* pageAlbumsInOrder(db: Db, userId: string, ids: readonly number[]): AsyncGenerator<AlbumView[]> {
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE)
    const byId = new Map((await listAlbumsById(db, userId, page)).map((one) => [one.id, one]))
    yield page.flatMap((id) => byId.get(id) ?? [])
  }
}

/** A crate's albums page by page in the crate's order. The crate's owner is checked by the caller through `getCrate`. */
export async function* pageCrateAlbums(db: Db, userId: string, crateId: number): AsyncGenerator<AlbumView[]> {
  let after = { position: -1, albumId: 0 }
  for (;;) {
    const rows = await db
      .select({ album, position: crateAlbum.position })
      .from(crateAlbum)
      .innerJoin(album, eq(album.id, crateAlbum.albumId))
      .where(
        and(
          eq(crateAlbum.userId, userId),
          eq(crateAlbum.crateId, crateId),
          isNull(album.deletedAt),
          sql`(${crateAlbum.position}, ${crateAlbum.albumId}) > (${after.position}, ${after.albumId})`,
        ),
      )
      .orderBy(crateAlbum.position, crateAlbum.albumId)
      .limit(PAGE)
    if (rows.length > 0) yield rows.map((row) => toAlbumView(row.album))
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = { position: last.position, albumId: last.album.id }
  }
}

/** A person's crates in their order, without what is in them. */
export const listExchangeCrates = (db: Db, userId: string) =>
  db
    .select({ id: crate.id, name: crate.name, description: crate.description, isFavorite: crate.isFavorite })
    .from(crate)
    .where(eq(crate.userId, userId))
    .orderBy(crate.position, crate.id)

/** What is in a person's crates, page by page, crate after crate in their order and each in its own; read as it is asked for. */
export async function* pageMemberships(db: Db, userId: string): AsyncGenerator<{ crateId: number; albumId: number }[]> {
  let after = { crate: -1, crateId: 0, position: -1, albumId: 0 }
  const here = sql`(${crate.position}, ${crate.id})`
  for (;;) {
    const rows = await db
      .select({
        crate: crate.position,
        crateId: crate.id,
        position: crateAlbum.position,
        albumId: crateAlbum.albumId,
      })
      .from(crate)
      .innerJoin(crateAlbum, and(eq(crateAlbum.userId, userId), eq(crateAlbum.crateId, crate.id)))
      .where(
        and(
          eq(crate.userId, userId),
          sql`${here} >= (${after.crate}, ${after.crateId})`,
          sql`(${here} > (${after.crate}, ${after.crateId}) OR (${crateAlbum.position}, ${crateAlbum.albumId}) > (${after.position}, ${after.albumId}))`,
        ),
      )
      .orderBy(crate.position, crate.id, crateAlbum.position, crateAlbum.albumId)
      .limit(MEMBERSHIPS)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < MEMBERSHIPS) return
    after = last
  }
}
