// @unocss-include: the class names in this file
import type { DragPayload } from './payload.ts'

// The padding is for the corners of the rotated cover.
const PREVIEW =
  'drag-preview pointer-events-none fixed left-0 top-0 z-60 [filter:drop-shadow(0_20px_24px_#00000059)] [&>.cover]:[rotate:-5deg] [&>.crate]:m-0 [&>.crate]:w-full [&>.crate]:bg-raise [&>.crate]:shadow-panel'

/** A copy of the album's cover or the crate's row that follows the pointer. */
export function makePreview(source: HTMLElement, { kind }: DragPayload, isTouch: boolean): HTMLElement {
  const preview = document.createElement('div')
  const size = kind === 'crate' ? 'w-66' : isTouch ? 'w-34 p-5' : 'w-47 p-5'
  preview.className = `${PREVIEW} ${size}`
  preview.setAttribute('aria-hidden', 'true')
  const copy = source.querySelector(kind === 'crate' ? '.crate' : '.cover')?.cloneNode(true)
  if (copy instanceof HTMLElement) {
    for (const part of copy.querySelectorAll('.play')) part.remove()
    preview.appendChild(copy)
  }
  return preview
}

/** Shows the preview below a mouse pointer, above a finger. */
export function movePreview(preview: HTMLElement, x: number, y: number, isTouch: boolean): void {
  preview.style.translate = isTouch ? `calc(${x}px - 50%) calc(${y}px - 88%)` : `${x - 24}px ${y - 24}px`
}
