import { createContext, use, useSyncExternalStore } from 'react'
import { VIEWS, type View } from '#domain/collection-query.ts'

const COOKIE = 'gatefold.view'
const YEAR = 31_536_000
const CHANGED = 'gatefold:view'

function subscribe(onChange: () => void) {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

// Cookies can be forbidden; then the view lasts as long as the page.
let chosen: View | null = null

const viewIn = (cookies: string): View | undefined =>
  VIEWS.find((view) => cookies.split('; ').includes(`${COOKIE}=${view}`))

function setView(view: View) {
  chosen = view
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser
  document.cookie = `${COOKIE}=${view}; path=/app; max-age=${YEAR}; samesite=lax`
  dispatchEvent(new Event(CHANGED))
}

/** The view that the server rendered: what the browser's cookie asked for. */
export const RenderedView = createContext<View>('grid')

/** How the albums are laid out, remembered in this browser, in a cookie so that the server lays them out the same. */
export function useView(): [View, (view: View) => void] {
  const rendered = use(RenderedView)
  return [
    useSyncExternalStore(
      subscribe,
      () => chosen ?? viewIn(document.cookie) ?? 'grid',
      () => rendered,
    ),
    setView,
  ]
}
