import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type AppEnv, isSignedIn } from '../auth/session.ts'
import { cookieAttributes, cookieName } from '../public-url.ts'

const MINUTES = 15
const MAX_CHARACTERS = 1_000

const cookieOf = (c: Context<AppEnv>) => cookieName(c.env, 'gatefold.add')

const openAdd = (text: string) => `/app?add=${encodeURIComponent(text)}#add`

/** What another app shares (`share_target` in site.webmanifest) or the bookmarklet sends. Visitors sign in first. */
export const handedOver = new Hono<AppEnv>().get('/', async (c) => {
  // Most phone apps put the shared address into the text parameter.
  const { url = '', text = '', title = '' } = c.req.query()
  const handed = [url, text, title].join(' ').trim().slice(0, MAX_CHARACTERS)
  if (await isSignedIn(c)) return c.redirect(openAdd(handed))
  setCookie(c, cookieOf(c), handed, { ...cookieAttributes(c.env), maxAge: MINUTES * 60 })
  return c.redirect('/?auth=login&to=add')
})

/** Where to go first after signing in, if something was handed over before. */
export function takeHandedOver(c: Context<AppEnv>): string | null {
  const text = getCookie(c, cookieOf(c))
  if (text === undefined) return null
  deleteCookie(c, cookieOf(c), cookieAttributes(c.env))
  return openAdd(text)
}
