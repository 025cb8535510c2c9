import { createContext, useContext } from 'react'
import { NO_COLORS, type TagColor, type TagColors, tagColor } from '#domain/tags/tag-color.ts'
import { createStore } from './store.ts'

/** The colors that the page was rendered with. */
const rendered: TagColors = JSON.parse(
  globalThis.document?.querySelector('[data-tag-colors]')?.textContent || JSON.stringify(NO_COLORS),
)

/** The chosen colors while the server renders, where stores would be shared by all requests. */
export const RenderedTagColors = createContext(rendered)

/** The chosen colors in the browser. */
export const tagColors = createStore(rendered)

/** The chosen colors of a component. */
export const useTagColors = (): TagColors => tagColors.use(undefined, useContext(RenderedTagColors))

/** The color of each tag: the chosen one, otherwise the automatic one. */
export function useTagColor(): (tag: string) => TagColor {
  const chosen = useTagColors()
  return (tag) => tagColor(tag, chosen)
}
