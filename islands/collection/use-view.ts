import { createContext, use } from 'react'
import { VIEWS, type View } from '#domain/collection-query.ts'
import { createStore } from '../store.ts'

const NAME = 'gatefold.view'
const YEAR = 31_536_000

// If cookies are blocked, the view lasts until the page is closed.
const chosen = createStore<View | null>(null)

// As `cookieName` of the Worker: over https with a prefix that needs `Secure` and the path `/`.
const isHttps = () => location.protocol === 'https:'
const cookieOf = (view: View) => `${isHttps() ? '__Host-' : ''}${NAME}=${view}`

const viewIn = (cookies: string): View | undefined => VIEWS.find((view) => cookies.split('; ').includes(cookieOf(view)))

function setView(view: View) {
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser
  document.cookie = `${cookieOf(view)}; path=/${isHttps() ? '; secure' : 'app'}; max-age=${YEAR}; samesite=lax`
  chosen.set(view)
}

/** The view that the server rendered, as the browser's cookie says. */
export const RenderedView = createContext<View>('grid')

/** The view of the albums. A cookie stores it, so that the server renders the same view. */
export function useView(): [View, (view: View) => void] {
  return [chosen.use((view) => view ?? viewIn(document.cookie) ?? 'grid', use(RenderedView)), setView]
}
