import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { album } from '../schema.ts'
import type { Which } from './counted.ts'
import { joined, jsonValue, NEW_COLUMNS } from './field-sql.ts'
import { type AlbumKeys, nameOfKeys } from './named-albums.ts'
import { nextRevision } from './revision.ts'
import { isOneOf } from './rows.ts'

const columns = ['album']

/** A chunk of `toRow`'s rows, as `rowChunks` makes them. */
type Chunk = { rows: readonly AlbumKeys[]; json: string }

type Options = {
  /** Marks the albums as part of an import. */
  importId?: number
  guard?: SQL
}

/**
 * The statement that inserts a chunk of albums if `guard` holds, and returns their ids, except for an import. Albums whose address or source
 * key exists are skipped.
 */
export function insertStatement(ctx: Ctx, { rows, json }: Chunk, { importId, guard = sql`true` }: Options = {}) {
  // Looking for a name in a row that lacks it takes longer than all else, so names that no row has are left out.
  const some = NEW_COLUMNS.filter(([name]) => json.includes(`"${name}":`))
  const statement = ctx.db.all<{ id: number }>(sql`
    INSERT INTO album (user_id, import_id, changed, ${joined(some.map(([, column]) => column))})
    SELECT ${ctx.userId}, ${importId ?? null}, ${nextRevision(ctx)}, ${joined(some.map(([name]) => jsonValue('value', name)))}
    FROM json_each(${json}) WHERE ${guard} ON CONFLICT DO NOTHING ${importId === undefined ? sql`RETURNING id` : sql``}`)
  return { statement, which: rows.map(nameOfKeys), columns }
}

const toBound = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : (value ?? null))

/** The statement that inserts an album, a row of `toRow`, if the previous statement wrote one row. `which` selects the album then. */
export const insertOneStatement = (ctx: Ctx, which: SQL, id: number | null, row: Record<string, unknown>) => ({
  statement: ctx.db.run(sql`
    INSERT OR IGNORE INTO album (id, user_id, changed, ${joined(NEW_COLUMNS.map(([, column]) => column))})
    VALUES (${id}, CASE WHEN changes() = 1 THEN ${ctx.userId} END, ${nextRevision(ctx)}, ${sql.join(
      NEW_COLUMNS.map(([name]) => sql`${toBound(row[name])}`),
      sql`, `,
    )})`),
  which,
  columns,
})

/** The statement that deletes for good the given albums that meet a condition. */
export const deleteStatement = ({ db, userId }: Ctx, which: readonly number[], condition: SQL) => ({
  statement: db.run(sql`DELETE FROM album WHERE ${isOneOf(userId, which)} AND ${condition}`),
  which,
  columns,
})

/** The statement that deletes for good the given albums that are in the trash. Totals do not include those. */
export const eraseStatement = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db.delete(album).where(and(isOneOf(ctx.userId, ids), isNotNull(album.deletedAt)))

/** The statement that puts albums into crates: `rows` selects owner, crate, album, position and import. */
export const putStatement = ({ db }: Ctx, which: Which, rows: SQL) => ({
  statement: db.run(sql`
    INSERT INTO crate_album (user_id, crate_id, album_id, position, import_id) ${rows} ON CONFLICT DO NOTHING`),
  which,
  columns: ['member'],
})

/** The statement that takes albums out of crates; `condition` can end with `RETURNING`. */
export const takeStatement = ({ db }: Ctx, which: Which, condition: SQL) => ({
  statement: db.all<{ id: number }>(sql`DELETE FROM crate_album WHERE ${condition}`),
  which,
  columns: ['member'],
})
