import { startMouse } from './mouse.ts'

/** Makes cards and crates draggable, once in a page. */
export function startDragging(): void {
  startMouse()
  if (navigator.maxTouchPoints > 0) import('./touch.ts').then(({ startTouch }) => startTouch())
}
