import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Control } from './replay-early-actions.ts'

declare global {
  /** Records the controls that are used before hydration, see pages/early-actions.ts. */
  var noteEarly: { controls: Set<Control>; end: AbortController } | undefined
}

/** Hydrates the islands of a page, each with the id prefix that it was rendered with. */
// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own; the server wrote them for that very component.
export async function hydrateIslands(islands: Record<string, ComponentType<any>>): Promise<void> {
  const note = globalThis.noteEarly
  const early = note?.controls.size ? await import('./replay-early-actions.ts').catch(() => null) : null
  // From here on React replays events itself.
  note?.end.abort()
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island ?? ''
    const component = islands[name]
    const props = document.querySelector(`script[data-props="${name}"]`)
    if (!component || !props?.textContent) continue
    const island = createElement(component, JSON.parse(props.textContent))
    hydrateRoot(element, early?.withEarlyActions(element, island) ?? island, { identifierPrefix: `${name}-` })
  }
}
