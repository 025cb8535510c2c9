import { isSelecting } from '../selection/selection.ts'

/** What is dragged: an album, or a crate to another place among the crates. */
export type Load = { kind: 'album'; albumId: number; title: string } | { kind: 'crate'; crateId: number; name: string }

const CARD = '[id^="album-"]'
const ROW = '.crate-row[data-crate]'
// A slider or a star inside a card is pressed for itself.
const HOLDS_ITSELF = 'input, .player, .menu'

export const cardsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(CARD)]
export const albumIdOf = (card: Element): number => Number(card.id.slice('album-'.length))

/** The card or crate that is dragged by what was pressed. In select mode a press on a card selects, so only crates are. */
export function sourceAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(HOLDS_ITSELF)) return null
  return target.closest<HTMLElement>(isSelecting() ? ROW : `${CARD}, ${ROW}`)
}

export function loadOf(source: HTMLElement): Load {
  if (source.dataset.crate) {
    const name = source.querySelector('.crate > .clip')?.textContent ?? ''
    return { kind: 'crate', crateId: Number(source.dataset.crate), name }
  }
  return { kind: 'album', albumId: albumIdOf(source), title: source.querySelector('h2')?.textContent ?? '' }
}
