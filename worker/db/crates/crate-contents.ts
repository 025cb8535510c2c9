import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CrateMembers } from '#domain/crates/crate-members.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { viewColumns } from '../albums/album-rows.ts'
import { pageAlbumsInOrder } from '../albums/export-pages.ts'
import { albumsInCrate, pagesFrom } from '../albums/list-albums.ts'
import { asLimit, pageSizeOf } from '../albums/page-size.ts'
import type { Ctx } from '../context.ts'
import { batch, idsOf, inList } from '../database.ts'
import { album, crate } from '../schema.ts'
import { groupsOf } from '../steps.ts'
import { crateStatement, toCrateViews, trashOf } from './crates.ts'
import { listSmartIds } from './smart-crate.ts'

// So many memberships are read in less than 50 ms.
const PLACES_AT_ONCE = 20_000

/** The members of each of the person's crates, in the order of the crates, read a few crates at a time, a large one alone. */
export async function listCrateMembers({ db, userId }: Ctx): Promise<CrateMembers[]> {
  const crates = await db.all<{ id: number; albums: number }>(
    sql`SELECT id, album_count AS albums FROM crate WHERE user_id = ${userId} ORDER BY position, id`,
  )
  const members: CrateMembers[] = []
  for (const some of groupsOf(crates, PLACES_AT_ONCE)) {
    const rows = await db.all<{ crateId: number; albumIds: string }>(sql`
      SELECT id AS crateId, (
        SELECT json_group_array(album_id) FROM (
          SELECT album_id FROM crate_album AS member
          WHERE member.user_id = ${userId} AND member.crate_id = crate.id AND member.album_id NOT IN ${trashOf(userId)}
          ORDER BY member.position, member.album_id)) AS albumIds
      FROM crate WHERE +user_id = ${userId} AND id IN ${inList(idsOf(some))} ORDER BY position, id`)
    members.push(...rows.map(({ crateId, albumIds }) => ({ crateId, albumIds: JSON.parse(albumIds) as number[] })))
  }
  return members
}

/**
 * A crate's albums in its order, in pages; the first page is read together with the crate, the others on demand. For a smart crate, the
 * albums that it shows now. @throws NotFound
 */
export async function pageAlbumsOfCrate(ctx: Ctx, crateId: number): Promise<AsyncIterable<AlbumView[]>> {
  const { db, userId } = ctx
  const readPage = (last?: { position: number; id: number }) =>
    albumsInCrate(ctx, crateId, viewColumns, last).limit(asLimit(pageSizeOf(userId)))
  const [[found], first] = await batch(db, [
    db
      .select({ id: crate.id, query: crate.query })
      .from(crate)
      .where(and(eq(crate.userId, userId), eq(crate.id, crateId))),
    readPage(),
  ])
  if (!found) throw new NotFound(messages.crateGone)
  const { id, query } = found
  if (query !== null) return pageAlbumsInOrder(ctx, await listSmartIds(ctx, { id, query }))
  return pagesFrom(first, readPage)
}

/** The crates that contain an album. @throws NotFound if the album is not the person's */
export async function listCratesOfAlbum(ctx: Ctx, albumId: number): Promise<CrateView[]> {
  const { db, userId } = ctx
  const [[found], rows] = await batch(db, [
    db
      .select({ id: album.id })
      .from(album)
      .where(and(eq(album.userId, userId), eq(album.id, albumId), isNull(album.deletedAt))),
    crateStatement(ctx, sql`crate.id IN (SELECT crate_id FROM crate_album WHERE album_id = ${albumId})`),
  ])
  if (!found) throw new NotFound(messages.albumGone)
  return toCrateViews(rows)
}
