import { SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { jsonChunks } from '../database.ts'

const COLUMNS = ['id', 'bandcamp_url', 'source_key'] as const
type Column = (typeof COLUMNS)[number]

/** The column by which a statement finds an album, and its value: the id of an existing one, the names of a new one. */
export type AlbumName = { column: Column; name: unknown }

/** The names by which a new album is found. */
export type AlbumKeys = { bandcampUrl?: string | null | undefined; sourceKey?: string | null | undefined }

export const nameOfKeys = ({ bandcampUrl, sourceKey }: AlbumKeys): AlbumName =>
  bandcampUrl ? { column: 'bandcamp_url', name: bandcampUrl } : { column: 'source_key', name: sourceKey }

/** The same as `areOtherItems`, for two keys in SQL. */
export const areOtherItems = (one: SQL, other: SQL): SQL =>
  sql`coalesce(${one} GLOB '[at][0-9]*' AND ${other} GLOB '[at][0-9]*' AND substr(${one}, 2) <> substr(${other}, 2), false)`

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

/** The ids of the person's albums with some ids and names, and those of other subqueries, as a subquery. */
export function idsNamed({ userId }: Ctx, some: readonly (number | AlbumName | SQL)[]): SQL {
  const names = some.flatMap((one): AlbumName[] =>
    typeof one === 'number' ? [{ column: 'id', name: one }] : one instanceof SQL ? [] : [one],
  )
  const chunks = COLUMNS.flatMap((column) => {
    const own = names.filter((one) => one.column === column).map(({ name }) => name ?? null)
    return jsonChunks([...new Set(own)], own.length).map((chunk) =>
      column === 'id'
        ? sql`SELECT value FROM json_each(${chunk})`
        : sql`SELECT a.id FROM json_each(${chunk}) n CROSS JOIN album a ON a.user_id = ${userId} AND a.${sql.raw(column)} = n.value`,
    )
  })
  return sql.join([...some.filter((one) => one instanceof SQL), ...chunks], sql` UNION `)
}

/** Whether `a` is the person's album that a row of such a chunk names, and not in the trash; `row` is what the statement calls the row. */
export const isNamed = ({ userId }: Ctx, column: Column, row: 'f' | 'n'): SQL =>
  sql`a.${sql.raw(column)} = ${sql.raw(row)}.value->>'name' AND ${sql.raw(column === 'id' ? '+' : '')}a.user_id = ${userId} AND a.deleted_at IS NULL`
