import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { styleHashes } from 'virtual:assets'
import { type Context, Hono } from 'hono'
import { DEMO_SHARE, demoSharedPage } from '#domain/demo/share.ts'
import { createLocalTime } from '#domain/diary/local-time.ts'
import { LIMITS } from '#domain/limits.ts'
import { positive } from '#domain/query/filters.ts'
import { DEMO_SHARED } from '#domain/sync/device-names.ts'
import { language } from '#locales/language.ts'
import { description, linkGoneTitle, reportSubject } from '#locales/share.ts'
import { EmbedPage } from '#pages/share/embed-page.tsx'
import { GonePage } from '#pages/share/gone-page.tsx'
import { SharePage } from '#pages/share/share-page.tsx'
import { SharedYearPage } from '#pages/share/shared-year.tsx'
import type { AppEnv } from '../auth/app-env.ts'
import { contactLink } from '../contact-link.ts'
import { listReleases, readRevision } from '../db/shares/calendar.ts'
import { countVisit, titleOf } from '../db/shares/find-share.ts'
import { countLeftOut, readCard, readShared, readSharedYear } from '../db/shares/public-share.ts'
import { findCard } from '../db/shares/share-records.ts'
import { inBackground } from '../in-background.ts'
import { publicUrl } from '../public-url.ts'
import { calendarText } from '../shares/calendar.ts'
import { atomFeed, jsonFeed } from '../shares/feeds.ts'
import { limitVisits } from '../shares/limit-visits.ts'
import { isOwner, requireCalendar, requireShare, type ShareEnv } from '../shares/open-share.ts'
import { albumLine, shareTitle, totalsLine, yearLine } from '../shares/texts.ts'
import { CALENDAR_FORM } from '../shares/token.ts'
import { htmlOf } from './html-of.ts'

const EMBEDDED = 8

const STYLES = import.meta.env.MODE === 'development' ? "'unsafe-inline'" : styleHashes.join(' ')

/** Only the page's own script, and no other site in a frame but Bandcamp's player. */
const policy = (ancestors: string, frames: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' ${STYLES}; font-src 'self'; img-src 'self' data: https://*.bcbits.com; ` +
  `connect-src 'self'; frame-src ${frames}; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`

/** An answer that browsers keep and ask about each time; unchanged, it is not sent again. */
function kept(c: Context<ShareEnv>, body: string | Uint8Array<ArrayBuffer>, type: string) {
  c.header('cache-control', 'no-cache')
  c.header('vary', 'cookie')
  if (!c.get('share').isListed) c.header('x-robots-tag', 'noindex')
  return isKnown(c, body) ? c.body(null, 304) : c.body(body, 200, { 'content-type': type })
}

/** Tags an answer that is made of `state`, and says whether the caller has it. */
function isKnown(c: Context, state: string | Uint8Array<ArrayBuffer>): boolean {
  const etag = `"${createHash('sha256').update(state).digest('base64url')}"`
  c.header('etag', etag)
  const known = c.req.header('if-none-match')?.split(',') ?? []
  return known.some((one) => one.trim().replace(/^W\//, '') === etag)
}

/** The calendar of an address. Who has the one of this day and this revision costs two queries. */
async function sendCalendar(c: Context<ShareEnv>) {
  const { ctx, shows } = await requireCalendar(c)
  const today = createLocalTime(c.req.query('zone') ?? '')(ctx.now.getTime() / 1_000).slice(0, 10)
  c.header('cache-control', 'private, no-cache')
  c.header('x-robots-tag', 'noindex')
  if (isKnown(c, JSON.stringify([await readRevision(ctx), today, shows, language]))) return c.body(null, 304)
  const text = calendarText(publicUrl(c.env, c.req.url), await listReleases(ctx, today), shows, today)
  return c.body(text, 200, { 'content-type': 'text/calendar; charset=utf-8' })
}

function headOf(c: Context<ShareEnv>, totals: string) {
  const share = c.get('share')
  return {
    title: shareTitle({ title: titleOf(share), list: share.list }),
    description: description(totals),
    url: c.get('page'),
    site: publicUrl(c.env, c.req.url),
    isListed: share.isListed,
    sharer: share.sharer,
  }
}

function reportLink(c: Context<ShareEnv>): string {
  const link = contactLink(c.env)
  if (!link.startsWith('mailto:')) return link
  return `${link}?subject=${encodeURIComponent(reportSubject)}&body=${encodeURIComponent(c.get('page'))}`
}

const feedOf = (c: Context<ShareEnv>) => ({
  url: c.get('page'),
  shareId: c.get('share').id,
  sharer: c.get('share').sharer,
})

const readFeed = (c: Context<ShareEnv>) => {
  c.set('isForOtherSites', true)
  c.header('access-control-allow-origin', '*')
  return readShared(c.get('ctx'), c.get('share'), { size: LIMITS.feedEntries, isNewestFirst: true })
}

const OTHER_FORM = /^\/s\/[^/]+\/(?:feed\.(?:xml|json)|card\.jpg|calendar\.ics)$/

/** For a link that leads to no share. It offers no account, which would not help. */
export function renderGoneShare(c: Context<AppEnv>) {
  c.header('x-robots-tag', 'noindex')
  if (OTHER_FORM.test(c.req.path)) return c.text(linkGoneTitle, 404)
  const isEmbedded = c.req.path.endsWith('/embed')
  c.set('contentPolicy', policy(isEmbedded ? '*' : "'none'", "'none'"))
  c.set('isForOtherSites', isEmbedded)
  return c.html(htmlOf(<GonePage isEmbedded={isEmbedded} />), 404)
}

/** What the demo shares, as everybody with its link would see it. */
export function renderDemoShare(c: Context<AppEnv>) {
  const shared = demoSharedPage(new Date())
  const totals = totalsLine(shared)
  const site = publicUrl(c.env, c.req.url)
  const head = {
    title: shared.title,
    description: description(totals),
    url: site + DEMO_SHARED,
    site,
    isListed: false,
    sharer: DEMO_SHARE.sharer,
  }
  c.set('contentPolicy', policy("'none'", "'none'"))
  c.header('x-robots-tag', 'noindex')
  return c.html(
    htmlOf(
      <SharePage head={head} shared={shared} totals={totals} line={albumLine} isOwner={false} report="" isMadeUp />,
    ),
  )
}

/** What everybody with a link sees. */
export const sharedPages = new Hono<ShareEnv>()
  .get(`/:token${CALENDAR_FORM}`, limitVisits as never, sendCalendar)
  .use('/:token/*', limitVisits as never, requireShare)
  .get('/:token', async (c) => {
    const page = positive(c.req.query('page') ?? '') ?? 1
    const [ctx, share] = [c.get('ctx'), c.get('share')]
    const [shared, isOwn] = await Promise.all([
      share.year === null ? readShared(ctx, share, { page }) : readSharedYear(ctx, share, share.year),
      isOwner(c),
    ])
    if ('pages' in shared && page > shared.pages) return c.redirect(c.get('page'))
    c.set('contentPolicy', policy("'none'", 'https://bandcamp.com'))
    const totals = 'pages' in shared ? totalsLine(shared) : yearLine(shared)
    const leftOut = 'pages' in shared && isOwn ? await countLeftOut(ctx, share, shared) : 0
    const frame = { head: headOf(c, totals), report: reportLink(c) }
    const html = htmlOf(
      'pages' in shared ? (
        <SharePage {...frame} shared={shared} totals={totals} line={albumLine} isOwner={isOwn} leftOut={leftOut} />
      ) : (
        <SharedYearPage {...frame} review={shared} />
      ),
    )
    return kept(c, html, 'text/html; charset=utf-8')
  })
  // The page's script counts the visit: requests of other sites that preview a link are no visits.
  .post('/:token/visit', async (c) => {
    if (!(await isOwner(c))) inBackground(c, countVisit(c.get('ctx'), c.get('share').id))
    return c.body(null, 204)
  })
  .get('/:token/embed', async (c) => {
    const shared = await readShared(c.get('ctx'), c.get('share'), { size: EMBEDDED })
    c.set('contentPolicy', policy('*', "'none'"))
    c.set('isForOtherSites', true)
    const totals = totalsLine(shared)
    const html = htmlOf(<EmbedPage head={headOf(c, totals)} shared={shared} totals={totals} />)
    return kept(c, html, 'text/html; charset=utf-8')
  })
  .get('/:token/feed.xml', async (c) =>
    kept(c, atomFeed(feedOf(c), await readFeed(c)), 'application/atom+xml; charset=utf-8'),
  )
  .get('/:token/feed.json', async (c) =>
    kept(c, JSON.stringify(jsonFeed(feedOf(c), await readFeed(c))), 'application/feed+json; charset=utf-8'),
  )
  .get('/:token/card.jpg', async (c) => {
    const share = c.get('share')
    const title = shareTitle({ title: titleOf(share), list: share.list })
    const { of } = await readCard(c.get('ctx'), share, title)
    const card = await findCard(c.get('ctx'), share.id, of)
    c.set('isForOtherSites', true)
    // If something is no longer shown, neither is a picture of it.
    if (card === null) return c.redirect(`${publicUrl(c.env, c.req.url)}/share.png`)
    return kept(c, new Uint8Array(Buffer.from(card, 'base64')), 'image/jpeg')
  })
