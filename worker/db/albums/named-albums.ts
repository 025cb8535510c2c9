import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { jsonChunks } from '../database.ts'

const COLUMNS = ['id', 'bandcamp_url', 'source_key'] as const
type Column = (typeof COLUMNS)[number]

/** The column that leads to an album in a statement, and its value: the id of an existing one, the names of a new one. */
export type AlbumName = { column: Column; name: unknown }

/** Rows of named albums as JSON, in chunks of at most `most` rows whose albums have their names in one column. */
export const chunksByColumn = <Row extends AlbumName>(
  rows: readonly Row[],
  most?: number,
): { column: Column; chunk: string }[] =>
  COLUMNS.flatMap((column) =>
    jsonChunks(
      rows.filter((row) => row.column === column).map(({ column: _, ...row }) => row),
      most,
    ).map((chunk) => ({ column, chunk })),
  )

/** Whether `a` is the person's album that a row of such a chunk names, and not in the trash; `row` is what the statement calls the row. */
export const isNamed = ({ userId }: Ctx, column: Column, row: 'f' | 'n'): SQL =>
  sql`a.${sql.raw(column)} = ${sql.raw(row)}.value->>'name' AND ${sql.raw(column === 'id' ? '+' : '')}a.user_id = ${userId} AND a.deleted_at IS NULL`
