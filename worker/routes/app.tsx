import { assets } from 'virtual:assets'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { MeView } from '#domain/accounts/account.ts'
import { pageName } from '#domain/albums/artist-or-label.ts'
import { toYear } from '#domain/diary/year.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import { isSyncDue } from '#domain/imports/bandcamp-link.ts'
import { PLACES, type Place } from '#domain/places.ts'
import { collectionSearch, inKeptOrder, parseCollectionQuery } from '#domain/query/collection-query.ts'
import { type AccountSettings, renderedSettings } from '#domain/settings.ts'
import { ACCOUNT_HEADER, BUILD_HEADER, COPY_COOKIE, REVISION_HEADER } from '#domain/sync/device-names.ts'
import { listTitle } from '#locales/collection.ts'
import * as diary from '#locales/diary.ts'
import { nothingHere } from '#locales/errors.ts'
import * as messages from '#locales/pages.ts'
import { places } from '#locales/places.ts'
import { AlbumPage } from '#pages/album-page.tsx'
import { AppPage, loadAppPage } from '#pages/app-page.tsx'
import { loadPlacePage, PlacePage, type PlaceSeeds } from '#pages/place-page.tsx'
import { TrashedAlbum } from '#pages/trashed-album.tsx'
import { YearPage } from '#pages/year-page.tsx'
import { accountHash } from '../auth/account-hash.ts'
import type { AppEnv } from '../auth/app-env.ts'
import { ACCOUNT_BANNED } from '../auth/ban.ts'
import { withOffers } from '../auth/named-admin.ts'
import { findPerson, findReader, noteWrite, personCtx } from '../auth/session.ts'
import { createProfile } from '../db/albums/welcome-album.ts'
import type { Ctx } from '../db/context.ts'
import { readYear, yearsAround } from '../db/diary/year.ts'
import { readAlbumPage } from '../db/pages/album-page.ts'
import { readAppPage } from '../db/pages/app-page.ts'
import { PLACE_READERS, readPlacePage } from '../db/pages/place-page.ts'
import { listShares } from '../db/shares/shares.ts'
import { findTrashedAlbum, restoreAlbums } from '../db/trash/trash.ts'
import { languageToKeep, toOwnLanguage } from '../language.ts'
import { cookieName } from '../public-url.ts'
import { pathId } from '../respond.ts'
import { toOwnShare } from '../shares/token.ts'
import { takeHandedOver } from './add.ts'
import { htmlOf } from './html-of.ts'
import { panelPage, renderPage } from './render.tsx'

const WEEK = 7 * 86_400_000

const leave = (c: Context<AppEnv>) => c.redirect(c.get('banText') ? `/?auth=login&error=${ACCOUNT_BANNED}` : '/')

/** The settings that the page is rendered by; those of the account are read with the page. */
const settingsOf = (c: Context<AppEnv>, account: Partial<AccountSettings> = {}) =>
  renderedSettings(account, (key) => getCookie(c, cookieName(c.env, key)))

const linkProps = (me: MeView, linkSyncedAt: number | null, now: Date) => ({
  isLinked: me.isLinkOffered && linkSyncedAt !== null,
  isSyncDue: me.isLinkOffered && isSyncDue(linkSyncedAt, now.getTime()),
})

/** The account whose pages and albums the browser may keep, if the person allows it. */
const keptAccount = (c: Context<AppEnv>, userId: string) =>
  getCookie(c, cookieName(c.env, COPY_COOKIE)) === 'off' ? undefined : accountHash(userId)

/** Whose page it is, and whether the browser may keep it. */
const pageOf = (c: Context<AppEnv>, userId: string) => ({
  person: accountHash(userId),
  account: keptAccount(c, userId),
})

/** Reads for the signed-in person while their session is looked up; null if the session has ended. */
async function startReading<Records>(c: Context<AppEnv>, read: (ctx: Ctx) => Promise<Records>) {
  const reader = await findReader(c)
  if (!reader) return null
  const ctx = personCtx(c, reader)
  const reading = read(ctx)
  // The read fails if the account was deleted.
  reading.catch(() => undefined)
  return (await reader.isSignedIn) ? { ctx, reading } : null
}

/** The collection screen, the pages beside it and the albums' own pages, for the signed-in person. */
export const collectionApp = new Hono<AppEnv>()

collectionApp.get('/', async (c) => {
  const rendered = settingsOf(c)
  const query = inKeptOrder(parseCollectionQuery(new URL(c.req.url).search), rendered.sort)
  const read = (ctx: Ctx) => readAppPage(ctx, query, rendered.view)
  const started = await startReading(c, read)
  if (!started) return leave(c)
  const { ctx, reading } = started
  const handedOver = takeHandedOver(c)
  if (handedOver !== null) return c.redirect(handedOver)
  let shown = await reading
  if (!shown.hasProfile) {
    // A person who signed up with Google has not made the call yet that creates the profile.
    const person = await findPerson(c)
    if (!person) return leave(c)
    await createProfile(ctx, person, languageToKeep(c))
    await noteWrite(c, person)
    shown = await read(ctx)
  }
  const { tagColors, crates, uncrated, seed, joinedAt, linkSyncedAt, revision, isRefused } = shown
  const me = withOffers(c.env, shown.me)
  const redirect = toOwnLanguage(c, me)
  if (redirect) return redirect
  const settings = settingsOf(c, me)
  await loadAppPage(settings)
  const props = {
    me,
    tagColors,
    crates,
    uncrated,
    seed,
    ...linkProps(me, linkSyncedAt, ctx.now),
    isFirstWeek: ctx.now.getTime() - joinedAt < WEEK,
    isRefused,
    search: collectionSearch(query),
    settings,
    now: ctx.now,
  }
  const page = <AppPage {...props} />
  const account = keptAccount(c, ctx.userId)
  if (account) {
    c.header(ACCOUNT_HEADER, account)
    c.header(REVISION_HEADER, String(revision))
    c.header(BUILD_HEADER, assets.app.script)
  }
  // Needs no `noindex`: visitors are redirected to the landing page.
  return renderPage(c, page, {
    title: messages.pageTitle(pageName(query, crates) ?? listTitle(query)),
    description: messages.collectionDescription,
    entry: 'app',
    ...pageOf(c, ctx.userId),
    revision,
  })
})

collectionApp.get('/album/:id', async (c) => {
  const id = pathId(c, 'id')
  const started = await startReading(c, (ctx) => readAlbumPage(ctx, id))
  if (!started) return leave(c)
  const { ctx, reading } = started
  const read = await reading.catch(async (error: unknown) => {
    const trashed = error instanceof NotFound ? await findTrashedAlbum(ctx, id) : null
    if (trashed) return trashed
    throw error
  })
  if (!('details' in read)) return panelPage(c, <TrashedAlbum id={id} {...read} />, messages.trashedTitle, 404)
  const { tagColors, linkSyncedAt, revision, ...album } = read
  const me = withOffers(c.env, read.me)
  const redirect = toOwnLanguage(c, me)
  if (redirect) return redirect
  const search = collectionSearch(parseCollectionQuery(new URL(c.req.url).search))
  const isLinked = me.isLinkOffered && linkSyncedAt !== null
  const props = { ...album, me, tagColors, isLinked, search, now: ctx.now.toISOString() }
  return renderPage(c, <AlbumPage {...props} />, {
    title: messages.pageTitle(album.details.title),
    entry: 'app',
    ...pageOf(c, ctx.userId),
    revision,
  })
})

/** The props of each page are what is read for it. */
const READERS: { [Of in Place]?: (ctx: Ctx, search: string, c: Context<AppEnv>) => Promise<PlaceSeeds[Of]> } = {
  ...PLACE_READERS,
  shares: async (ctx, _, { env, req }) => (await listShares(ctx)).map((share) => toOwnShare(env, req.url, share)),
}

for (const place of PLACES)
  collectionApp.get(`/${place}`, async (c) => {
    await loadPlacePage(place)
    const { search } = new URL(c.req.url)
    const readSeed = async (ctx: Ctx) => (await READERS[place]?.(ctx, search, c)) ?? null
    const started = await startReading(c, (ctx) => readPlacePage<PlaceSeeds[Place]>(ctx, readSeed))
    if (!started) return leave(c)
    const { ctx, reading } = started
    const { me: person, linkSyncedAt, revision, ...read } = await reading
    const me = withOffers(c.env, person)
    const redirect = toOwnLanguage(c, me)
    if (redirect) return redirect
    const props = {
      ...read,
      ...linkProps(me, linkSyncedAt, ctx.now),
      me,
      place,
      settings: settingsOf(c, me),
      now: ctx.now,
    }
    return renderPage(c, <PlacePage {...props} />, {
      title: messages.pageTitle(places[place].name),
      entry: 'app',
      ...pageOf(c, ctx.userId),
      revision,
    })
  })

// Needs none of the app's script or styles, so it is rendered like a share.
collectionApp.get('/year/:year', async (c) => {
  const year = toYear(c.req.param('year'))
  if (year === null) throw new NotFound(nothingHere)
  const started = await startReading(c, (ctx) => Promise.all([readYear(ctx, year), yearsAround(ctx, year)]))
  if (!started) return leave(c)
  const [review, around] = await started.reading
  const account = keptAccount(c, started.ctx.userId)
  if (account) c.header(ACCOUNT_HEADER, account)
  const page = <YearPage title={diary.year(year)} review={review} {...around} />
  c.header('cache-control', 'private, no-store')
  return c.html(htmlOf(page))
})

collectionApp.post('/album/:id/restore', async (c) => {
  const id = pathId(c, 'id')
  const person = await findPerson(c)
  if (!person) return leave(c)
  await restoreAlbums(personCtx(c, person), [id])
  // The page of a missing album says so itself.
  return c.redirect(`/app/album/${id}`, 303)
})
