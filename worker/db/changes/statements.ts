import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { jsonChunks } from '../database.ts'
import { album } from '../schema.ts'
import { type AlbumColumns, type AlbumRow, derivedInSql, isDerivable, withDerived } from './derived.ts'
import { nextRevision } from './revision.ts'
import { type Column, rowColumns } from './rows.ts'

/**
 * What a change of albums raises: `version` is an edit, after which an edit of what was there before is stale; `revision` is what Bandcamp
 * says, which pages and devices have to be told; `nothing` is what nobody sees.
 */
export type Raises = 'version' | 'revision' | 'nothing'

/** Values that are the same for all albums of a change. What follows from the others differs. */
export type SameColumns = Omit<AlbumColumns, 'title' | 'artist' | 'bandcampTags' | 'userTags' | 'label'>

/** The statement that gives albums the same values, if they lack one of them. */
export const setStatement = (ctx: Ctx, values: SameColumns, where: SQL | undefined, raises: Raises = 'version') =>
  ctx.db
    .update(album)
    .set({
      ...(values as typeof album.$inferInsert),
      ...derivedInSql(values, ctx.now),
      ...(raises === 'version' && { version: sql`version + 1` }),
      ...(raises !== 'nothing' && { revision: nextRevision(ctx) }),
    })
    .where(and(where, isDerivable(values), lacksSome(values)))

const lacksSome = (values: SameColumns) =>
  or(
    ...Object.entries(values).flatMap(([key, value]) => {
      const column = rowColumns[key as Column]
      return value === undefined ? [] : sql`${column} IS NOT ${sql.param(value, column)}`
    }),
  ) ?? sql`false`

/** An album as it was read, and what is set of it. */
export type AlbumChange = { row: AlbumColumns & Pick<AlbumRow, 'id' | 'revision'>; set: AlbumColumns }

/** What `change` writes to albums: those that differ afterwards, with all that follows. `raises: 'version'` needs the version of each. */
export const changesOf = <Row extends AlbumChange['row']>(
  { now }: Ctx,
  rows: readonly Row[],
  change: (row: Row) => AlbumColumns | null,
): { row: Row; set: AlbumColumns }[] =>
  rows.flatMap((row) => {
    const set = withDerived(row, change(row) ?? {}, now)
    return set ? [{ row, set }] : []
  })

/** The condition that albums are as they were read. */
export const areAsRead = ({ userId }: Ctx, rows: readonly Pick<AlbumRow, 'id' | 'revision'>[]): SQL =>
  rows.length === 0
    ? sql`true`
    : sql`(SELECT count(*) FROM json_each(${JSON.stringify(rows.map(({ id, revision }) => [id, revision]))}) r
        CROSS JOIN album ON album.id = r.value->>0 AND album.changed = r.value->>1 WHERE +album.user_id = ${userId}) = ${rows.length}`

const isJson = (key: Column) => rowColumns[key].dataType === 'json'

function toBound(key: Column, { row, set }: AlbumChange): unknown {
  const value = key in set ? set[key] : row[key]
  if (value === undefined) throw new Error(`The column ${key} was not read`)
  return value instanceof Date ? value.getTime() : typeof value === 'boolean' ? Number(value) : value
}

/**
 * The statement that writes changes of albums, if all are as they were read. Another condition takes the place of that one where the
 * transaction has asked already.
 */
export function changesStatement(
  ctx: Ctx,
  changes: readonly AlbumChange[],
  {
    raises = 'version',
    condition = areAsRead(
      ctx,
      changes.map(({ row }) => row),
    ),
  }: WriteOptions = {},
) {
  const keys = [...new Set(changes.flatMap(({ set }) => Object.keys(set) as Column[]))]
  const rows = jsonChunks(
    changes.map((change) => [change.row.id, ...keys.map((key) => toBound(key, change))]),
    changes.length,
  )
  const source = sql.join(
    rows.map((some) => sql`SELECT value FROM json_each(${some})`),
    sql` UNION ALL `,
  )
  const columns = keys.map(
    (key, index) => `${rowColumns[key].name} = edit.value->${isJson(key) ? '' : '>'}${index + 1}`,
  )
  return ctx.db.run(sql`
    UPDATE album SET ${sql.raw([...columns, ...(raises === 'version' ? ['version = version + 1'] : [])].join(', '))},
      changed = ${nextRevision(ctx)}
    FROM (${source}) AS edit WHERE album.id = edit.value->>0 AND +album.user_id = ${ctx.userId} AND ${condition}`)
}

/** A statement that changes albums. */
export type AlbumsStatement = ReturnType<typeof setStatement> | ReturnType<typeof changesStatement>

type WriteOptions = { raises?: Exclude<Raises, 'nothing'> | undefined; condition?: SQL | undefined }
