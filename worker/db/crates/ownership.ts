import { type SQL, sql } from 'drizzle-orm'
import { Conflict, NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import type { Ctx } from '../context.ts'
import { inList } from '../database.ts'

// The `+` makes SQLite look up the ids instead of scanning the person's rows.
const ownsAll = (table: 'album' | 'crate', userId: string, ids: readonly number[], which: SQL) => sql`
  (SELECT count(*) FROM ${sql.raw(table)} WHERE +user_id = ${userId} AND ${which} AND id IN ${inList(ids)}) = ${ids.length}`

type Ownership = { albums: number; crates: number; toFill: number }
type Named = {
  albumIds?: readonly number[]
  crateIds?: readonly number[]
  alsoInTrash?: boolean
  /** Whether albums are put into the crates, which smart ones refuse. */
  isFilling?: boolean
}

/**
 * The condition that all of these albums and crates are the person's: `guard` for writes, `check` as a statement that tells which are not.
 * Albums in the trash only count with `alsoInTrash`.
 */
export function ownership(
  { db, userId }: Ctx,
  { albumIds = [], crateIds = [], alsoInTrash = false, isFilling = false }: Named,
) {
  const ownsAlbums = ownsAll('album', userId, albumIds, alsoInTrash ? sql`true` : sql`deleted_at IS NULL`)
  const ownsCrates = ownsAll('crate', userId, crateIds, sql`true`)
  const canFill = isFilling ? ownsAll('crate', userId, crateIds, sql`query IS NULL`) : ownsCrates
  return {
    albums: JSON.stringify(albumIds),
    crates: JSON.stringify(crateIds),
    guard: sql`${ownsAlbums} AND ${canFill}`,
    check: db.all<Ownership>(sql`SELECT ${ownsAlbums} AS albums, ${ownsCrates} AS crates, ${canFill} AS toFill`),
  }
}

/** Evaluates the rows of `check`. @throws NotFound if a crate or an album is not the person's; Conflict `smart-crate` */
export function requireOwnership([check]: Ownership[]): void {
  if (!check?.crates) throw new NotFound(messages.crateGone)
  if (!check.toFill) throw new Conflict('smart-crate', messages.crateIsSmart)
  if (!check.albums) throw new NotFound(messages.someAlbumGone)
}
