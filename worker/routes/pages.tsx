import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { collectionSearch, parseCollectionQuery, VIEWS } from '#domain/collection-query.ts'
import * as landing from '#locales/landing.ts'
import * as messages from '#locales/pages.ts'
import { AppPage } from '#pages/app-page.tsx'
import { ErrorPage } from '#pages/error-page.tsx'
import { Landing } from '#pages/landing/landing.tsx'
import { NotFound } from '#pages/not-found.tsx'
import { Offline } from '#pages/offline/offline.tsx'
import { ACCOUNT_BANNED } from '../auth/ban.ts'
import { hasGoogle } from '../auth/google.ts'
import { withAdminSetup } from '../auth/named-admin.ts'
import { type AppEnv, findPerson } from '../auth/session.ts'
import { createProfile } from '../db/accounts/profiles.ts'
import { readAppPage } from '../db/albums/app-page.ts'
import { publicUrl } from '../public-url.ts'
import { confirmEmailPages } from './confirm-email.tsx'
import { passwordPages } from './password.tsx'
import { renderPage } from './render.tsx'
import { verifyPages } from './verify-email.tsx'

export const renderNotFoundPage = (c: Context<AppEnv>) => {
  c.status(404)
  return renderPage(c, <NotFound />, {
    title: messages.pageTitle(messages.notFoundTitle),
    entry: 'page',
    noIndex: true,
  })
}

export const renderErrorPage = (c: Context<AppEnv>, requestId: string) => {
  c.status(500)
  return renderPage(c, <ErrorPage requestId={requestId} />, {
    title: messages.pageTitle(messages.errorTitle),
    entry: 'page',
    noIndex: true,
  })
}

export const pages = new Hono<AppEnv>()
  .route('/', passwordPages)
  .route('/', confirmEmailPages)
  .route('/', verifyPages)
  .get('/', async (c) => {
    if (await findPerson(c)) return c.redirect('/app')
    return renderPage(c, <Landing hasGoogle={hasGoogle(c.env)} />, {
      title: landing.title,
      description: landing.description,
      entry: 'landing',
      canonical: `${publicUrl(c.env, c.req.url)}/`,
    })
  })
  // What the service worker keeps for the moment when nothing answers.
  .get('/offline', (c) =>
    renderPage(c, <Offline />, { title: messages.pageTitle(messages.offlineTitle), entry: 'page', noIndex: true }),
  )
  .get('/app', async (c) => {
    const person = await findPerson(c)
    if (!person) return c.redirect(c.get('banText') ? `/?auth=login&error=${ACCOUNT_BANNED}` : '/')
    const now = new Date()
    const query = parseCollectionQuery(new URL(c.req.url).search)
    const read = () => readAppPage(c.get('db'), person.id, query, now)
    let shown = await read()
    if (!shown.hasProfile) {
      // Who comes from Google has made no call of their own that would have welcomed them.
      await createProfile(c.get('db'), person, now)
      shown = await read()
    }
    const { crates, uncrated, seed } = shown
    const me = withAdminSetup(c.env, shown.me)
    const asked = getCookie(c, 'gatefold.view')
    const view = VIEWS.find((known) => known === asked) ?? 'grid'
    const props = { me, crates, uncrated, seed, search: collectionSearch(query), view, now }
    const page = <AppPage {...props} />
    // No need to hide it from search engines: who is not signed in is sent to the landing page.
    return renderPage(c, page, {
      title: messages.pageTitle(messages.collectionTitle),
      description: messages.collectionDescription,
      entry: 'app',
    })
  })

if (import.meta.env.MODE === 'development')
  pages.get('/styleguide', async (c) => {
    const { StyleguidePage } = await import('#pages/styleguide-page.tsx')
    const page = <StyleguidePage now={Date.now()} />
    return renderPage(c, page, { title: 'Styleguide · Gatefold', entry: 'styleguide', noIndex: true })
  })
