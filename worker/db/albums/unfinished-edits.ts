import { sql } from 'drizzle-orm'
import type { AlbumsChange } from '#domain/albums/album.ts'
import { type Act, isOf, keepAct } from '../changes/journal.ts'
import type { Ctx, SystemCtx } from '../context.ts'

/**
 * Notes what an edit of many albums is to do while `work` does it in steps. If the process ends in between and nobody makes the call again,
 * the daily job finds it.
 */
export async function noted(
  ctx: Ctx,
  { ids, change }: { ids: readonly number[]; change: AlbumsChange },
  work: () => Promise<unknown>,
): Promise<void> {
  const edit = { userId: ctx.userId, edit: crypto.randomUUID() }
  const rest = sql`json_object('ids', json(${JSON.stringify(ids)}), 'change', json(${JSON.stringify(change)}),
    'revision', (SELECT coalesce(max(changed), 0) FROM album WHERE user_id = ${ctx.userId}))`
  await keepAct(ctx, actOf(edit), rest)
  try {
    await work()
  } finally {
    // Whoever made the call is told how it ended. What is left behind only looks for albums in vain.
    await forgetUnfinishedEdit(ctx, edit).catch(() => undefined)
  }
}

type Unfinished = { userId: string; edit: string }
const actOf = ({ edit }: Unfinished): Act => ({ kind: 'edit', entry: edit })

/** The edits that were begun before `before` and whose processes have ended. */
export const listUnfinishedEdits = ({ db }: SystemCtx, before: Date): Promise<Unfinished[]> =>
  db.all<Unfinished>(
    sql`SELECT user_id AS userId, entry AS edit FROM journal WHERE kind = 'edit' AND at < ${before.getTime()}`,
  )

/** What is left of an edit: the albums that nothing has changed since it began. */
export async function readUnfinishedEdit(ctx: SystemCtx, edit: Unfinished) {
  const { userId } = edit
  const [row] = await ctx.db.all<{ ids: string; change: string }>(sql`
    SELECT rest -> 'change' AS change, (
      SELECT json_group_array(album.id) FROM json_each(journal.rest, '$.ids') AS one CROSS JOIN album ON album.id = one.value
      WHERE +album.user_id = ${userId} AND album.deleted_at IS NULL AND album.changed <= journal.rest ->> 'revision') AS ids
    FROM journal WHERE ${isOf({ userId }, actOf(edit))}`)
  return { ids: JSON.parse(row?.ids ?? '[]') as number[], change: JSON.parse(row?.change ?? '{}') as AlbumsChange }
}

/** Forgets an edit that is finished. */
export const forgetUnfinishedEdit = ({ db }: SystemCtx, edit: Unfinished) =>
  db.run(sql`DELETE FROM journal WHERE ${isOf(edit, actOf(edit))}`)
