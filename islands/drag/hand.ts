import { numberText } from '#words/intl.ts'
import { type Load, liftedBy } from './load.ts'

const MOST = 3

function sleeveOf(card: HTMLElement): HTMLElement | null {
  const cover = card.querySelector('.cover')?.cloneNode(true)
  if (!(cover instanceof HTMLElement)) return null
  for (const part of cover.querySelectorAll('.play, .player, .pickbox')) part.remove()
  return cover
}

/** What is seen in hand: the sleeve, with others behind it and their number where there are more; or the crate's row. */
export function makeHand(source: HTMLElement, load: Load): HTMLElement {
  const hand = document.createElement('div')
  hand.className = `in-hand ${load.kind}`
  hand.setAttribute('aria-hidden', 'true')
  if (load.kind === 'crate') {
    const row = source.querySelector('.crate')?.cloneNode(true)
    if (row) hand.appendChild(row)
    return hand
  }
  const sleeves = liftedBy(source, load)
    .slice(0, MOST)
    .flatMap((card) => sleeveOf(card) ?? [])
  for (const sleeve of sleeves.reverse()) hand.appendChild(sleeve)
  if (load.albumIds.length > 1) {
    const badge = document.createElement('span')
    badge.className = 'badge'
    badge.textContent = numberText(load.albumIds.length)
    hand.appendChild(badge)
  }
  return hand
}
