import { useSyncExternalStore } from 'react'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'

const readTheme = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system'

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** The theme that is chosen, in whichever tab. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme)

/** Chooses a theme. The head of every open page shows it: the browser tells the other tabs, this one is told here. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}
