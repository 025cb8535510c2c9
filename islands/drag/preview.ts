import type { DragPayload } from './payload.ts'

/** A copy of the album's cover or the crate's row that follows the pointer. */
export function makePreview(source: HTMLElement, { kind }: DragPayload, isTouch: boolean): HTMLElement {
  const preview = document.createElement('div')
  preview.className = `drag-preview of-${kind}${isTouch ? ' by-touch' : ''}`
  preview.setAttribute('aria-hidden', 'true')
  const copy = source.querySelector(kind === 'crate' ? '.crate' : '.cover')?.cloneNode(true)
  if (copy instanceof HTMLElement) {
    for (const part of copy.querySelectorAll('.play, .player')) part.remove()
    preview.appendChild(copy)
  }
  return preview
}

/** Shows the preview below a mouse pointer, above a finger. */
export function movePreview(preview: HTMLElement, x: number, y: number, isTouch: boolean): void {
  preview.style.translate = isTouch ? `calc(${x}px - 50%) calc(${y}px - 88%)` : `${x - 24}px ${y - 24}px`
}
