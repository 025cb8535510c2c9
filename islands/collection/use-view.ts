import { createContext, use, useSyncExternalStore } from 'react'
import { VIEWS, type View } from '#domain/collection-query.ts'

const COOKIE = 'gatefold.view'
const YEAR = 31_536_000
const CHANGED = 'gatefold:view'

function subscribe(onChange: () => void) {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

// If cookies are blocked, the view lasts until the page is closed.
let chosen: View | null = null

const viewIn = (cookies: string): View | undefined =>
  VIEWS.find((view) => cookies.split('; ').includes(`${COOKIE}=${view}`))

function setView(view: View) {
  chosen = view
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser
  document.cookie = `${COOKIE}=${view}; path=/app; max-age=${YEAR}; samesite=lax`
  dispatchEvent(new Event(CHANGED))
}

/** The view that the server rendered, as the browser's cookie says. */
export const RenderedView = createContext<View>('grid')

/** The view of the albums. A cookie stores it, so that the server renders the same view. */
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
