import { sql } from 'drizzle-orm'
import { PLACE_GAP } from '#domain/crates/places.ts'
import { drawId } from '#domain/drawn-ids.ts'
import { Conflict, LimitExceeded } from '#domain/errors/app-error.ts'
import type { ChunkReport, FileCrateRow } from '#domain/imports/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { tooManyCrates } from '#locales/errors.ts'
import type { Ctx } from '../context.ts'
import { lastPosition } from '../crates/create-crate.ts'
import { batch, inList, jsonChunks } from '../database.ts'
import { type ChunkId, chunkState, chunkWriting, reportOf, requireOpen, runChunk } from './chunks.ts'

/**
 * Writes a chunk of a file's crates once: each is the one with its id, whatever that is called since, or else matched by name among the
 * others, smart ones among smart ones, or created at the end of the list. @throws NotFound; Conflict `import-over`, `crates-out-of-order`;
 * LimitExceeded before anything is written
 */
export async function writeCrates(
  ctx: Ctx,
  { importId, chunk }: Omit<ChunkId, 'part'>,
  crates: readonly FileCrateRow[],
): Promise<ChunkReport> {
  const { db, userId, now } = ctx
  const id = { importId, part: 'crates' as const, chunk }
  const taken = sql`SELECT crate_id FROM import_crate WHERE user_id = ${userId} AND import_id = ${importId}`
  const { states, totals, existing } = await batch(db, {
    states: chunkState(ctx, id),
    totals: db.all<{ crates: number; places: number }>(sql`
      SELECT (SELECT count(*) FROM crate WHERE user_id = ${userId}) AS crates, (SELECT count(*) FROM (${taken})) AS places`),
    existing: db.all<There>(sql`
      SELECT id, name, query IS NOT NULL AS isSmart FROM crate WHERE user_id = ${userId} AND id NOT IN (${taken})
        AND (name IN ${inList([...new Set(crates.map((one) => one.name))])} OR id IN ${inList(crates.flatMap((one) => one.id ?? []))})`),
  })
  const known = reportOf(states)
  if (known) return known
  const { crateId } = requireOpen(states)
  const from = totals[0]?.places ?? 0
  if (crateId !== null || crates.some((one, index) => one.place !== from + index)) {
    throw new Conflict('crates-out-of-order', messages.cratesOutOfOrder(from))
  }
  const missing = countMissing(crates, existing)
  if ((totals[0]?.crates ?? 0) + missing > LIMITS.cratesPerPerson) {
    throw new LimitExceeded(tooManyCrates(LIMITS.cratesPerPerson))
  }
  const writing = chunkWriting(ctx, id, { rows: crates.length, failed: [] })
  const { guard, countCreated } = writing
  const rows = crates.map(({ place, name, description, isFavorite, query = null, id = null }) => {
    return [place, name, description ?? '', isFavorite ? 1 : 0, query, id, drawId()]
  })
  const all = jsonChunks(rows, LIMITS.cratesPerPerson)
  const become = sql`
    INSERT INTO import_crate (user_id, import_id, place, crate_id, last)
    SELECT ${userId}, ${importId}, f.value->>0, c.id,
      coalesce((SELECT max(position) FROM crate_album WHERE user_id = ${userId} AND crate_id = c.id), 0)`
  const byId = all.map((json) =>
    db.run(sql`
      ${become} FROM json_each(${json}) f
      JOIN crate c ON c.id = f.value->>5 AND c.user_id = ${userId} AND (c.query IS NULL) = (f.value->>4 IS NULL)
      WHERE ${guard} ON CONFLICT DO NOTHING`),
  )
  const byName = all.flatMap((json) => {
    // The rows and the crates that no other is for, those of one name in their order. Counted here: a concurrent import may have made some.
    const others = sql`
      (SELECT key, value, row_number() OVER (PARTITION BY value->>1, value->>4 IS NULL ORDER BY key) AS nth FROM json_each(${json})
        WHERE value->>0 NOT IN (SELECT place FROM import_crate WHERE user_id = ${userId} AND import_id = ${importId})) f
      LEFT JOIN (SELECT id, name, query IS NULL AS isPlain, row_number() OVER (PARTITION BY name, query IS NULL ORDER BY position, id) AS nth
        FROM crate WHERE user_id = ${userId} AND id NOT IN (${taken})) c
        ON c.name = f.value->>1 AND c.nth = f.nth AND c.isPlain = (f.value->>4 IS NULL)`
    return [
      db.run(sql`
        INSERT INTO crate (id, user_id, name, description, is_favorite, query, position, import_id, created_at)
        SELECT f.value->>6, ${userId}, f.value->>1, f.value->>2, f.value->>3, f.value->>4,
          ${lastPosition(userId)} + (1 + f.key) * ${PLACE_GAP}, ${importId}, ${now.getTime()}
        FROM ${others} WHERE c.id IS NULL AND ${guard} ORDER BY f.key`),
      countCreated(),
      db.run(sql`${become} FROM ${others} WHERE c.id IS NOT NULL AND ${guard} ON CONFLICT DO NOTHING`),
    ]
  })
  const report = await runChunk(writing, { byId, byName })
  if (!report) throw new Error('The chunk was not written')
  return report
}

type There = { id: number; name: string; isSmart: number }

const keyOf = (name: string, isSmart: boolean): string => JSON.stringify([name, isSmart])

/** How many of a file's crates are none of those that are there. */
function countMissing(crates: readonly FileCrateRow[], existing: readonly There[]): number {
  const kinds = new Map(existing.map(({ id, isSmart }) => [id, isSmart === 1]))
  const isThere = ({ id = 0, query }: FileCrateRow) => kinds.get(id) === (query !== undefined)
  const ids = new Set(crates.filter(isThere).map(({ id }) => id))
  const free = new Map<string, number>()
  for (const { id, name, isSmart } of existing) {
    const key = keyOf(name, isSmart === 1)
    if (!ids.has(id)) free.set(key, (free.get(key) ?? 0) + 1)
  }
  const missing = crates.filter((crate) => {
    if (isThere(crate)) return false
    const key = keyOf(crate.name, crate.query !== undefined)
    const count = free.get(key) ?? 0
    free.set(key, count - 1)
    return count <= 0
  })
  return missing.length
}
