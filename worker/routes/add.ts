import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { addressIn } from '#domain/albums/addresses-in-text.ts'
import type { AppEnv } from '../auth/app-env.ts'
import { isSignedIn } from '../auth/session.ts'
import { cookieAttributes, cookieName } from '../public-url.ts'

const MINUTES = 15
/** A cookie holds at most 4,096 bytes, and encoding can triple an address. */
const MAX_CHARACTERS = 1_000

const cookieOf = (c: Context<AppEnv>) => cookieName(c.env, 'gatefold.add')

const openAdd = (url: string) => `/app?add=${encodeURIComponent(url)}#add`

/** The address in what was shared, preferably of an album; a long text would not fit into the cookie. */
function addressOf(text: string): string {
  const { url } = addressIn(text)
  return url.length <= MAX_CHARACTERS ? url : ''
}

/** What another app shares (`share_target` in the web manifest) or the bookmarklet sends. Visitors sign in first. */
export const handedOver = new Hono<AppEnv>().get('/', async (c) => {
  // Most phone apps put the shared address into the text parameter.
  const { url = '', text = '', title = '' } = c.req.query()
  const handed = addressOf([url, text, title].join(' '))
  if (await isSignedIn(c)) return c.redirect(openAdd(handed))
  setCookie(c, cookieOf(c), handed, { ...cookieAttributes(c.env), maxAge: MINUTES * 60 })
  return c.redirect('/?auth=login&to=add')
})

/** Where to go first after signing in, if something was handed over before. */
export function takeHandedOver(c: Context<AppEnv>): string | null {
  const handed = getCookie(c, cookieOf(c))
  // The service worker prefetches a page that nobody sees yet.
  const isSeen = (c.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate'
  if (handed === undefined || !isSeen) return null
  deleteCookie(c, cookieOf(c), cookieAttributes(c.env))
  return openAdd(addressOf(handed))
}
