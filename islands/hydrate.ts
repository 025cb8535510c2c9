import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates the islands of a page, each under the id prefix it was rendered with. */
// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own; the server wrote them for that very component.
export function hydrateIslands(islands: Record<string, ComponentType<any>>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island ?? ''
    const component = islands[name]
    const props = document.querySelector(`script[data-props="${name}"]`)
    if (!component || !props?.textContent) continue
    hydrateRoot(element, createElement(component, JSON.parse(props.textContent)), { identifierPrefix: `${name}-` })
  }
}
