import { sql } from 'drizzle-orm'
import { Conflict } from '#domain/app-error.ts'
import type { FailedRow } from '#domain/error.ts'
import type { ChunkReport } from '#domain/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import { collectionFull } from '#locales/errors/albums.ts'
import * as messages from '#locales/errors/imports.ts'
import { CONTENT_COLUMNS, jsonColumn, jsonObject } from '../albums/field-sql.ts'
import { insertRows, toRow } from '../albums/insert-albums.ts'
import type { Ctx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
import {
  type ChunkId,
  type ChunkWriting,
  chunkState,
  chunkWriting,
  reportOf,
  requireOpen,
  runChunk,
} from './file-chunks.ts'
import { fillAlbums } from './file-fill.ts'
import { type FileInput, type Keyed, keyFileAlbums, lookUpStatements } from './file-keys.ts'

/** A valid row of a file; `crates` holds pairs of a crate's index in the file and the position in it. */
export type CheckedRow = FileInput & { row: number; crates: readonly (readonly [number, number])[] }

const NO_ROOM = collectionFull(LIMITS.albumsPerPerson)

/**
 * Writes a chunk of a file's rows once: one round trip to look up, one to write. New albums are added, those in the trash are overwritten
 * and restored, existing ones stay or get their empty fields filled; all go into their crates. `failed` are the invalid rows. @throws
 * NotFound; Conflict `import-over`, `crates-missing`
 */
export async function writeFileRows(
  ctx: Ctx,
  { importId, chunk }: Omit<ChunkId, 'part'>,
  { good, failed }: { good: readonly CheckedRow[]; failed: readonly FailedRow[] },
): Promise<ChunkReport> {
  const { db, userId } = ctx
  const id = { importId, part: 'rows' as const, chunk }
  const [states, [totals], ...found] = await batch(db, [
    chunkState(ctx, id),
    db.all<{ albums: number; crates: number }>(sql`
      SELECT (SELECT count(*) FROM album WHERE user_id = ${userId}) AS albums,
        (SELECT count(*) FROM import_crate WHERE user_id = ${userId} AND import_id = ${importId}) AS crates`),
    ...lookUpStatements(ctx, good, importId),
  ])
  const known = reportOf(states)
  if (known) return known
  const { mode, crateId } = requireOpen(states)
  if (good.some((row) => row.crates.some(([place]) => place >= (totals?.crates ?? 0)))) {
    throw new Conflict('crates-missing', messages.cratesMissing)
  }
  const { rows, excess } = divide(keyFileAlbums(good, found), LIMITS.albumsPerPerson - (totals?.albums ?? 0))
  const allFailed = [...failed, ...excess.map(({ from }) => ({ row: from.row, field: 'row', message: NO_ROOM }))]
  const writing = chunkWriting(ctx, id, { rows: good.length + failed.length, failed: allFailed })
  return runChunk(writing, [
    ...rememberTrashed(writing, rows),
    ...addAlbums(writing, rows),
    ...(mode === 'fill' ? fillAlbums(writing, rows) : []),
    ...putIntoCrates(writing, rows, crateId !== null),
  ])
}

type Rows = readonly Keyed<CheckedRow>[]

const isNew = ({ existing }: Keyed<CheckedRow>) => existing === null || existing.isTrashed

/** Splits rows into those that fit into the collection and the excess. */
function divide(keyed: Rows, room: number): { rows: Rows; excess: Rows } {
  if (keyed.length <= room) return { rows: keyed, excess: [] }
  const adding = new Set<string>()
  const { rows = [], excess = [] } = Object.groupBy(keyed, ({ input, existing }) => {
    if (existing) return 'rows'
    const name = input.bandcampUrl ?? input.sourceKey ?? ''
    if (adding.size >= room && !adding.has(name)) return 'excess'
    adding.add(name)
    return 'rows'
  })
  return { rows, excess }
}

const BEFORE = sql.raw(
  jsonObject([
    ['deletedAt', 'deleted_at'],
    ['version', 'version'],
    ['importId', 'import_id'],
    ...CONTENT_COLUMNS.map((column) => [column[0], jsonColumn(column)] as const),
  ]),
)

// Restoring from the trash overwrites the album, so its previous content is stored for undoing.
function rememberTrashed({ ctx: { db, userId }, importId, guard }: ChunkWriting, rows: Rows) {
  const ids = rows.flatMap(({ existing }) => (existing?.isTrashed ? existing.id : []))
  if (ids.length === 0) return []
  return [
    db.run(sql`
      INSERT INTO import_change (user_id, import_id, album_id, before)
      SELECT ${userId}, ${importId}, id, ${BEFORE}
      FROM album WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND +user_id = ${userId}
        AND deleted_at IS NOT NULL AND ${guard} ON CONFLICT DO NOTHING`),
  ]
}

function addAlbums({ ctx, importId, guard, count }: ChunkWriting, rows: Rows) {
  const fresh = rows.filter(isNew).map(({ input }) => toRow(input, ctx.now))
  return jsonChunks(fresh).flatMap((chunk) => [
    ctx.db.run(insertRows(ctx, chunk, { importId, inTrash: 'revive', guard })),
    count('created'),
  ])
}

function putIntoCrates({ ctx: { db, userId }, importId, guard }: ChunkWriting, rows: Rows, intoOne: boolean) {
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
