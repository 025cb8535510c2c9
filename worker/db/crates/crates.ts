import { and, eq, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '#domain/app-error.ts'
import type { CratePatch, CrateView } from '#domain/crate.ts'
import * as messages from '#locales/errors/albums.ts'
import { batch, type Db } from '../database.ts'
import { crate } from '../schema.ts'

type CrateRow = Omit<CrateView, 'isFavorite' | 'front'> & { isFavorite: number; front: string }

/** The ids of a person's albums that are in the trash, of which there are few, as a set to look into. */
export const trashOf = (userId: string): SQL =>
  sql`(SELECT id FROM album WHERE user_id = ${userId} AND deleted_at IS NOT NULL)`

/** The condition that a crate is one of these. */
export const isOneOfCrates = (ids: readonly number[]): SQL =>
  sql`crate.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

/**
 * The statement that reads a person's crates (or those of them that `which` looks up by id), for a batch; `toCrateViews` reads its
 * answer. The `+` keeps the database from walking through all of the person's crates for that.
 */
export const crateStatement = (db: Db, userId: string, which?: SQL) =>
  db.all<CrateRow>(sql`
    SELECT id, name, description, is_favorite AS isFavorite,
      (SELECT count(*) FROM crate_album AS member
        WHERE member.user_id = ${userId} AND member.crate_id = crate.id AND member.album_id NOT IN ${trashOf(userId)}) AS albumCount,
      (SELECT json_group_array(json_object('title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
        SELECT title, artist, cover_url FROM crate_album AS member JOIN album ON album.id = member.album_id
        WHERE member.user_id = ${userId} AND member.crate_id = crate.id AND deleted_at IS NULL
        ORDER BY member.position, member.album_id LIMIT 4)) AS front
    FROM crate WHERE ${which ? sql`+user_id = ${userId} AND ${which}` : sql`user_id = ${userId}`} ORDER BY position, id`)

/** Crates out of what `crateStatement` read. */
export const toCrateViews = (rows: readonly CrateRow[]): CrateView[] =>
  rows.map((row) => ({ ...row, isFavorite: row.isFavorite === 1, front: JSON.parse(row.front) as CrateView['front'] }))

/** The one crate out of what `crateStatement` read. @throws NotFound */
export function toCrateView(rows: readonly CrateRow[]): CrateView {
  const [view] = toCrateViews(rows)
  if (!view) throw new NotFound(messages.crateGone)
  return view
}

/** A person's crates in their order, each with its count and first albums; one statement. */
export async function listCrates(db: Db, userId: string): Promise<CrateView[]> {
  return toCrateViews(await crateStatement(db, userId))
}

/** One crate of a person's. @throws NotFound when it is not there or somebody else's. */
export async function getCrate(db: Db, userId: string, id: number): Promise<CrateView> {
  return toCrateView(await crateStatement(db, userId, eq(crate.id, id)))
}

/** Changes a crate's given fields. @throws NotFound */
export async function updateCrate(db: Db, userId: string, id: number, patch: CratePatch): Promise<CrateView> {
  const changes = {
    name: patch.name,
    description: patch.description === undefined ? undefined : (patch.description ?? ''),
    isFavorite: patch.isFavorite,
  }
  if (Object.values(changes).every((value) => value === undefined)) return getCrate(db, userId, id)
  return change(db, userId, id, changes)
}

/** Makes a crate a favorite, or no longer one. @throws NotFound */
export const toggleFavoriteCrate = (db: Db, userId: string, id: number): Promise<CrateView> =>
  change(db, userId, id, { isFavorite: sql`NOT ${crate.isFavorite}` })

type Changes = { name?: string; description?: string; isFavorite?: boolean | SQL }

async function change(db: Db, userId: string, id: number, changes: Changes): Promise<CrateView> {
  const [, rows] = await batch(db, [
    db
      .update(crate)
      .set(changes)
      .where(and(eq(crate.userId, userId), eq(crate.id, id))),
    crateStatement(db, userId, eq(crate.id, id)),
  ])
  return toCrateView(rows)
}

/** Deletes a crate; its albums stay. @throws NotFound */
export async function deleteCrate(db: Db, userId: string, id: number): Promise<void> {
  const result = await db.delete(crate).where(and(eq(crate.userId, userId), eq(crate.id, id)))
  if (result.meta.changes === 0) throw new NotFound(messages.crateGone)
}
