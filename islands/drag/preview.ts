import type { Load } from './payload.ts'

/** What is seen in hand: the album's sleeve, or the crate's row. */
export function makeHand(source: HTMLElement, load: Load): HTMLElement {
  const hand = document.createElement('div')
  hand.className = `in-hand ${load.kind}`
  hand.setAttribute('aria-hidden', 'true')
  const shown = source.querySelector(load.kind === 'crate' ? '.crate' : '.cover')?.cloneNode(true)
  if (!(shown instanceof HTMLElement)) return hand
  for (const part of shown.querySelectorAll('.play, .player')) part.remove()
  hand.appendChild(shown)
  return hand
}
