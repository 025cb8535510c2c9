import { useStored, writeStored } from '#islands/lib/browser-storage.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'

/** The chosen theme, in whichever tab. */
export function useTheme(): Theme {
  const chosen = useStored(KEY)
  return THEMES.find((theme) => theme === chosen) ?? 'system'
}

/** Saves a theme. Other tabs apply it on their `storage` event, which this tab dispatches for itself. */
export function chooseTheme(theme: Theme): void {
  writeStored(KEY, theme)
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}
