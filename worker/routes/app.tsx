import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { pageName } from '#domain/albums/artist-or-label.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import { collectionSearch, parseCollectionQuery } from '#domain/query/collection-query.ts'
import { WALL_PAGE_SIZE } from '#domain/query/paging.ts'
import { parseViewPreferences, viewCookie } from '#domain/query/view-preferences.ts'
import { ACCOUNT_HEADER, COPY_COOKIE } from '#domain/sync/device-names.ts'
import * as messages from '#locales/pages.ts'
import { AlbumPage } from '#pages/album-page.tsx'
import { AppPage } from '#pages/app-page.tsx'
import { TrashedAlbum } from '#pages/trashed-album.tsx'
import { accountHash } from '../auth/account-hash.ts'
import { ACCOUNT_BANNED } from '../auth/ban.ts'
import { withAdminSetup } from '../auth/named-admin.ts'
import { type AppEnv, findPerson, findReader, noteWrite, personCtx } from '../auth/session.ts'
import { createProfile } from '../db/accounts/profiles.ts'
import { readAlbumPage } from '../db/albums/album-page.ts'
import { readAppPage } from '../db/albums/app-page.ts'
import type { Ctx } from '../db/context.ts'
import { findTrashedAlbum, restoreAlbums } from '../db/trash/trash.ts'
import { cookieName } from '../public-url.ts'
import { pathId } from '../respond.ts'
import { takeHandedOver } from './add.ts'
import { panelPage, renderPage } from './render.tsx'

const leave = (c: Context<AppEnv>) => c.redirect(c.get('banText') ? `/?auth=login&error=${ACCOUNT_BANNED}` : '/')

/** How the person's browser shows the albums. */
const viewPreferencesOf = (c: Context<AppEnv>) =>
  parseViewPreferences((part) => getCookie(c, cookieName(c.env, viewCookie(part))))

/** The account that the browser may keep pages and albums of, if the person lets it. */
const keptAccount = (c: Context<AppEnv>, userId: string) =>
  getCookie(c, cookieName(c.env, COPY_COOKIE)) === 'off' ? undefined : accountHash(userId)

/** Reads for the signed-in person while their session is looked up; null if it has ended. */
async function startReading<Records>(c: Context<AppEnv>, read: (ctx: Ctx) => Promise<Records>) {
  const reader = await findReader(c)
  if (!reader) return null
  const ctx = personCtx(c, reader.id)
  const reading = read(ctx)
  // Of a deleted account it fails.
  reading.catch(() => undefined)
  return (await reader.isSignedIn) ? { ctx, reading } : null
}

/** The collection screen and the albums' own pages, for the signed-in person. */
export const collectionApp = new Hono<AppEnv>()

collectionApp.get('/', async (c) => {
  const query = parseCollectionQuery(new URL(c.req.url).search)
  const viewPreferences = viewPreferencesOf(c)
  const read = (ctx: Ctx) => readAppPage(ctx, query, viewPreferences.view === 'wall' ? WALL_PAGE_SIZE : undefined)
  const started = await startReading(c, read)
  if (!started) return leave(c)
  const { ctx, reading } = started
  const handedOver = takeHandedOver(c)
  if (handedOver !== null) return c.redirect(handedOver)
  let shown = await reading
  if (!shown.hasProfile) {
    // A person who signed up with Google has made no call yet that creates the profile.
    const person = await findPerson(c)
    if (!person) return leave(c)
    await createProfile(ctx, person)
    await noteWrite(c, person.id)
    shown = await read(ctx)
  }
  const { tagColors, crates, uncrated, seed, revision } = shown
  const me = withAdminSetup(c.env, shown.me)
  const props = {
    me,
    tagColors,
    crates,
    uncrated,
    seed,
    search: collectionSearch(query),
    viewPreferences,
    now: ctx.now,
  }
  const page = <AppPage {...props} />
  const account = keptAccount(c, ctx.userId)
  if (account) c.header(ACCOUNT_HEADER, account)
  // Needs no `noindex`: visitors are redirected to the landing page.
  return renderPage(c, page, {
    title: messages.pageTitle(pageName(query, crates) ?? messages.collectionTitle),
    description: messages.collectionDescription,
    entry: 'app',
    account,
    revision,
  })
})

collectionApp.get('/album/:id', async (c) => {
  const id = pathId(c.req.param('id'))
  const started = await startReading(c, (ctx) => readAlbumPage(ctx, id))
  if (!started) return leave(c)
  const { ctx, reading } = started
  const read = await reading.catch(async (error: unknown) => {
    const trashed = error instanceof NotFound ? await findTrashedAlbum(ctx, id) : null
    if (trashed) return trashed
    throw error
  })
  if (!('details' in read)) {
    c.status(404)
    return panelPage(c, <TrashedAlbum id={id} {...read} />, messages.trashedTitle)
  }
  const { me, tagColors, revision, ...album } = read
  const search = collectionSearch(parseCollectionQuery(new URL(c.req.url).search))
  const props = { ...album, search, now: ctx.now.toISOString() }
  return renderPage(c, <AlbumPage me={withAdminSetup(c.env, me)} tagColors={tagColors} {...props} />, {
    title: messages.pageTitle(album.details.title),
    entry: 'app',
    account: keptAccount(c, ctx.userId),
    revision,
  })
})

collectionApp.post('/album/:id/restore', async (c) => {
  const id = pathId(c.req.param('id'))
  const person = await findPerson(c)
  if (!person) return leave(c)
  await restoreAlbums(personCtx(c, person.id), [id])
  // Of an album that is not there, that page says so.
  return c.redirect(`/app/album/${id}`, 303)
})
