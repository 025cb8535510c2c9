import { sql } from 'drizzle-orm'
import { PLACE_GAP } from '#domain/crates/places.ts'
import { Conflict, LimitExceeded } from '#domain/errors/app-error.ts'
import { type ChunkReport, crateKey, type FileCrateRow } from '#domain/imports/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { tooManyCrates } from '#locales/errors.ts'
import type { Ctx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
import { type ChunkId, chunkState, chunkWriting, reportOf, requireOpen, runChunk } from './chunks.ts'

/**
 * Writes a chunk of a file's crates once: each is matched by name, smart ones among smart ones, or created at the end of the list. @throws
 * NotFound; Conflict `import-over`, `crates-out-of-order`; LimitExceeded before anything is written
 */
export async function writeCrates(
  ctx: Ctx,
  { importId, chunk }: Omit<ChunkId, 'part'>,
  crates: readonly FileCrateRow[],
): Promise<ChunkReport> {
  const { db, userId, now } = ctx
  const id = { importId, part: 'crates' as const, chunk }
  const names = JSON.stringify([...new Set(crates.map((one) => one.name))])
  const [states, [totals], existing] = await batch(db, [
    chunkState(ctx, id),
    db.all<{ crates: number; places: number }>(sql`
      SELECT (SELECT count(*) FROM crate WHERE user_id = ${userId}) AS crates,
        (SELECT count(*) FROM import_crate WHERE user_id = ${userId} AND import_id = ${importId}) AS places`),
    db.all<{ name: string; isSmart: number; count: number }>(sql`
      SELECT name, query IS NOT NULL AS isSmart, count(*) AS count FROM crate
      WHERE user_id = ${userId} AND name IN (SELECT value FROM json_each(${names})) GROUP BY 1, 2`),
  ])
  const known = reportOf(states)
  if (known) return known
  const { crateId } = requireOpen(states)
  const from = totals?.places ?? 0
  if (crateId !== null || crates.some((one, index) => one.place !== from + index)) {
    throw new Conflict('crates-out-of-order', messages.cratesOutOfOrder(from))
  }
  const counts = new Map(existing.map((row) => [crateKey(row.name, row.isSmart === 1), row.count]))
  const missing = crates.filter(
    ({ name, query, nth = 1 }) => nth > (counts.get(crateKey(name, query !== undefined)) ?? 0),
  ).length
  if ((totals?.crates ?? 0) + missing > LIMITS.cratesPerPerson) {
    throw new LimitExceeded(tooManyCrates(LIMITS.cratesPerPerson))
  }
  const writing = chunkWriting(ctx, id, { rows: crates.length, failed: [] })
  const { guard, countCreated } = writing
  const rows = crates.map((one) => [
    one.place,
    one.name,
    one.nth ?? 1,
    one.description ?? '',
    one.isFavorite ? 1 : 0,
    one.query ?? null,
  ])
  const statements = jsonChunks(rows, LIMITS.cratesPerPerson).flatMap((json) => [
    // Creates only as many crates of a name as the file has: a concurrent import may have created them.
    db.run(sql`
      INSERT INTO crate (user_id, name, description, is_favorite, query, position, import_id, created_at)
      SELECT ${userId}, f.value->>1, f.value->>3, f.value->>4, f.value->>5,
        coalesce((SELECT max(position) FROM crate WHERE user_id = ${userId}), 0) + (1 + f.key) * ${PLACE_GAP}, ${importId}, ${now.getTime()}
      FROM json_each(${json}) f
      LEFT JOIN (SELECT name, query IS NULL AS isPlain, count(*) AS count FROM crate WHERE user_id = ${userId} GROUP BY 1, 2) c
        ON c.name = f.value->>1 AND c.isPlain = (f.value->>5 IS NULL)
      WHERE coalesce(c.count, 0) < f.value->>2 AND ${guard} ORDER BY f.key`),
    countCreated(),
    db.run(sql`
      INSERT INTO import_crate (user_id, import_id, place, crate_id, last)
      SELECT ${userId}, ${importId}, f.value->>0, c.id,
        coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = c.id), 0)
      FROM json_each(${json}) f
      JOIN (SELECT id, name, query IS NULL AS isPlain, row_number() OVER (PARTITION BY name, query IS NULL ORDER BY position, id) AS nth
        FROM crate WHERE user_id = ${userId}) c
        ON c.name = f.value->>1 AND c.nth = f.value->>2 AND c.isPlain = (f.value->>5 IS NULL)
      WHERE ${guard} ON CONFLICT DO NOTHING`),
  ])
  const report = await runChunk(writing, statements)
  if (!report) throw new Error('The chunk was not written')
  return report
}
