import { Hono } from 'hono'
import { NotFound } from '#domain/errors/app-error.ts'
import { EmbedQuery } from '#domain/shares/share.ts'
import * as messages from '#locales/errors.ts'
import type { AppEnv } from '../auth/app-env.ts'
import { titleOf } from '../db/shares/find-share.ts'
import { publicUrl } from '../public-url.ts'
import { searchParams } from '../respond.ts'
import { limitVisits } from '../shares/limit-visits.ts'
import { openShare } from '../shares/open-share.ts'
import { shareTitle } from '../shares/texts.ts'
import { shareUrl } from '../shares/token.ts'

const SIZE = { width: 640, height: 280 }
const within = (most: string | undefined, size: number) => (Number(most) > 0 ? Math.min(Number(most), size) : size)

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** How another site shows a share (https://oembed.com): a frame with the embedded form of its page. */
export const oembed = new Hono<AppEnv>().use(limitVisits).get('/', searchParams(EmbedQuery), async (c) => {
  const { url, format = 'json', maxwidth, maxheight } = c.req.valid('query')
  // oEmbed prescribes 501 for a format that the server does not support.
  if (format === 'xml') return c.body(null, 501)
  const site = publicUrl(c.env, c.req.url)
  const token = url.startsWith(`${site}/s/`) ? (url.slice(site.length + 3).split(/[/?#]/, 1)[0] ?? '') : ''
  const share = (await openShare(c, token))?.share
  if (!share) throw new NotFound(messages.nothingHere)
  const page = shareUrl(c.env, c.req.url, token)
  const title = shareTitle({ title: titleOf(share), list: share.list })
  const [width, height] = [Math.floor(within(maxwidth, SIZE.width)), Math.floor(within(maxheight, SIZE.height))]
  c.set('isForOtherSites', true)
  c.header('access-control-allow-origin', '*')
  c.header('cache-control', 'no-cache')
  return c.json({
    version: '1.0',
    type: 'rich',
    title,
    ...(share.sharer && { author_name: share.sharer }),
    provider_name: 'Gatefold',
    provider_url: site,
    width,
    height,
    html: `<iframe src="${page}/embed" width="${width}" height="${height}" title="${escapeHtml(title)}" style="border:0" loading="lazy"></iframe>`,
  })
})
