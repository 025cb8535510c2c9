import { albumElement } from './album-element.ts'

let reveal: ((id: number) => void) | null = null

/** How a view that renders only the albums near the window renders another one. */
export function setReveal(act: typeof reveal): void {
  reveal = act
}

/** The element of an album that is shown, however far away. */
export function shownElement(id: number): HTMLElement | null {
  const element = albumElement(id)
  if (element) return element
  reveal?.(id)
  return albumElement(id)
}
