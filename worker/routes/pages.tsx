import { type Context, Hono } from 'hono'
import { DEMO_PLACES } from '#domain/places.ts'
import { DEMO_SHARED } from '#domain/sync/device-names.ts'
import * as landing from '#locales/landing.ts'
import * as messages from '#locales/pages.ts'
import { DemoPage } from '#pages/demo-page.tsx'
import { ErrorPage, Refusal } from '#pages/error-page.tsx'
import { Landing } from '#pages/landing/landing.tsx'
import { NotFound } from '#pages/not-found.tsx'
import { Offline } from '#pages/offline/offline.tsx'
import type { AppEnv } from '../auth/app-env.ts'
import { offeredProviders } from '../auth/oauth.ts'
import { isSignedIn } from '../auth/session.ts'
import { contactLink } from '../contact-link.ts'
import { publicUrl } from '../public-url.ts'
import type { ErrorResponse } from '../respond.ts'
import { handedOver } from './add.ts'
import { apiDocs } from './api-docs.tsx'
import { collectionApp } from './app.tsx'
import { confirmEmail } from './confirm-email.tsx'
import { forgotPassword } from './forgot-password.tsx'
import { panelPage, renderPage } from './render.tsx'
import { resetPassword } from './reset-password.tsx'
import { renderDemoShare } from './shared.tsx'
import { verifyEmail } from './verify-email.tsx'

export const renderNotFoundPage = (c: Context<AppEnv>) => panelPage(c, <NotFound />, messages.notFoundTitle, 404)

export const renderRefusalPage = (c: Context<AppEnv>, { status, body, headers = {} }: ErrorResponse) => {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  return panelPage(c, <Refusal text={body.message} />, messages.refusalTitle, status)
}

export const renderErrorPage = (c: Context<AppEnv>, requestId: string) =>
  panelPage(c, <ErrorPage requestId={requestId} />, messages.errorTitle, 500)

/** The demo is the same for everybody; an address of one of its albums opens it over the list. */
const renderDemo = (c: Context<AppEnv>) =>
  renderPage(c, <DemoPage />, {
    title: messages.pageTitle(landing.demoTitle),
    description: landing.demoDescription,
    entry: 'app',
    canonical: `${publicUrl(c.env, c.req.url)}/demo`,
  })

export const pages = new Hono<AppEnv>()
  .route('/app', collectionApp)
  .route('/add', handedOver)
  .route('/forgot-password', forgotPassword)
  .route('/reset-password', resetPassword)
  .route('/confirm-email', confirmEmail)
  .route('/verify-email', verifyEmail)
  .get('/', async (c) => {
    if (await isSignedIn(c)) return c.redirect('/app')
    return renderPage(c, <Landing providers={offeredProviders(c.env)} contact={contactLink(c.env)} />, {
      title: landing.title,
      description: landing.description,
      entry: 'landing',
      canonical: `${publicUrl(c.env, c.req.url)}/`,
    })
  })
  .route('/docs/api', apiDocs)
  .get('/demo', renderDemo)
  .get('/demo/album/:id', renderDemo)
  .get(DEMO_SHARED, renderDemoShare)
  // The service worker keeps this page for when the network fails.
  .get('/offline', (c) =>
    renderPage(c, <Offline />, { title: messages.pageTitle(messages.offlineTitle), entry: 'offline', noIndex: true }),
  )

for (const place of DEMO_PLACES) pages.get(`/demo/${place}`, renderDemo)
