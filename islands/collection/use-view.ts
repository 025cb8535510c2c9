import { useSyncExternalStore } from 'react'
import { VIEWS, type View } from '#domain/collection-query.ts'

const KEY = 'gatefold.view'
const CHANGED = 'gatefold:view'

function subscribe(onChange: () => void) {
  addEventListener(CHANGED, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(CHANGED, onChange)
    removeEventListener('storage', onChange)
  }
}

// Storage can be forbidden; then the view lasts as long as the page.
let unsaved: string | null = null

const readView = (): View => {
  let stored = unsaved
  try {
    stored ??= localStorage.getItem(KEY)
  } catch {}
  return VIEWS.find((view) => view === stored) ?? 'grid'
}

function setView(view: View) {
  try {
    localStorage.setItem(KEY, view)
    unsaved = null
  } catch {
    unsaved = view
  }
  dispatchEvent(new Event(CHANGED))
}

/** How the albums are laid out, remembered in this browser. The server always renders the grid. */
export const useView = (): [View, (view: View) => void] => [
  useSyncExternalStore(subscribe, readView, () => 'grid'),
  setView,
]
