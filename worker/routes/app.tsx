import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { collectionSearch, columnsIn, parseCollectionQuery, viewNamed } from '#domain/collection-query.ts'
import * as messages from '#locales/pages.ts'
import { AppPage } from '#pages/app-page.tsx'
import { ACCOUNT, accountHash } from '../auth/account-hash.ts'
import { ACCOUNT_BANNED } from '../auth/ban.ts'
import { withAdminSetup } from '../auth/named-admin.ts'
import { type AppEnv, findPerson, personCtx } from '../auth/session.ts'
import { createProfile } from '../db/accounts/profiles.ts'
import { readAppPage } from '../db/albums/app-page.ts'
import { cookieName } from '../public-url.ts'
import { takeHandedOver } from './add.ts'
import { renderPage } from './render.tsx'

/** The collection screen, for the signed-in person. */
export const collectionApp = new Hono<AppEnv>().get('/', async (c) => {
  const person = await findPerson(c)
  if (!person) return c.redirect(c.get('banText') ? `/?auth=login&error=${ACCOUNT_BANNED}` : '/')
  const handedOver = takeHandedOver(c)
  if (handedOver !== null) return c.redirect(handedOver)
  const ctx = personCtx(c, person)
  const query = parseCollectionQuery(new URL(c.req.url).search)
  const read = () => readAppPage(ctx, query)
  let shown = await read()
  if (!shown.hasProfile) {
    // A person who signed up with Google has made no call yet that creates the profile.
    await createProfile(ctx, person)
    shown = await read()
  }
  const { crates, uncrated, seed, revision } = shown
  const me = withAdminSetup(c.env, shown.me)
  const kept = (name: string) => getCookie(c, cookieName(c.env, `gatefold.${name}`))
  const look = { view: viewNamed(kept('view')), columns: columnsIn(kept('columns')).join('.') }
  const props = { me, crates, uncrated, seed, search: collectionSearch(query), look, now: ctx.now }
  const page = <AppPage {...props} />
  const account = getCookie(c, cookieName(c.env, 'gatefold-copy')) === 'off' ? undefined : accountHash(person.id)
  if (account) c.header(ACCOUNT, account)
  // Needs no `noindex`: visitors are redirected to the landing page.
  return renderPage(c, page, {
    title: messages.pageTitle(messages.collectionTitle),
    description: messages.collectionDescription,
    entry: 'app',
    account,
    revision,
  })
})
