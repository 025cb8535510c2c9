import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Which } from './counted.ts'

const columns = ['member']

/** The statement that puts albums into crates: `rows` selects owner, crate, album, position and import. */
export const putStatement = ({ db }: Ctx, which: Which, rows: SQL) => ({
  statement: db.run(sql`
    INSERT INTO crate_album (user_id, crate_id, album_id, position, import_id) ${rows} ON CONFLICT DO NOTHING`),
  which,
  columns,
})

/** The statement that takes albums out of crates; `condition` can end with `RETURNING`. */
export const takeStatement = ({ db }: Ctx, which: Which, condition: SQL) => ({
  statement: db.all<{ id: number }>(sql`DELETE FROM crate_album WHERE ${condition}`),
  which,
  columns,
})
