import { useSyncExternalStore } from 'react'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'

const readTheme = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system'

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** The chosen theme, also when another tab changes it. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme)

/** Saves a theme. Other tabs apply it on their `storage` event, which this tab dispatches for itself. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}
