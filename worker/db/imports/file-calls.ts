import { and, eq, sql } from 'drizzle-orm'
import type { AlbumView } from '#domain/album.ts'
import { LimitExceeded } from '#domain/app-error.ts'
import type { CrateView } from '#domain/crate.ts'
import type { CollectionFile, FileAlbum } from '#domain/exchange.ts'
import { fileWords } from '#domain/file-rows.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/albums.ts'
import type { ImportedAlbum } from '../albums/album-rows.ts'
import { insertAlbums, listAlbumsById } from '../albums/insert-albums.ts'
import { listCrates } from '../crates/crates.ts'
import { batch, type Db, jsonChunks } from '../database.ts'
import { album, crate } from '../schema.ts'
import { type FileInput, type Keyed, keyFileAlbums, lookUpStatements } from './file-keys.ts'

// One call has no import of its own that could be undone.
const NO_IMPORT = 0

type Written = { total: number; created: number; updated: number; skipped: number; albums: AlbumView[] }

/** A file's albums under the addresses and keys they have in the database. */
async function keyed(db: Db, userId: string, albums: readonly FileAlbum[]): Promise<Keyed<FileInput>[]> {
  const counts = new Map<string, number>()
  const inputs = albums.map((album) => {
    if (album.bandcampUrl) return { album, nth: 1 }
    const name = fileWords(album)
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return { album, nth }
  })
  const statements = lookUpStatements(db, userId, inputs, NO_IMPORT)
  return keyFileAlbums(inputs, statements.length > 0 ? await batch(db, statements) : [])
}

/** Adds what is not there or in the trash; the ids of what was written. @throws LimitExceeded */
function addMissing(db: Db, userId: string, rows: readonly Keyed<FileInput>[], now: Date): Promise<number[]> {
  const missing = rows.filter(({ there }) => !there || there.isTrashed)
  const adding = missing.filter(({ there }) => !there).length
  return insertAlbums(db, userId, inputsOf(missing), now, { inTrash: 'revive', adding })
}

const inputsOf = (rows: readonly Keyed<FileInput>[]) => rows.map(({ input }) => input)

/** The ids of the albums that stand for the given ones, in their order; undefined where there is none. */
async function findIds(db: Db, userId: string, albums: readonly ImportedAlbum[]): Promise<(number | undefined)[]> {
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
 * Writes a file's albums; those already there stay untouched, those in the trash come back as the file has them. With `crateId` (whose
 * owner the caller has checked) all of them are put into that crate, in the file's order. @throws LimitExceeded
 */
export async function importFileAlbums(
  db: Db,
  userId: string,
  albums: readonly FileAlbum[],
  crateId: number | null,
  now: Date,
): Promise<Written> {
  const rows = await keyed(db, userId, albums)
  const created = await addMissing(db, userId, rows, now)
  if (crateId !== null) {
    const ids = (await findIds(db, userId, inputsOf(rows))).filter((id) => id !== undefined)
    await addToCrates(db, userId, new Map([[crateId, ids]]))
    return { ...counts(albums, created), albums: await listAlbumsById(db, userId, ids) }
  }
  return { ...counts(albums, created), albums: created.length > 0 ? await listAlbumsById(db, userId, created) : [] }
}

const counts = (albums: readonly FileAlbum[], created: readonly number[]) => ({
  total: albums.length,
  created: created.length,
  updated: 0,
  skipped: albums.length - created.length,
})

async function addToCrates(db: Db, userId: string, members: ReadonlyMap<number, readonly number[]>): Promise<void> {
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
 * Writes a whole collection file: albums, crates (joined with those of the same name) and what is in them, in order.
 * @throws LimitExceeded before anything is written.
 */
export async function importCollection(
  db: Db,
  userId: string,
  file: CollectionFile,
  now: Date,
): Promise<Written & { crates: CrateView[] }> {
  await requireRoomForCrates(db, userId, file.crates)
  const rows = await keyed(db, userId, file.albums)
  const created = await addMissing(db, userId, rows, now)
  const ids = await findIds(db, userId, inputsOf(rows))
  const byFileId = new Map(file.albums.map((item, index) => [item.id, ids[index]]))
  const { crateIds, madeIds } = await findOrCreateCrates(db, userId, file.crates, now)
  const members = new Map<number, number[]>()
  file.crates.forEach((item, index) => {
    const crateId = crateIds[index]
    if (crateId === undefined) return
    members.set(
      crateId,
      item.albumIds.map((id) => byFileId.get(id)).filter((id) => id !== undefined),
    )
  })
  await addToCrates(db, userId, members)
  const made = new Set(madeIds)
  return {
    ...counts(file.albums, created),
    albums: created.length > 0 ? await listAlbumsById(db, userId, created) : [],
    crates: (await listCrates(db, userId)).filter((view) => made.has(view.id)),
  }
}

async function requireRoomForCrates(db: Db, userId: string, crates: CollectionFile['crates']): Promise<void> {
  const there = await listNames(db, userId)
  const missing = matchNames(there, crates).filter((id) => id === undefined).length
  if (there.length + missing > LIMITS.cratesPerPerson) {
    throw new LimitExceeded(messages.tooManyCrates(LIMITS.cratesPerPerson))
  }
}

async function findOrCreateCrates(db: Db, userId: string, crates: CollectionFile['crates'], now: Date) {
  const seen = new Map<string, number>()
  const rows = crates.map((item) => {
    const count = (seen.get(item.name) ?? 0) + 1
    seen.set(item.name, count)
    return [item.name, item.description ?? '', item.isFavorite ? 1 : 0, count]
  })
  const madeIds: number[] = []
  for (const chunk of jsonChunks(rows)) {
    // Only as many of a name as the file has: an import at the same time may have made them in the meantime.
    const made = await db.all<{ id: number }>(sql`
      INSERT INTO crate (user_id, name, description, is_favorite, position, created_at)
      SELECT ${userId}, value->>0, value->>1, value->>2,
        coalesce((SELECT max(position) FROM crate WHERE user_id = ${userId}), 0) + 1 + key, ${now.getTime()}
      FROM json_each(${chunk}) WHERE (SELECT count(*) FROM crate WHERE user_id = ${userId} AND name = value->>0) < value->>3
      ORDER BY key RETURNING id`)
    madeIds.push(...made.map((row) => row.id))
  }
  return { crateIds: matchNames(await listNames(db, userId), crates), madeIds }
}

const listNames = (db: Db, userId: string) =>
  db
    .select({ id: crate.id, name: crate.name })
    .from(crate)
    .where(eq(crate.userId, userId))
    .orderBy(crate.position, crate.id)

/** The ids of the crates of the same names, several alike in their order; undefined where there is none. */
function matchNames(there: readonly { id: number; name: string }[], crates: CollectionFile['crates']) {
  const free = Map.groupBy(there, (row) => row.name)
  return crates.map((item) => free.get(item.name)?.shift()?.id)
}
