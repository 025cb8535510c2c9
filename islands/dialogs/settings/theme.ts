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
  // The colour of the browser's own bar: one for light, one for dark, in this order.
  for (const [index, bar] of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').entries()) {
    const own = THEMES[index]
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? '' : 'not all'
  }
}
