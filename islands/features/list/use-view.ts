import { createContext, use, useMemo, useState } from 'react'
import {
  type Column,
  columnsIn,
  type View,
  type ViewPreferences,
  viewCookie,
  viewNamed,
} from '#domain/query/view-preferences.ts'
import { readStored, writeStored } from '#islands/lib/browser-storage.ts'
import { readCookie, writeCookie } from '#islands/lib/cookie.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { createStore } from '#islands/lib/store.ts'
import { createMediaHook } from '#islands/ui/media.ts'

const YEAR = 31_536_000

// Cookies keep it, so that the server renders it alike. If they are blocked, a choice lasts until the page is closed.
const chosen = createStore<Partial<ViewPreferences>>({})

const stored: Partial<Record<keyof ViewPreferences, string>> = {}

/** What the cookie held when it was first asked for; reading it at each rendering is slow. */
function storedPreference(name: keyof ViewPreferences): string {
  stored[name] ??= (isDemo ? readStored : readCookie)(viewCookie(name)) ?? ''
  return stored[name]
}

function keep<Name extends keyof ViewPreferences>(name: Name, value: ViewPreferences[Name]) {
  if (isDemo) writeStored(viewCookie(name), value)
  else writeCookie(viewCookie(name), value, YEAR, '/app')
  // The pages that the service worker keeps show the albums as before.
  navigator.serviceWorker?.controller?.postMessage('outdate')
  chosen.set({ ...chosen.get(), [name]: value })
}

/** How the server rendered the albums, as the browser's cookies say. */
export const RenderedPreferences = createContext<ViewPreferences>({
  view: 'grid',
  columns: '',
  charts: '',
  filters: '',
  covers: '',
})

const usePreference = (name: Exclude<keyof ViewPreferences, 'view'>): string =>
  chosen.use((preferences) => preferences[name] ?? storedPreference(name), use(RenderedPreferences)[name])

/** Shows the albums in another view. */
export const chooseView = (view: View): void => keep('view', view)

/** The view of the albums. */
export const useView = (): View =>
  chosen.use((preferences) => preferences.view ?? viewNamed(storedPreference('view')), use(RenderedPreferences).view)

/** The columns that the person added to the list and compact views. */
export function useColumns(): [readonly Column[], (columns: readonly Column[]) => void] {
  const text = usePreference('columns')
  return [useMemo(() => columnsIn(text), [text]), (next) => keep('columns', next.join('.'))]
}

/** Whether the covers on the wall are larger than usual. */
export const useLargeCovers = (): [boolean, (isLarge: boolean) => void] => [
  usePreference('covers') === 'm',
  (isLarge) => keep('covers', isLarge ? 'm' : ''),
]

const useIsWide = createMediaHook('(width >= 1440px)')

export type Charts = {
  isOpen: boolean
  /** They are in the page, hidden by its width, until the browser has told the width. */
  isUnknown: boolean
  toggle: () => void
}

/** Whether the charts are shown: as chosen last; before that on wide screens, but not above the wall. */
export function useCharts(): Charts {
  const choice = usePreference('charts')
  const isWall = useView() === 'wall'
  const isWide = useIsWide()
  const isByWidth = choice === '' && !isWall
  const isOpen = isByWidth ? isWide === true : choice === 'open'
  return {
    isOpen,
    isUnknown: isByWidth && isWide === null,
    toggle: () => keep('charts', isOpen ? 'closed' : 'open'),
  }
}

const useHasRoom = createMediaHook('(width >= 1400px)')

export type Filters = {
  isOpen: boolean
  /** They stand beside the albums. Until the browser has told the width, classes hide the column where it has no room. */
  isColumn: boolean
  toggle: () => void
}

/** Whether the filters are shown: where they have room beside the albums, as chosen last; else until they are closed. */
export function useFilters(): Filters {
  const isKept = usePreference('filters') === 'open'
  const [isOpen, setOpen] = useState(false)
  const hasRoom = useHasRoom()
  return {
    isOpen: hasRoom === false ? isOpen : isKept,
    isColumn: hasRoom !== false && isKept,
    toggle: () => (hasRoom === false ? setOpen(!isOpen) : keep('filters', isKept ? '' : 'open')),
  }
}
