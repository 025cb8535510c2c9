import { sql } from 'drizzle-orm'
import { nextRevision } from '../albums/album-rows.ts'
import { FILLINGS, joined, jsonColumn, jsonObject, jsonValue } from '../albums/field-sql.ts'
import { toRow } from '../albums/insert-albums.ts'
import { jsonChunks } from '../database.ts'
import type { ChunkWriting } from './file-chunks.ts'
import type { Keyed } from './file-keys.ts'

const isNothing = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The values a row can fill in by name, with the album's id; null if the album lacks nothing that the row has. */
function toFilling({ input, existing }: Keyed<unknown>, now: Date) {
  if (!existing || existing.isTrashed || existing.isOwn) return null
  const row = toRow(input, now)
  const names = FILLINGS.filter(
    ({ name, columns }) => existing.lacks.has(name) && columns.some(({ key }) => !isNothing(row[key])),
  )
  if (names.length === 0) return null
  const filling = names.flatMap(({ columns }) => columns.map(({ key }) => [key, row[key]]))
  return {
    id: existing.id,
    ...Object.fromEntries(filling),
    foldedNotes: String(row.notes).toLowerCase(),
    tagText: row.tagText,
  }
}

const given = (name: string) => jsonValue('f.value', name)
const COLUMNS = FILLINGS.flatMap(({ columns, isEmpty }) => columns.map((column) => ({ ...column, isEmpty })))
const isEmpty = (name: string) => FILLINGS.find((filling) => filling.name === name)?.isEmpty ?? 'false'

/** What a row fills in, by name. */
const FILLED = sql.raw(
  jsonObject(
    COLUMNS.map(({ key, isEmpty: lacks }) => {
      const value = jsonColumn([key, given(key)])
      return [key, `CASE WHEN ${lacks} THEN ${value} END`] as const
    }),
  ),
)
const FILL = joined([
  `search_text = CASE WHEN ${isEmpty('notes')} AND ${given('notes')} <> '' THEN search_text || (${given('foldedNotes')}) ELSE search_text END`,
  `tag_text = CASE WHEN ${isEmpty('tags')} THEN coalesce(${given('tagText')}, '') ELSE tag_text END`,
  ...COLUMNS.map(
    ({ key, column, isEmpty: lacks }) =>
      `${column} = CASE WHEN ${lacks} THEN coalesce(${given(key)}, ${column}) ELSE ${column} END`,
  ),
])

/**
 * The statements of a chunk's batch that fill empty fields of existing albums, from the first row of each, and record what they wrote for
 * undoing.
 */
export function fillAlbums({ ctx, importId, guard, count }: ChunkWriting, rows: readonly Keyed<unknown>[]) {
  const { db, userId, now } = ctx
  const fillings = new Map<number, unknown>()
  for (const row of rows) {
    const filling = toFilling(row, now)
    if (filling && row.existing && !fillings.has(row.existing.id)) fillings.set(row.existing.id, filling)
  }
  return jsonChunks([...fillings.values()]).flatMap((chunk) => [
    db.run(sql`
      INSERT INTO import_change (user_id, import_id, album_id, filled)
      SELECT ${userId}, ${importId}, id, filled FROM (
        SELECT a.id, ${FILLED} AS filled
        FROM json_each(${chunk}) f CROSS JOIN album a ON a.id = f.value->>'id' AND +a.user_id = ${userId} AND a.deleted_at IS NULL)
      WHERE filled <> '{}' AND ${guard} ON CONFLICT DO NOTHING`),
    count('updated'),
    db.run(sql`
      UPDATE album SET ${FILL}, version = version + 1, changed = ${nextRevision(ctx)}
      FROM json_each(${chunk}) f
      JOIN import_change c ON c.user_id = ${userId} AND c.import_id = ${importId} AND c.album_id = f.value->>'id' AND c.filled IS NOT NULL
      WHERE album.id = f.value->>'id' AND +album.user_id = ${userId} AND ${guard}`),
  ])
}
