import { createContext, use, useMemo } from 'react'
import { type Column, columnsIn, type View, viewNamed } from '#domain/collection-query.ts'
import { createStore } from '../store.ts'

const YEAR = 31_536_000

/** How the albums are shown. Cookies of these names keep it, so that the server renders it alike. */
type Look = { view: View; columns: string }

// If cookies are blocked, a choice lasts until the page is closed.
const chosen = createStore<Partial<Look>>({})

// As `cookieName` of the Worker: over https with a prefix that needs `Secure` and the path `/`.
const isHttps = () => location.protocol === 'https:'
const cookieStart = (name: keyof Look) => `${isHttps() ? '__Host-' : ''}gatefold.${name}=`

const stored: Partial<Record<keyof Look, string>> = {}

/** What the cookie held when it was first asked for; reading it at each rendering is slow. */
function storedLook(name: keyof Look): string {
  const start = cookieStart(name)
  const read = () => document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  stored[name] ??= read()?.slice(start.length) ?? ''
  return stored[name]
}

function keep<Name extends keyof Look>(name: Name, value: Look[Name]) {
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser
  document.cookie = `${cookieStart(name)}${value}; path=/${isHttps() ? '; secure' : 'app'}; max-age=${YEAR}; samesite=lax`
  // The pages that the service worker keeps show the albums as before.
  navigator.serviceWorker?.controller?.postMessage('outdate')
  chosen.set({ ...chosen.get(), [name]: value })
}

/** How the server rendered the albums, as the browser's cookies say. */
export const RenderedLook = createContext<Look>({ view: 'grid', columns: '' })

/** The view of the albums. */
export function useView(): [View, (view: View) => void] {
  const view = chosen.use((look) => look.view ?? viewNamed(storedLook('view')), use(RenderedLook).view)
  return [view, (next) => keep('view', next)]
}

/** The columns that the person added to the list and compact views. */
export function useColumns(): [readonly Column[], (columns: readonly Column[]) => void] {
  const text = chosen.use((look) => look.columns ?? storedLook('columns'), use(RenderedLook).columns)
  return [useMemo(() => columnsIn(text), [text]), (next) => keep('columns', next.join('.'))]
}
