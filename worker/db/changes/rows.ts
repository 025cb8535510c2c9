import { and, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { SystemCtx } from '../context.ts'
import { inList } from '../database.ts'
import { album } from '../schema.ts'
import { type AlbumRow, isDerivable, type SameColumns } from './derived.ts'

/** All columns of an album. */
export const rowColumns = getTableColumns(album)
export type Column = keyof AlbumRow

const ALL = Object.keys(rowColumns) as Column[]

/** The statement that reads columns of albums, or whole rows; `toAlbumRow` maps them. Drizzle's builder takes longer than the query. */
export const readRows = ({ db }: SystemCtx, where: SQL | undefined, columns: readonly Column[] = ALL) =>
  db.all<Record<string, unknown>>(
    sql`SELECT ${sql.raw(columns.map((key) => rowColumns[key].name).join(', '))} FROM album WHERE ${where}`,
  )

/** Maps a row of `readRows`. */
export const toAlbumRow = <Key extends Column = Column>(
  read: Record<string, unknown>,
  columns: readonly Key[] = ALL as Key[],
): Pick<AlbumRow, Key> =>
  Object.fromEntries(
    columns.map((key) => {
      const value = read[rowColumns[key].name] ?? null
      return [key, value === null ? null : rowColumns[key].mapFromDriverValue(value)]
    }),
  ) as Pick<AlbumRow, Key>

/** The statement that tells how many rows the previous one of the batch wrote. D1's own number counts rows of triggers too. */
export const changedRows = ({ db }: SystemCtx) => db.all<{ count: number }>(sql`SELECT changes() AS count`)

/**
 * The condition that an album is one of these and the person's, in the trash or not. The `+` makes SQLite look up the ids instead of
 * scanning the person's albums.
 */
export const isOneOf = (userId: string, ids: readonly number[]): SQL =>
  sql`(+${album.userId} = ${userId} AND ${album.id} IN ${inList(ids)})`

/** The albums of `where` that a change gives these values. */
export const givenTo = (values: SameColumns, where: SQL | undefined): SQL | undefined =>
  and(where, isDerivable(values), lacksSome(values))

/** The condition that an album lacks one of these values. */
export const lacksSome = (values: SameColumns): SQL =>
  or(
    ...Object.entries(values).flatMap(([key, value]) => {
      const column = rowColumns[key as Column]
      return value === undefined ? [] : sql`${column} IS NOT ${sql.param(value, column)}`
    }),
  ) ?? sql`false`

/** A value of a column in JSON: dates in ms, truth as 1 or 0. */
export const toJsonValue = (value: unknown) =>
  value instanceof Date ? value.getTime() : typeof value === 'boolean' ? Number(value) : value

/** Columns of an album from a JSON object of `toJsonValue`, in which those that are null may be missing. */
export const columnsOfJson = (
  read: Record<string, unknown>,
  columns: readonly Column[] = Object.keys(read) as Column[],
): Partial<AlbumRow> =>
  Object.fromEntries(
    columns.map((key) => {
      const value = read[key] ?? null
      return [key, value === null || Array.isArray(value) ? value : rowColumns[key].mapFromDriverValue(value)]
    }),
  )
