import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { NotFound } from '#domain/errors/app-error.ts'
import type { Shows } from '#domain/shares/share.ts'
import { shareGone } from '#locales/errors.ts'
import type { AppEnv } from '../auth/app-env.ts'
import { findPerson } from '../auth/session.ts'
import { sessionCookie } from '../auth/session-cache.ts'
import { type Ctx, createCtx, type SystemCtx } from '../db/context.ts'
import { databasesOf } from '../db/databases.ts'
import { findShare, type OpenShare, readShare } from '../db/shares/find-share.ts'
import { CALENDAR } from '../db/shares/shares.ts'
import { hashOfAsked, shareUrl } from './token.ts'

export type ShareEnv = {
  Bindings: AppEnv['Bindings']
  Variables: AppEnv['Variables'] & { ctx: SystemCtx; share: OpenShare; page: string }
}

/** The row of the share with a token, and a context over the database with its records; null if no such share can be seen. */
async function openRow(c: Context<AppEnv>, token: string) {
  const { now } = c.get('ctx')
  const hash = hashOfAsked(token)
  const found = hash && (await findShare(c.get('ctx'), hash))
  if (!found) return null
  c.set('shareDatabase', found.database)
  return { ctx: createCtx(databasesOf(c.env, found.database), now), row: found.share }
}

/** The share with a token, in the same way. */
export async function openShare(
  c: Context<AppEnv>,
  token: string,
): Promise<{ ctx: SystemCtx; share: OpenShare } | null> {
  const open = await openRow(c, token)
  const share = open && (await readShare(open.ctx, open.row))
  return share && { ctx: open.ctx, share }
}

/** What the calendar of the address shows, and a context over the records of its owner. */
export async function requireCalendar(c: Context<ShareEnv>): Promise<{ ctx: Ctx; shows: Shows }> {
  const open = await openRow(c as unknown as Context<AppEnv>, c.req.param('token') ?? '')
  if (open?.row.crateId !== CALENDAR) throw new NotFound(shareGone)
  return { ctx: { ...open.ctx, userId: open.row.userId }, shows: open.row.shows }
}

/** Finds the share of the address, without a cache: a revoked or expired one is gone at once. */
export const requireShare = createMiddleware<ShareEnv>(async (c, next) => {
  const token = c.req.param('token') ?? ''
  const open = await openShare(c as unknown as Context<AppEnv>, token)
  if (!open) throw new NotFound(shareGone)
  c.set('ctx', open.ctx)
  c.set('share', open.share)
  c.set('page', shareUrl(c.env, c.req.url, token))
  await next()
})

/** Whether the person whose share it is makes the request. */
export async function isOwner(c: Context<ShareEnv>): Promise<boolean> {
  if (!c.req.header('cookie')?.includes(sessionCookie(c.env))) return false
  const person = await findPerson(c as unknown as Context<AppEnv>)
  return person?.id === c.get('share').userId
}
