import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { AlbumView } from '#domain/album.ts'
import type { CrateView } from '#domain/crate.ts'
import type { CollectionFile, FileAlbum } from '#domain/exchange.ts'
import { LimitExceeded } from '#domain/failures.ts'
import { LIMITS } from '#domain/limits.ts'
import { insertAlbums, listAlbumsById } from './album-bulk.ts'
import { fileKey, type ImportedAlbum } from './album-rows.ts'
import { listCrates } from './crates.ts'
import { type Db, jsonChunks } from './database.ts'
import { album, crate } from './schema.ts'

type Written = { total: number; created: number; updated: number; skipped: number; albums: AlbumView[] }

// Without an address title and artist stand for an album; several alike are told apart by their count. One that is there under these
// words keeps the key it has, wherever that came from.
async function withKeys(db: Db, userId: string, albums: readonly FileAlbum[]): Promise<ImportedAlbum[]> {
  const there = albums.every((item) => item.bandcampUrl)
    ? []
    : await db
        .select({ title: album.title, artist: album.artist, url: album.bandcampUrl, key: album.sourceKey })
        .from(album)
        .where(and(eq(album.userId, userId), isNotNull(album.sourceKey)))
        .orderBy(isNotNull(album.deletedAt), album.id)
  const taken = new Set(there.map((row) => row.key))
  const known = Map.groupBy(
    there.filter((row) => row.url === null),
    (row) => fileKey(row, 1),
  )
  const counts = new Map<string, number>()
  return albums.map(({ id: _, ...input }) => {
    if (input.bandcampUrl) return { ...input, bandcampUrl: input.bandcampUrl }
    const words = fileKey(input, 1)
    const key = known.get(words)?.shift()?.key
    if (key) return { ...input, bandcampUrl: null, sourceKey: key }
    let count = (counts.get(words) ?? 0) + 1
    while (taken.has(fileKey(input, count))) count += 1
    counts.set(words, count)
    return { ...input, bandcampUrl: null, sourceKey: fileKey(input, count) }
  })
}

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
  const inputs = await withKeys(db, userId, albums)
  const created = await insertAlbums(db, userId, inputs, now, { inTrash: 'revive' })
  if (crateId !== null) {
    const ids = (await findIds(db, userId, inputs)).filter((id) => id !== undefined)
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
  const inputs = await withKeys(db, userId, file.albums)
  const created = await insertAlbums(db, userId, inputs, now, { inTrash: 'revive' })
  const ids = await findIds(db, userId, inputs)
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
    throw new LimitExceeded(`A person has at most ${LIMITS.cratesPerPerson.toLocaleString('en')} crates`)
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
