import { Buffer } from 'node:buffer'
import { Hono } from 'hono'
import { Invalid, NotFound, TooLarge } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { readJpeg } from '#domain/pictures/jpeg.ts'
import { CARD_SIZE } from '#domain/shares/card-size.ts'
import { NewShare, SharePatch, ShareUndo } from '#domain/shares/share.ts'
import * as messages from '#locales/errors.ts'
import type { SignedInEnv } from '../auth/app-env.ts'
import { requirePerson } from '../auth/require.ts'
import { findOwnOpenShare, titleOf } from '../db/shares/find-share.ts'
import { clearGifts } from '../db/shares/gifts.ts'
import { readCard } from '../db/shares/public-share.ts'
import { saveCard } from '../db/shares/share-records.ts'
import {
  createShare,
  deleteShare,
  getShare,
  type KeptShare,
  listGifts,
  listShares,
  renewLink,
  restoreShare,
  type StoredShare,
  updateShare,
} from '../db/shares/shares.ts'
import type { Env } from '../env.ts'
import { jsonBody, noContent, pathId } from '../respond.ts'
import { seal, unseal } from '../seal.ts'
import { shareTitle } from '../shares/texts.ts'
import { newLink, toOwnShare } from '../shares/token.ts'

const KILO = 1_000

const CARD_FAULTS = {
  type: messages.notAJpeg,
  structure: messages.brokenJpeg,
  size: messages.pictureTooWide(CARD_SIZE.width, CARD_SIZE.height),
}

const wrongCard = (message: string) => new Invalid(message, { body: message })

/** A JPEG in base64, with only what is needed to draw it. @throws Invalid, TooLarge */
function jpegIn(body: ArrayBuffer): string {
  if (body.byteLength > LIMITS.shareCardBytes)
    throw new TooLarge(messages.pictureTooLarge(LIMITS.shareCardBytes / KILO))
  const picture = readJpeg(new Uint8Array(body), CARD_SIZE)
  if (typeof picture === 'string') throw wrongCard(CARD_FAULTS[picture])
  return Buffer.from(picture).toString('base64')
}

type Asked = { env: Env; req: { url: string } }
const toResponse = ({ env, req }: Asked, share: StoredShare) => toOwnShare(env, req.url, share)

/** Only the page on which a share was ended can restore it: the server keeps nothing of the share. */
type Ended = { row: KeptShare; endedAt: Date }
const UNDO_MS = 3_600_000
const endedBy = (userId: string) => `share that ended ${userId}`
const withDates = (name: string, value: unknown) =>
  typeof value === 'string' && /(?:At|Until)$/.test(name) ? new Date(value) : value

export const shares = new Hono<SignedInEnv>()
  // Access tokens cannot share anything.
  .use(requirePerson)
  .get('/', async (c) => c.json((await listShares(c.get('ctx'))).map((share) => toResponse(c, share))))
  .post('/', jsonBody(NewShare), async (c) => {
    const { share, isNew } = await createShare(c.get('ctx'), c.req.valid('json'), newLink(c.env))
    return c.json(toResponse(c, share), isNew ? 201 : 200)
  })
  .get('/:id', async (c) => c.json(toResponse(c, await getShare(c.get('ctx'), pathId(c, 'id')))))
  .patch('/:id', jsonBody(SharePatch), async (c) =>
    c.json(toResponse(c, await updateShare(c.get('ctx'), pathId(c, 'id'), c.req.valid('json')))),
  )
  .delete('/:id', async (c) => {
    const row = await deleteShare(c.get('ctx'), pathId(c, 'id'))
    const text = JSON.stringify({ row, endedAt: c.get('ctx').now } satisfies Ended)
    return c.json({ undo: await seal(c.env.BETTER_AUTH_SECRET, endedBy(c.get('person').id), text) })
  })
  .post('/restore', jsonBody(ShareUndo), async (c) => {
    const { undo } = c.req.valid('json')
    const text = await unseal(c.env.BETTER_AUTH_SECRET, endedBy(c.get('person').id), undo)
    const ended: Ended | null = text && JSON.parse(text, withDates)
    if (!ended || c.get('ctx').now.getTime() - ended.endedAt.getTime() > UNDO_MS)
      throw new NotFound(messages.shareUndoOver)
    const share = await restoreShare(c.get('ctx'), ended.row)
    return c.json(toResponse(c, share), 201)
  })
  .post('/:id/link', async (c) => c.json(toResponse(c, await renewLink(c.get('ctx'), pathId(c, 'id'), newLink(c.env)))))
  .get('/:id/gifts', async (c) => c.json(await listGifts(c.get('ctx'), pathId(c, 'id'))))
  .delete('/:id/gifts', (c) => noContent(c, clearGifts(c.get('ctx'), pathId(c, 'id'))))
  .get('/:id/card', async (c) => {
    const open = await findOwnOpenShare(c.get('ctx'), pathId(c, 'id'))
    if (!open) throw new NotFound(messages.shareGone)
    const title = shareTitle({ title: titleOf(open), list: open.list })
    return c.json(await readCard(c.get('ctx'), open, title))
  })
  .put('/:id/card/:of', async (c) => {
    const data = jpegIn(await c.req.arrayBuffer())
    return noContent(c, saveCard(c.get('ctx'), pathId(c, 'id'), { of: c.req.param('of').slice(0, 64), data }))
  })
