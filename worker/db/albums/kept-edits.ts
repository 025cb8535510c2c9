import { sql } from 'drizzle-orm'
import type { AlbumsChange } from '#domain/albums/album.ts'
import type { KeptEdits, UndoneEdit } from '#domain/albums/kept-edit.ts'
import { Conflict, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import { type Act, forgetOlder, giveBack, isOf, type Keeping, keepAct } from '../changes/journal.ts'
import { isOneOf } from '../changes/rows.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch } from '../database.ts'

/** The columns that an edit of many albums can change, each with the columns derived from it. */
const PARTS = [
  ['rating', 'ratedAt'],
  ['list', 'movedAt'],
  ['downloadedAt'],
  ['downloadedTracks'],
  ['bandcampTags'],
  ['userTags'],
] as const satisfies Keeping['parts']
const EDITED = PARTS.flat()

/** The columns to read for a change of tags, including the others that it changes. */
export const readsOf = (change: AlbumsChange) =>
  PARTS.flatMap((part) => (part[0].endsWith('Tags') || part[0] in change ? part : []))

const actOf = (edit: string): Act => ({ kind: 'edit', entry: edit })

export const keepingOf = (edit: string): Keeping => ({ act: actOf(edit), parts: PARTS })

type Rest = { change: AlbumsChange; albums: number; ids?: readonly number[] }

/** The statement that stores an edit. `ids` are albums that are not edited yet. */
export function keepEdit(ctx: Ctx, edit: string, rest: Rest) {
  const last = sql`(SELECT coalesce(max(changed), 0) FROM album WHERE user_id = ${ctx.userId})`
  const json = sql`${JSON.stringify(rest)}`
  return keepAct(ctx, actOf(edit), rest.ids ? sql`json_set(${json}, '$.revision', ${last})` : json)
}

/** The statements after an edit: keep it if it has changed something, and the latest ones before it. */
export const endEdit = (ctx: Ctx, edit: string) => [forgetEmpty(ctx, edit), ...forgetOlder(ctx, 'edit')] as const

/** Completes an edit that was made in steps. It can be undone from now on. */
export const finishEdit = (ctx: Ctx, edit: string) =>
  batch(ctx.db, [
    ctx.db.run(sql`
      UPDATE journal SET rest = json_remove(rest, '$.ids', '$.revision') WHERE ${isOf(ctx, actOf(edit))}`),
    ...endEdit(ctx, edit),
  ])

const forgetEmpty = (ctx: Ctx, edit: string) =>
  ctx.db.run(sql`
    DELETE FROM journal WHERE ${isOf(ctx, actOf(edit))} AND NOT EXISTS (SELECT 1 FROM journal_row WHERE ${isOf(ctx, actOf(edit))})`)

/**
 * Stores what an edit of many albums is going to do while `work` does it in steps. If the process stops in between and nobody repeats the
 * call, the daily job does the rest.
 */
export async function keptWhile(ctx: Ctx, edit: string, rest: Required<Rest>, work: () => Promise<unknown>) {
  await keepEdit(ctx, edit, rest)
  try {
    await work()
  } finally {
    // The caller already knows the outcome. A leftover entry only costs a look-up that finds nothing.
    await finishEdit(ctx, edit).catch(() => undefined)
  }
}

type Unfinished = { userId: string; edit: string }

/** The edits that started before `before` and whose processes have ended. */
export const listUnfinishedEdits = ({ db }: SystemCtx, before: Date): Promise<Unfinished[]> =>
  db.all<Unfinished>(sql`
    SELECT user_id AS userId, entry AS edit FROM journal
    WHERE kind = 'edit' AND at < ${before.getTime()} AND json_type(rest, '$.ids') IS NOT NULL`)

/** The rest of an edit: the albums that have not changed since it started. */
export async function readUnfinishedEdit(ctx: SystemCtx, { userId, edit }: Unfinished) {
  const [row] = await ctx.db.all<{ ids: string; change: string }>(sql`
    SELECT rest -> 'change' AS change, (
      SELECT json_group_array(album.id) FROM json_each(journal.rest, '$.ids') AS one CROSS JOIN album ON album.id = one.value
      WHERE +album.user_id = ${userId} AND album.deleted_at IS NULL AND album.changed <= journal.rest ->> 'revision') AS ids
    FROM journal WHERE ${isOf({ userId }, actOf(edit))}`)
  return { ids: JSON.parse(row?.ids ?? '[]') as number[], change: JSON.parse(row?.change ?? '{}') as AlbumsChange }
}

/** The person's edits of many albums that can be undone, the last one first. */
export async function listKeptEdits({ db, userId, now }: Ctx): Promise<KeptEdits> {
  const rows = await db.all<{ edit: string; at: number; rest: string }>(sql`
    SELECT entry AS edit, at, rest FROM journal
    WHERE user_id = ${userId} AND kind = 'edit' AND json_type(rest, '$.ids') IS NULL ORDER BY at DESC, rowid DESC`)
  const edits = rows.map(({ edit, at, rest }) => {
    const { change, albums } = JSON.parse(rest) as Rest
    return { edit, at: new Date(at).toISOString(), albums, change }
  })
  return { edits, now: now.toISOString() }
}

/**
 * Undoes an edit of many albums, in the trash or not: each gets its earlier values back, unless they changed since. Many albums are changed
 * in steps; if interrupted, the same call does the rest. @throws NotFound; Conflict `unfinished` if it is still running; Conflict `stale`
 * if concurrent changes persist
 */
export async function undoAlbumsEdit(ctx: Ctx, edit: string): Promise<UndoneEdit> {
  const { db, userId } = ctx
  const isIt = isOf(ctx, actOf(edit))
  const [kept] = await db.all<{ isUnfinished: number }>(
    sql`SELECT json_type(rest, '$.ids') IS NOT NULL AS isUnfinished FROM journal WHERE ${isIt}`,
  )
  if (!kept) throw new NotFound(messages.editGone)
  if (kept.isUnfinished) throw new Conflict('unfinished', messages.editUnfinished)
  const { count, left } = await giveBack(ctx, actOf(edit), {
    reads: EDITED,
    condition: sql`EXISTS (SELECT 1 FROM journal WHERE ${isIt})`,
    end: [forgetEmpty(ctx, edit)],
  })
  const names =
    left.length === 0
      ? []
      : await db.all<{ title: string; artist: string; all: number }>(sql`
          SELECT title, artist, count(*) OVER () AS "all" FROM album
          WHERE ${isOneOf(userId, left)} AND deleted_at IS NULL ORDER BY id LIMIT ${LIMITS.leftNamed}`)
  return {
    undone: count,
    left: names[0]?.all ?? 0,
    leftAlbums: names.map(({ title, artist }) => ({ title, artist })),
  }
}
