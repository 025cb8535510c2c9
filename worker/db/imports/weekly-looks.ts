import { and, eq, sql } from 'drizzle-orm'
import type { List } from '#domain/albums/album.ts'
import { LISTS } from '#domain/albums/album-field-schemas.ts'
import type { FanImportInput, FanListsInput, WeeklyLook } from '#domain/imports/fan-import.ts'
import { findOpenAccounts } from '../accounts/open-accounts.ts'
import { write } from '../budgets.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { weeklyLook } from '../schema.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
const DUE_AT_ONCE = 100

type Row = { list: List; username: string; importTags: boolean }

const toLook = (rows: readonly Row[]): WeeklyLook => {
  const [first] = rows
  if (!first) return { fan: null }
  return { fan: { username: first.username, lists: rows.map(({ list }) => list), importTags: first.importTags } }
}

/** The fan whose lists are looked at every week for the person; null if there is none. */
export const readWeeklyLook = async ({ db, userId }: Ctx): Promise<WeeklyLook> =>
  toLook(await db.select().from(weeklyLook).where(eq(weeklyLook.userId, userId)).orderBy(weeklyLook.list))

/**
 * Has a fan's lists be looked at every week, in place of those chosen before. The first look is at any time within a week, so that the
 * looks of all accounts are spread over it. Returns what `readWeeklyLook` does from then on.
 */
export async function saveWeeklyLook(ctx: Ctx, input: FanListsInput): Promise<WeeklyLook> {
  const { db, userId, now } = ctx
  const { username, lists, importTags = true } = input
  const nextAt = new Date(now.getTime() + Math.floor(Math.random() * WEEK_MS))
  const chosen = LISTS.filter((list) => lists.includes(list))
  const rows = chosen.map((list) => ({ userId, list, username, importTags, nextAt }))
  await write(ctx, [db.delete(weeklyLook).where(eq(weeklyLook.userId, userId)), db.insert(weeklyLook).values(rows)])
  return toLook(rows)
}

/** Has no fan's lists be looked at for the person any more. */
export async function removeWeeklyLook(ctx: Ctx): Promise<void> {
  await write(ctx, [ctx.db.delete(weeklyLook).where(eq(weeklyLook.userId, ctx.userId))])
}

/** The weekly looks of all accounts that have not ended: whose, and when they began. */
export const listRunningLooks = ({ db }: SystemCtx) =>
  db.all<{ userId: string; startedAt: number }>(sql`
    SELECT i.user_id AS userId, i.started_at AS startedAt FROM fan_import i CROSS JOIN weekly_look l ON l.import_id = i.id
    WHERE i.status IN ('running', 'waiting')`)

/** A look that is due, since `nextAt`. */
export type DueLook = { id: number; userId: string; nextAt: number; input: FanImportInput }

/** The look that has been due for longest; null if none is. Accounts that are banned or being deleted are left out. */
export async function findDueLook(ctx: SystemCtx): Promise<DueLook | null> {
  const { db, now } = ctx
  const time = now.getTime()
  type Due = { id: number; userId: string; nextAt: number; username: string; list: List; importTags: number }
  for (let after = { nextAt: Number.MIN_SAFE_INTEGER, id: 0 }; ; ) {
    const due: Due[] = await db.all<Due>(sql`
      SELECT rowid AS id, user_id AS userId, next_at AS nextAt, username, list, import_tags AS importTags FROM weekly_look
      WHERE next_at <= ${time} AND (next_at, rowid) > (${after.nextAt}, ${after.id}) ORDER BY next_at, rowid LIMIT ${DUE_AT_ONCE}`)
    const owners = due.map(({ userId }) => userId)
    const open = await findOpenAccounts(ctx, owners)
    const first = due.find(({ userId }) => open.has(userId))
    if (first) {
      const { id, userId, nextAt, username, list, importTags } = first
      return { id, userId, nextAt, input: { username, type: list, importTags: importTags === 1 } }
    }
    const last = due.at(-1)
    if (!last || due.length < DUE_AT_ONCE) return null
    after = last
  }
}

/** Takes a look that is due, and sets the next one to a week from now. False if somebody else did. */
export async function takeLook({ db, now }: SystemCtx, { id, userId, nextAt }: DueLook): Promise<boolean> {
  const { meta } = await db.run(sql`
    UPDATE weekly_look SET next_at = ${now.getTime() + WEEK_MS} WHERE rowid = ${id} AND user_id = ${userId} AND next_at = ${nextAt}`)
  return meta.changes > 0
}

/** Notes the import that looks at a person's list. */
export async function noteLook({ db, userId }: Ctx, list: List, importId: number): Promise<void> {
  await db
    .update(weeklyLook)
    .set({ importId })
    .where(and(eq(weeklyLook.userId, userId), eq(weeklyLook.list, list)))
}

/** Puts a look that Bandcamp has refused behind all that are due: it is tried again in a day. */
export async function postponeLook({ db, userId, now }: Ctx, { username, type }: FanImportInput): Promise<void> {
  await db
    .update(weeklyLook)
    .set({ nextAt: new Date(now.getTime() + DAY_MS) })
    .where(and(eq(weeklyLook.userId, userId), eq(weeklyLook.list, type), eq(weeklyLook.username, username)))
}
