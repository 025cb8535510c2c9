import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { TrashItem, TrashPage } from '#domain/albums/trash.ts'
import { LIMITS } from '#domain/limits.ts'
import { toAlbumView, viewColumns } from '../albums/album-rows.ts'
import { write } from '../budgets.ts'
import type { Ctx } from '../context.ts'
import { batch, idsOf, inList } from '../database.ts'
import { album, deletedCrate } from '../schema.ts'
import { notLastStep } from '../steps.ts'
import { restoreCrates } from './deleted-crates.ts'
import { eraseAlbums, restoreAlbums, someTrashed } from './trash.ts'

const PAGE = LIMITS.trashPage
const ALBUMS_PER_CALL = 2_000
const CRATES_PER_CALL = 100

const albumsOf = (userId: string) => and(eq(album.userId, userId), isNotNull(album.deletedAt))
const cratesOf = (userId: string) => eq(deletedCrate.userId, userId)

const countStatement = ({ db, userId }: Ctx) =>
  db.all<{ albums: number; crates: number }>(sql`
    SELECT (SELECT count(*) FROM album WHERE ${albumsOf(userId)}) AS albums,
      (SELECT count(*) FROM deleted_crate WHERE user_id = ${userId}) AS crates`)

/** The position of an item in the trash: when it was deleted, whether it is a crate, its id. */
type Key = [deletedAt: number, isCrate: number, id: number]

const keyOf = (item: TrashItem): Key => [Date.parse(item.deletedAt), Number(item.kind === 'crate'), item.id]

const isAfter = (one: Key, other: Key) => {
  const at = one.findIndex((part, index) => part !== other[index])
  return (one[at] ?? 0) < (other[at] ?? 0)
}

/**
 * A page of the person's albums and crates in the trash, last deleted first, starting after the item `after` (the `next` of the previous
 * page), with the total number.
 */
export async function readTrash(ctx: Ctx, after?: string): Promise<TrashPage> {
  const { db, userId } = ctx
  const key = after?.split('-').map(Number)
  const behind = (deletedAt: SQL, isCrate: 0 | 1, id: SQL) =>
    key && sql`${deletedAt} <= ${key[0]} AND (${deletedAt}, ${isCrate}, ${id}) < (${key[0]}, ${key[1]}, ${key[2]})`
  const [[count], albums, crates] = await batch(db, [
    countStatement(ctx),
    db
      .select({ ...viewColumns, deletedAt: sql<number>`${album.deletedAt}` })
      .from(album)
      .where(and(albumsOf(userId), behind(sql`${album.deletedAt}`, 0, sql`${album.id}`)))
      .orderBy(desc(album.deletedAt), desc(album.id))
      .limit(PAGE + 1),
    db
      .select({
        id: deletedCrate.id,
        name: deletedCrate.name,
        albumCount: deletedCrate.albumCount,
        isSmart: sql<number>`${isNotNull(deletedCrate.query)}`,
        deletedAt: sql<number>`${deletedCrate.deletedAt}`,
      })
      .from(deletedCrate)
      .where(and(cratesOf(userId), behind(sql`${deletedCrate.deletedAt}`, 1, sql`${deletedCrate.id}`)))
      .orderBy(desc(deletedCrate.deletedAt), desc(deletedCrate.id))
      .limit(PAGE + 1),
  ])
  const time = (row: { deletedAt: number }) => ({ deletedAt: new Date(row.deletedAt).toISOString() })
  const found: TrashItem[] = [
    ...albums.map((row) => ({ kind: 'album' as const, ...toAlbumView(row), ...time(row) })),
    ...crates.map((row) => ({ kind: 'crate' as const, ...row, isSmart: row.isSmart === 1, ...time(row) })),
  ]
  const items = found.sort((a, b) => (isAfter(keyOf(a), keyOf(b)) ? 1 : -1)).slice(0, PAGE)
  const last = items.at(-1)
  return {
    items,
    albums: count?.albums ?? 0,
    crates: count?.crates ?? 0,
    next: last && found.length > PAGE ? keyOf(last).join('-') : null,
  }
}

const someCrates = ({ db, userId }: Ctx) =>
  db.all<{ id: number }>(sql`SELECT id FROM deleted_crate WHERE user_id = ${userId} LIMIT ${CRATES_PER_CALL}`)

async function countLeft(ctx: Ctx): Promise<number> {
  const [count] = await countStatement(ctx)
  return count ? count.albums + count.crates : 0
}

/**
 * Restores a bounded number of albums and crates of the person's trash, in steps; returns how many items are left. Repeat until that is 0.
 * @throws LimitExceeded
 */
export async function restoreTrash(ctx: Ctx): Promise<number> {
  const [albums, crates] = await batch(ctx.db, [someTrashed(ctx, ALBUMS_PER_CALL), someCrates(ctx)])
  if (albums.length > 0) await restoreAlbums(crates.length > 0 ? notLastStep(ctx) : ctx, idsOf(albums))
  if (crates.length > 0) await restoreCrates(ctx, idsOf(crates))
  return countLeft(ctx)
}

/**
 * Deletes a bounded number of albums and crates of the person's trash for good, in steps; returns how many items are left. Repeat until
 * that is 0.
 */
export async function emptyTrash(ctx: Ctx): Promise<number> {
  const [albums, crates] = await batch(ctx.db, [someTrashed(ctx, ALBUMS_PER_CALL), someCrates(ctx)])
  if (albums.length > 0) await eraseAlbums(crates.length > 0 ? notLastStep(ctx) : ctx, idsOf(albums))
  if (crates.length > 0) {
    await write(ctx, [
      ctx.db.run(sql`DELETE FROM deleted_crate WHERE user_id = ${ctx.userId} AND id IN ${inList(idsOf(crates))}`),
    ])
  }
  return countLeft(ctx)
}
