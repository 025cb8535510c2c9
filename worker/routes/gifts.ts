import { type Context, Hono } from 'hono'
import { Conflict, Forbidden, NotFound } from '#domain/errors/app-error.ts'
import { GiftClaim, GiftGuest } from '#domain/shares/share.ts'
import * as messages from '#locales/errors.ts'
import { codeHash } from '../auth/code-hash.ts'
import { claimGift, listClaims, releaseGift } from '../db/shares/gifts.ts'
import { showsAlbum } from '../db/shares/public-share.ts'
import { jsonBody, noContent, pathId } from '../respond.ts'
import { limitMarks, limitVisits } from '../shares/limit-visits.ts'
import { isOwner, requireShare, type ShareEnv } from '../shares/open-share.ts'

async function requireGuest(c: Context<ShareEnv>): Promise<void> {
  if (!c.get('share').isGiftList) throw new Conflict('no-gift-list', messages.noGiftList)
  // The owner must not learn whether an album is taken.
  if (await isOwner(c)) throw new Forbidden(messages.ownGiftList)
}

/** The calls of guests of a gift list, who need no account. */
export const gifts = new Hono<ShareEnv>()
  .use('/:token/*', limitVisits as never, requireShare)
  .post('/:token', jsonBody(GiftGuest), async (c) => {
    await requireGuest(c)
    const albums = await listClaims(c.get('ctx'), c.get('share'), codeHash(c.req.valid('json').guest))
    return c.json({ albums })
  })
  .put('/:token/:album', jsonBody(GiftClaim), async (c) => {
    await requireGuest(c)
    const album = pathId(c, 'album')
    if (!(await showsAlbum(c.get('ctx'), c.get('share'), album))) throw new NotFound(messages.shareGone)
    const { guest, name = '' } = c.req.valid('json')
    const hash = codeHash(guest)
    await limitMarks(c, hash)
    return noContent(c, claimGift(c.get('ctx'), c.get('share'), album, { hash, name }))
  })
  .delete('/:token/:album', jsonBody(GiftClaim), async (c) => {
    await requireGuest(c)
    return noContent(
      c,
      releaseGift(c.get('ctx'), c.get('share'), pathId(c, 'album'), codeHash(c.req.valid('json').guest)),
    )
  })
