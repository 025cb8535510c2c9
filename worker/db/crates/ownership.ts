import { type SQL, sql } from 'drizzle-orm'
import { NotFound } from '#domain/app-error.ts'
import * as messages from '#locales/errors/albums.ts'
import type { Db } from '../database.ts'

// The `+` keeps the database from walking through all of the person's albums: it looks up the ids.
const ownsAllAlbums = (userId: string, ids: string, count: number, inTrash: SQL) => sql`
  (SELECT count(*) FROM album WHERE +user_id = ${userId} AND ${inTrash}
    AND id IN (SELECT value FROM json_each(${ids}))) = ${count}`

const ownsAllCrates = (userId: string, ids: string, count: number) => sql`
  (SELECT count(*) FROM crate WHERE +user_id = ${userId} AND id IN (SELECT value FROM json_each(${ids}))) = ${count}`

type Ownership = { albums: number; crates: number }
type Named = { albumIds?: readonly number[]; crateIds?: readonly number[]; alsoInTrash?: boolean }

/**
 * The condition that all of these albums and crates are the person's, as a guard for writes and as a statement that says which are.
 * Albums in the trash count as not there unless `alsoInTrash`.
 */
export function ownership(db: Db, userId: string, { albumIds = [], crateIds = [], alsoInTrash = false }: Named) {
  const [albums, crates] = [JSON.stringify(albumIds), JSON.stringify(crateIds)]
  const ownsAlbums = ownsAllAlbums(userId, albums, albumIds.length, alsoInTrash ? sql`true` : sql`deleted_at IS NULL`)
  const ownsCrates = ownsAllCrates(userId, crates, crateIds.length)
  return {
    albums,
    crates,
    guard: sql`${ownsAlbums} AND ${ownsCrates}`,
    check: db.all<Ownership>(sql`SELECT ${ownsAlbums} AS albums, ${ownsCrates} AS crates`),
  }
}

/** @throws NotFound when the check found a crate or an album that is not the person's. */
export function requireOwnership([check]: Ownership[]): void {
  if (!check?.crates) throw new NotFound(messages.crateGone)
  if (!check.albums) throw new NotFound(messages.someAlbumGone)
}
