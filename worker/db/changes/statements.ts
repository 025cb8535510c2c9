import { type SQL, sql } from 'drizzle-orm'
import type { Growth } from '../budgets.ts'
import type { Ctx } from '../context.ts'
import { jsonChunks } from '../database.ts'
import { album } from '../schema.ts'
import type { Uncounted } from './counted.ts'
import { type AlbumColumns, type AlbumRow, derivedInSql, type SameColumns, withDerived } from './derived.ts'
import { nextRevision } from './revision.ts'
import { type Column, givenTo, rowColumns, toJsonValue } from './rows.ts'
import type { CountedColumn } from './totals.ts'

/**
 * What a change of albums raises: `version` is an edit, after which an edit of what was there before is stale; `revision` is what Bandcamp
 * says, which pages and devices have to be told; `nothing` is what nobody sees.
 */
export type Raises = 'version' | 'revision' | 'nothing'

/** What a change adds to the limits of the person. */
export const growthOf = (change: AlbumColumns | ((row: never) => unknown)): Growth[] => {
  const isText = ([key, value]: [string, unknown]) =>
    key !== 'list' && (typeof value === 'string' || Array.isArray(value))
  return typeof change === 'function' || Object.entries(change).some(isText) ? ['bytes'] : []
}

/** The statement that gives the albums of `where`, all among these, the same values, if they lack one of them. */
export const sameStatement = (
  ctx: Ctx,
  ids: readonly number[],
  values: SameColumns,
  where: SQL | undefined,
  raises?: Raises,
) => ({ statement: set(ctx, values, where, raises), which: ids, columns: Object.keys(values) })

/** The statement that gives albums the same values, of which nothing is counted, if they lack one of them. */
export const setStatement = (
  ctx: Ctx,
  values: Omit<SameColumns, CountedColumn>,
  where: SQL | undefined,
  raises: Raises,
) => set(ctx, values, where, raises)

const set = (ctx: Ctx, values: SameColumns, where: SQL | undefined, raises: Raises = 'version') =>
  ctx.db
    .update(album)
    .set({
      ...(values as typeof album.$inferInsert),
      ...derivedInSql(values, ctx.now),
      ...(raises === 'version' && { version: sql`version + 1` }),
      ...(raises !== 'nothing' && { revision: nextRevision(ctx) }),
    })
    .where(givenTo(values, where))

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

/** The same of the albums of changes. */
export const areUnchanged = (ctx: Ctx, changes: readonly AlbumChange[]): SQL =>
  areAsRead(
    ctx,
    changes.map(({ row }) => row),
  )

/** How the values of a column are bound and written. One that not every change sets is in a list, or null. */
function columnOf(key: Column, place: number, changes: readonly AlbumChange[]) {
  const { name, dataType } = rowColumns[key]
  const arrow = dataType === 'json' ? '->' : '->>'
  const isInAll = changes.every(({ set }) => set[key] !== undefined)
  return {
    bind: ({ [key]: value }: AlbumColumns) =>
      isInAll ? toJsonValue(value) : value === undefined ? null : [toJsonValue(value)],
    assignment: isInAll
      ? `${name} = edit.value${arrow}${place}`
      : `${name} = iif(edit.value->>${place} IS NULL, ${name}, edit.value${arrow}'$[${place}][0]')`,
  }
}

/**
 * The statement that writes changes of albums, if all are as they were read. Another condition takes the place of that one where the
 * transaction has asked already.
 */
export function changesStatement(
  ctx: Ctx,
  changes: readonly AlbumChange[],
  { raises = 'version', condition = areUnchanged(ctx, changes) }: WriteOptions = {},
) {
  const all = new Set(changes.flatMap(({ set }) => Object.keys(set) as Column[]))
  const keys = [...all].filter((key) => changes.some(({ set }) => set[key] !== undefined))
  const columns = keys.map((key, index) => columnOf(key, index + 1, changes))
  const rows = jsonChunks(
    changes.map(({ row, set }) => [row.id, ...columns.map(({ bind }) => bind(set))]),
    changes.length,
  )
  const source = sql.join(
    rows.map((some) => sql`SELECT value FROM json_each(${some})`),
    sql` UNION ALL `,
  )
  const statement = ctx.db.run(sql`
    UPDATE album SET ${sql.raw([...columns.map(({ assignment }) => assignment), ...(raises === 'version' ? ['version = version + 1'] : [])].join(', '))},
      changed = ${nextRevision(ctx)}
    FROM (${source}) AS edit WHERE album.id = edit.value->>0 AND +album.user_id = ${ctx.userId} AND ${condition}`)
  return { statement, which: changes.map(({ row }) => row.id), columns: keys } satisfies Uncounted
}

type WriteOptions = { raises?: Exclude<Raises, 'nothing'> | undefined; condition?: SQL | undefined }
