export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'

export const readTheme = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system'

/** Shows a theme at once and remembers it; the page's head reads it before the first paint. */
export function applyTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
