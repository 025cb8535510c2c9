import { and, eq, sql } from 'drizzle-orm'
import type { AlbumView } from '#domain/album.ts'
import { LimitExceeded } from '#domain/app-error.ts'
import type { CrateView } from '#domain/crate.ts'
import type { CollectionFile, FileAlbum } from '#domain/exchange.ts'
import { titleArtistKey } from '#domain/file-rows.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/albums.ts'
import type { ImportedAlbum } from '../albums/album-rows.ts'
import { insertAlbums, listAlbumsById } from '../albums/insert-albums.ts'
import type { Ctx } from '../context.ts'
import { listCrates } from '../crates/crates.ts'
import { batch, jsonChunks } from '../database.ts'
import { album, crate } from '../schema.ts'
import { type FileInput, type Keyed, keyFileAlbums, lookUpStatements } from './file-keys.ts'

// A single call has no import that could be undone.
const NO_IMPORT = 0

type Written = { total: number; created: number; updated: number; skipped: number; albums: AlbumView[] }

/** A file's albums with the URLs and source keys they have in the database. */
async function keyed(ctx: Ctx, albums: readonly FileAlbum[]): Promise<Keyed<FileInput>[]> {
  const { db } = ctx
  const counts = new Map<string, number>()
  const inputs = albums.map((album) => {
    if (album.bandcampUrl) return { album, nth: 1 }
    const name = titleArtistKey(album)
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return { album, nth }
  })
  const statements = lookUpStatements(ctx, inputs, NO_IMPORT)
  return keyFileAlbums(inputs, statements.length > 0 ? await batch(db, statements) : [])
}

/** Inserts the albums that are missing or in the trash; returns the ids written. @throws LimitExceeded */
function addMissing(ctx: Ctx, rows: readonly Keyed<FileInput>[]): Promise<number[]> {
  const missing = rows.filter(({ existing }) => !existing || existing.isTrashed)
  return insertAlbums(ctx, inputsOf(missing), { inTrash: 'revive' })
}

const inputsOf = (rows: readonly Keyed<FileInput>[]) => rows.map(({ input }) => input)

/** The ids of the albums with these URLs or source keys, in their order; undefined for a missing one. */
async function findIds({ db, userId }: Ctx, albums: readonly ImportedAlbum[]): Promise<(number | undefined)[]> {
  const byName = new Map<string, number>()
  const names = albums.map((item) => item.bandcampUrl ?? item.sourceKey ?? '')
  for (const chunk of jsonChunks(names, 10_000)) {
    const named = sql`(SELECT value FROM json_each(${chunk}))`
    const rows = await db
      .select({ id: album.id, url: album.bandcampUrl, key: album.sourceKey })
      .from(album)
      .where(and(eq(album.userId, userId), sql`(${album.bandcampUrl} IN ${named} OR ${album.sourceKey} IN ${named})`))
    for (const row of rows) {
      if (row.url) byName.set(row.url, row.id)
      if (row.key) byName.set(row.key, row.id)
    }
  }
  return names.map((name) => byName.get(name))
}

/**
 * Imports a file's albums: existing ones stay, those in the trash are overwritten and restored. With `crateId`, whose owner the caller
 * has checked, all of them are added to that crate in file order. @throws LimitExceeded
 */
export async function importFileAlbums(
  ctx: Ctx,
  albums: readonly FileAlbum[],
  crateId: number | null,
): Promise<Written> {
  const rows = await keyed(ctx, albums)
  const created = await addMissing(ctx, rows)
  if (crateId !== null) {
    const ids = (await findIds(ctx, inputsOf(rows))).filter((id) => id !== undefined)
    await addToCrates(ctx, new Map([[crateId, ids]]))
    return { ...counts(albums, created), albums: await listAlbumsById(ctx, ids) }
  }
  return { ...counts(albums, created), albums: created.length > 0 ? await listAlbumsById(ctx, created) : [] }
}

const counts = (albums: readonly FileAlbum[], created: readonly number[]) => ({
  total: albums.length,
  created: created.length,
  updated: 0,
  skipped: albums.length - created.length,
})

async function addToCrates({ db, userId }: Ctx, members: ReadonlyMap<number, readonly number[]>): Promise<void> {
  const rows = [...members].flatMap(([crateId, ids]) => ids.map((id, index) => [crateId, id, index]))
  for (const chunk of jsonChunks(rows, 10_000)) {
    await db.run(sql`
      INSERT INTO crate_album (user_id, crate_id, album_id, position)
      SELECT ${userId}, value->>0, value->>1,
        coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = value->>0), 0) + 1 + (value->>2)
      FROM json_each(${chunk}) WHERE true
      ON CONFLICT DO NOTHING`)
  }
}

/**
 * Imports a collection file: albums, crates (matched by name) and their members in order. @throws LimitExceeded before anything is
 * written
 */
export async function importCollection(ctx: Ctx, file: CollectionFile): Promise<Written & { crates: CrateView[] }> {
  await requireRoomForCrates(ctx, file.crates)
  const rows = await keyed(ctx, file.albums)
  const created = await addMissing(ctx, rows)
  const ids = await findIds(ctx, inputsOf(rows))
  const byFileId = new Map(file.albums.map((item, index) => [item.id, ids[index]]))
  const { crateIds, madeIds } = await findOrCreateCrates(ctx, file.crates)
  const members = new Map<number, number[]>()
  file.crates.forEach((item, index) => {
    const crateId = crateIds[index]
    if (crateId === undefined) return
    members.set(
      crateId,
      item.albumIds.map((id) => byFileId.get(id)).filter((id) => id !== undefined),
    )
  })
  await addToCrates(ctx, members)
  const made = new Set(madeIds)
  return {
    ...counts(file.albums, created),
    albums: created.length > 0 ? await listAlbumsById(ctx, created) : [],
    crates: (await listCrates(ctx)).filter((view) => made.has(view.id)),
  }
}

async function requireRoomForCrates(ctx: Ctx, crates: CollectionFile['crates']): Promise<void> {
  const existing = await listNames(ctx)
  const missing = matchNames(existing, crates).filter((id) => id === undefined).length
  if (existing.length + missing > LIMITS.cratesPerPerson) {
    throw new LimitExceeded(messages.tooManyCrates(LIMITS.cratesPerPerson))
  }
}

async function findOrCreateCrates(ctx: Ctx, crates: CollectionFile['crates']) {
  const { db, userId, now } = ctx
  const seen = new Map<string, number>()
  const rows = crates.map((item) => {
    const count = (seen.get(item.name) ?? 0) + 1
    seen.set(item.name, count)
    return [item.name, item.description ?? '', item.isFavorite ? 1 : 0, count]
  })
  const madeIds: number[] = []
  for (const chunk of jsonChunks(rows)) {
    // Creates only as many crates of a name as the file has: a concurrent import may have created them.
    const made = await db.all<{ id: number }>(sql`
      INSERT INTO crate (user_id, name, description, is_favorite, position, created_at)
      SELECT ${userId}, value->>0, value->>1, value->>2,
        coalesce((SELECT max(position) FROM crate WHERE user_id = ${userId}), 0) + 1 + key, ${now.getTime()}
      FROM json_each(${chunk}) WHERE (SELECT count(*) FROM crate WHERE user_id = ${userId} AND name = value->>0) < value->>3
      ORDER BY key RETURNING id`)
    madeIds.push(...made.map((row) => row.id))
  }
  return { crateIds: matchNames(await listNames(ctx), crates), madeIds }
}

const listNames = ({ db, userId }: Ctx) =>
  db
    .select({ id: crate.id, name: crate.name })
    .from(crate)
    .where(eq(crate.userId, userId))
    .orderBy(crate.position, crate.id)

/** The ids of the existing crates by name, matched in order if several share it; undefined for a missing one. */
function matchNames(existing: readonly { id: number; name: string }[], crates: CollectionFile['crates']) {
  const free = Map.groupBy(existing, (row) => row.name)
  return crates.map((item) => free.get(item.name)?.shift()?.id)
}
