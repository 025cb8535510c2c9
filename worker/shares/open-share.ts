import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { NotFound } from '#domain/errors/app-error.ts'
import { shareGone } from '#locales/errors.ts'
import { type AppEnv, findPerson } from '../auth/session.ts'
import { sessionCookie } from '../auth/session-cache.ts'
import { findShare, type OpenShare } from '../db/shares/public-share.ts'
import { hashOfAsked, shareUrl } from './token.ts'

export type ShareEnv = {
  Bindings: AppEnv['Bindings']
  Variables: AppEnv['Variables'] & { share: OpenShare; page: string }
}

/** Finds the share of the address. Each time: one that is revoked or expired is gone at once, whatever a browser has kept. */
export const requireShare = createMiddleware<ShareEnv>(async (c, next) => {
  const token = c.req.param('token') ?? ''
  const hash = hashOfAsked(token)
  const share = hash && (await findShare(c.get('ctx'), hash))
  if (!share) throw new NotFound(shareGone)
  c.set('share', share)
  c.set('page', shareUrl(c.env, c.req.url, token))
  await next()
})

/** Whether the person whose share it is makes the request. */
export async function isOwner(c: Context<ShareEnv>): Promise<boolean> {
  if (!c.req.header('cookie')?.includes(sessionCookie(c.env))) return false
  const person = await findPerson(c as unknown as Context<AppEnv>)
  return person?.id === c.get('share').userId
}
