import { flushSync } from 'react-dom'
import { createStore } from '#islands/lib/store.ts'
import { albumElement } from './album-element.ts'

/** An album that a view must render however far from the window it is. */
export const revealed = createStore<number | null>(null)

/** The element of an album, which is rendered even if it is far away. */
export function shownElement(id: number): HTMLElement | null {
  const element = albumElement(id)
  if (element) return element
  flushSync(() => revealed.set(id))
  return albumElement(id)
}
