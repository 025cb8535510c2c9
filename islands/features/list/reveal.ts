import { flushSync } from 'react-dom'
import { createStore } from '#islands/lib/store.ts'
import { albumElement } from './album-element.ts'

/** The album that a view renders however far from the window it is. */
export const revealed = createStore<number | null>(null)

/** The element of an album that is shown, however far away. */
export function shownElement(id: number): HTMLElement | null {
  const element = albumElement(id)
  if (element) return element
  flushSync(() => revealed.set(id))
  return albumElement(id)
}
