import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { AlbumView } from '#domain/album.ts'
import type { ExchangeCrate } from '#domain/exchange.ts'
import { toAlbumView } from './album-rows.ts'
import { batch, type Db } from './database.ts'
import { album, crate, crateAlbum } from './schema.ts'

const PAGE = 1_000

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

/** A person's crates with the ids of their albums in order; one batch. */
export async function listExchangeCrates(db: Db, userId: string): Promise<ExchangeCrate[]> {
  const [crates, members] = await batch(db, [
    db.select().from(crate).where(eq(crate.userId, userId)).orderBy(crate.position, crate.id),
    db
      .select({ crateId: crateAlbum.crateId, albumId: crateAlbum.albumId })
      .from(crateAlbum)
      .innerJoin(album, eq(album.id, crateAlbum.albumId))
      .where(and(eq(crateAlbum.userId, userId), isNull(album.deletedAt)))
      .orderBy(crateAlbum.crateId, crateAlbum.position, crateAlbum.albumId),
  ])
  const byCrate = Map.groupBy(members, (member) => member.crateId)
  return crates.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    isFavorite: row.isFavorite,
    albumIds: (byCrate.get(row.id) ?? []).map((member) => member.albumId),
  }))
}
