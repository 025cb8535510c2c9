import { sql } from 'drizzle-orm'
import { Conflict } from '#domain/app-error.ts'
import type { RowFailure } from '#domain/error.ts'
import type { ChunkReport } from '#domain/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import { collectionFull } from '#locales/errors/albums.ts'
import * as messages from '#locales/errors/imports.ts'
import { insertRows, toRow } from '../albums/insert-albums.ts'
import { batch, type Db, jsonChunks } from '../database.ts'
import { type ChunkWriting, chunkState, chunkWriting, reportOf, requireOpen, runChunk } from './file-chunks.ts'
import { fillAlbums } from './file-fill.ts'
import { type FileInput, type Keyed, keyFileAlbums, lookUpStatements } from './file-keys.ts'

/** A checked row of a file; `crates` are its places in the file's crates. */
export type CheckedRow = FileInput & { row: number; crates: readonly (readonly [number, number])[] }

const NO_ROOM = collectionFull(LIMITS.albumsPerPerson)

/**
 * Writes a chunk of a file's rows, once: one round trip looks what is there, one writes. New albums are added, those in the trash come back
 * as the file has them, those that are there stay or have their empty fields filled; all of them go into their crates.
 * `failed` are the rows that are no albums. @throws NotFound; Conflict `import-over`, `crates-missing`
 */
export async function writeFileRows(
  db: Db,
  userId: string,
  importId: number,
  chunk: number,
  good: readonly CheckedRow[],
  failed: readonly RowFailure[],
  now: Date,
): Promise<ChunkReport> {
  const id = { userId, importId, part: 'rows' as const, chunk }
  const [states, [totals], ...found] = await batch(db, [
    chunkState(db, id),
    db.all<{ albums: number; crates: number }>(sql`
      SELECT (SELECT count(*) FROM album WHERE user_id = ${userId}) AS albums,
        (SELECT count(*) FROM import_crate WHERE user_id = ${userId} AND import_id = ${importId}) AS crates`),
    ...lookUpStatements(db, userId, good, importId),
  ])
  const known = reportOf(states)
  if (known) return known
  const { mode, crateId } = requireOpen(states)
  if (good.some((row) => row.crates.some(([place]) => place >= (totals?.crates ?? 0)))) {
    throw new Conflict('crates-missing', messages.cratesMissing)
  }
  const { rows, excess } = divide(keyFileAlbums(good, found), LIMITS.albumsPerPerson - (totals?.albums ?? 0))
  const faults = [...failed, ...excess.map(({ from }) => ({ row: from.row, field: 'row', message: NO_ROOM }))]
  const writing = chunkWriting(db, id, good.length + failed.length, faults, now)
  return runChunk(writing, [
    ...rememberTrashed(writing, rows),
    ...addAlbums(writing, rows),
    ...(mode === 'fill' ? fillAlbums(writing, rows) : []),
    ...putIntoCrates(writing, rows, crateId !== null),
  ])
}

type Rows = readonly Keyed<CheckedRow>[]

const isNew = ({ there }: Keyed<CheckedRow>) => there === null || there.isTrashed

/** The rows that there is room for, and those there is none for. */
function divide(keyed: Rows, room: number): { rows: Rows; excess: Rows } {
  if (keyed.length <= room) return { rows: keyed, excess: [] }
  const adding = new Set<string>()
  const { rows = [], excess = [] } = Object.groupBy(keyed, ({ input, there }) => {
    if (there) return 'rows'
    const name = input.bandcampUrl ?? input.sourceKey ?? ''
    if (adding.size >= room && !adding.has(name)) return 'excess'
    adding.add(name)
    return 'rows'
  })
  return { rows, excess }
}

// What comes out of the trash is overwritten, so undoing needs what lay there.
function rememberTrashed({ db, userId, importId, guard }: ChunkWriting, rows: Rows) {
  const ids = rows.flatMap(({ there }) => (there?.isTrashed ? there.id : []))
  if (ids.length === 0) return []
  return [
    db.run(sql`
      INSERT INTO import_change (user_id, import_id, album_id, before)
      SELECT ${userId}, ${importId}, id, json_object('deletedAt', deleted_at, 'version', version, 'importId', import_id, 'list', list,
        'title', title, 'artist', artist, 'coverUrl', cover_url, 'rating', rating, 'notes', notes, 'releaseDate', release_date,
        'trackCount', track_count, 'bandcampTags', json(bandcamp_tags), 'userTags', json(user_tags), 'searchText', search_text,
        'tagText', tag_text, 'previewTitle', preview_title, 'addedAt', added_at)
      FROM album WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND +user_id = ${userId}
        AND deleted_at IS NOT NULL AND ${guard} ON CONFLICT DO NOTHING`),
  ]
}

function addAlbums({ db, userId, importId, now, guard, count }: ChunkWriting, rows: Rows) {
  const fresh = rows.filter(isNew).map(({ input }) => toRow(input, now))
  return jsonChunks(fresh).flatMap((chunk) => [
    db.run(insertRows(userId, chunk, now, { importId, inTrash: 'revive' }, guard)),
    count('created'),
  ])
}

function putIntoCrates({ db, userId, importId, guard }: ChunkWriting, rows: Rows, intoOne: boolean) {
  const members = rows.flatMap(({ input, from }) => {
    const name = input.bandcampUrl
      ? { column: 'bandcamp_url', name: input.bandcampUrl }
      : { column: 'source_key', name: input.sourceKey }
    const places = intoOne ? [[0, from.row]] : from.crates
    return places.map(([place, position]) => ({ column: name.column, row: [name.name, place, position] }))
  })
  return (['bandcamp_url', 'source_key'] as const).flatMap((column) =>
    jsonChunks(
      members.filter((one) => one.column === column).map((one) => one.row),
      10_000,
    ).map((chunk) =>
      db.run(sql`
        INSERT INTO crate_album (user_id, crate_id, album_id, position, import_id)
        SELECT ${userId}, i.crate_id, a.id, i.last + 1 + (m.value->>2), ${importId}
        FROM json_each(${chunk}) m
        CROSS JOIN import_crate i ON i.user_id = ${userId} AND i.import_id = ${importId} AND i.place = m.value->>1
        CROSS JOIN crate c ON c.id = i.crate_id AND c.user_id = ${userId}
        CROSS JOIN album a ON a.user_id = ${userId} AND a.${sql.raw(column)} = m.value->>0
        WHERE ${guard} ON CONFLICT DO NOTHING`),
    ),
  )
}
