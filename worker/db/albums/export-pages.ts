import { and, asc, between, eq, gt, isNull, sql } from 'drizzle-orm'
import type { AlbumView, TrackView } from '#domain/album.ts'
import type { Ctx } from '../context.ts'
import { album, albumTrack, crate, crateAlbum } from '../schema.ts'
import { toAlbumView } from './album-rows.ts'
import { toTrackView } from './albums.ts'
import { listAlbumsById } from './insert-albums.ts'

const PAGE = 1_000
const MEMBERSHIPS = 5_000

/** The person's albums in pages by ascending id, read on demand. */
export async function* pageAlbums({ db, userId }: Ctx): AsyncGenerator<AlbumView[]> {
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

/** The same with the tracks of each album. */
export async function* pageAlbumsWithTracks(ctx: Ctx): AsyncGenerator<{ album: AlbumView; tracks: TrackView[] }[]> {
  for await (const albums of pageAlbums(ctx)) {
    const rows = await ctx.db
      .select()
      .from(albumTrack)
      .where(
        and(eq(albumTrack.userId, ctx.userId), between(albumTrack.albumId, albums[0]?.id ?? 0, albums.at(-1)?.id ?? 0)),
      )
      .orderBy(albumTrack.albumId, albumTrack.number)
    const byAlbum = Map.groupBy(rows, ({ albumId }) => albumId)
    yield albums.map((one) => ({ album: one, tracks: byAlbum.get(one.id)?.map(toTrackView) ?? [] }))
  }
}

/** The person's albums with these ids, in their order, in pages read on demand; unknown ids are skipped. */
export async function* pageAlbumsInOrder(ctx: Ctx, ids: readonly number[]): AsyncGenerator<AlbumView[]> {
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE)
    const byId = new Map((await listAlbumsById(ctx, page)).map((one) => [one.id, one]))
    yield page.flatMap((id) => byId.get(id) ?? [])
  }
}

/** A crate's albums in its order, in pages read on demand. The caller checks the crate's owner with `getCrate`. */
export async function* pageCrateAlbums({ db, userId }: Ctx, crateId: number): AsyncGenerator<AlbumView[]> {
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

/** The person's crates in their order, without members. */
export const listExchangeCrates = ({ db, userId }: Ctx) =>
  db
    .select({ id: crate.id, name: crate.name, description: crate.description, isFavorite: crate.isFavorite })
    .from(crate)
    .where(eq(crate.userId, userId))
    .orderBy(crate.position, crate.id)

/** The members of the person's crates in pages read on demand: crates in their order, albums in the crate's. */
export async function* pageMemberships({ db, userId }: Ctx): AsyncGenerator<{ crateId: number; albumId: number }[]> {
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
