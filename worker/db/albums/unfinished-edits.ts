import { sql } from 'drizzle-orm'
import type { AlbumsChange } from '#domain/albums/album.ts'
import type { Ctx, SystemCtx } from '../context.ts'

// In `album_edit`, beside what undoes edits of tags.
const PREFIX = 'unfinished '

const ofEdit = (userId: string, edit: string) => sql`user_id = ${userId} AND edit = ${edit}`

/**
 * Notes what an edit of many albums is to do while `work` does it in steps. If the process ends in between and nobody makes the call again,
 * the daily job finds it.
 */
export async function noted(
  { db, userId, now }: Ctx,
  { ids, change }: { ids: readonly number[]; change: AlbumsChange },
  work: () => Promise<unknown>,
): Promise<void> {
  const edit = PREFIX + crypto.randomUUID()
  await db.run(sql`
    INSERT INTO album_edit (user_id, edit, chunk, rows, at) SELECT ${userId}, ${edit}, 0,
      json_object('ids', json(${JSON.stringify(ids)}), 'change', json(${JSON.stringify(change)}),
        'revision', (SELECT coalesce(max(changed), 0) FROM album WHERE user_id = ${userId})), ${now.getTime()}`)
  try {
    await work()
  } finally {
    // Whoever made the call is told how it ended. What is left behind only looks for albums in vain.
    await db.run(sql`DELETE FROM album_edit WHERE ${ofEdit(userId, edit)}`).catch(() => undefined)
  }
}

type Unfinished = { userId: string; edit: string }

/** The edits that were begun before `before` and whose processes have ended. */
export const listUnfinishedEdits = ({ db }: SystemCtx, before: Date): Promise<Unfinished[]> =>
  db.all<Unfinished>(
    sql`SELECT user_id AS userId, edit FROM album_edit WHERE edit GLOB ${`${PREFIX}*`} AND at < ${before.getTime()}`,
  )

/** What is left of an edit: the albums that nothing has changed since it began. */
export async function readUnfinishedEdit({ db }: SystemCtx, { userId, edit }: Unfinished) {
  const [row] = await db.all<{ ids: string; change: string }>(sql`
    SELECT rows -> 'change' AS change, (
      SELECT json_group_array(album.id) FROM json_each(album_edit.rows, '$.ids') AS one CROSS JOIN album ON album.id = one.value
      WHERE +album.user_id = ${userId} AND album.deleted_at IS NULL AND album.changed <= album_edit.rows ->> 'revision') AS ids
    FROM album_edit WHERE ${ofEdit(userId, edit)}`)
  return { ids: JSON.parse(row?.ids ?? '[]') as number[], change: JSON.parse(row?.change ?? '{}') as AlbumsChange }
}

/** Forgets an edit that is finished. */
export const forgetUnfinishedEdit = ({ db }: SystemCtx, { userId, edit }: Unfinished) =>
  db.run(sql`DELETE FROM album_edit WHERE ${ofEdit(userId, edit)}`)
