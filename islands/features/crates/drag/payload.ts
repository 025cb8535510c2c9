import { isSelecting, shownOrder } from '#islands/features/list/public.ts'

/** What is dragged. An album goes into a crate or to a position in the open one, a crate to a position among the crates. */
export type DragPayload = { kind: 'album'; albumId: number; title: string } | { kind: 'crate'; crateId: number }

export const CARD = '[id^="album-"]'
const CRATE_ROW = '.crate-row[data-crate]'
// Elements that use the pointer themselves.
const NOT_DRAGGABLE = 'input, .menu'
// Elements that a resting finger presses. A crate's row and a sleeve are links, but start a drag.
const NOT_HELD =
  'a:not(.crate, .album-link, .title-link, .row-link, .wall-link), button, label, input, select, textarea'

export const albumIdOf = (card: Element): number => Number(card.id.slice('album-'.length))
export const crateIdOf = (row: HTMLElement): number => Number(row.dataset.crate)

/** The card or crate row that a press drags. Cards can't be dragged in select mode, where a press on a card selects it. */
export function sourceAt(target: EventTarget | null, isTouch: boolean): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(isTouch ? `${NOT_DRAGGABLE}, ${NOT_HELD}` : NOT_DRAGGABLE)) {
    return null
  }
  return target.closest<HTMLElement>(isSelecting() ? CRATE_ROW : `${CARD}, ${CRATE_ROW}`)
}

export function payloadOf(source: HTMLElement): DragPayload {
  if (source.matches(CRATE_ROW)) return { kind: 'crate', crateId: crateIdOf(source) }
  const albumId = albumIdOf(source)
  const title = shownOrder().find(({ id }) => id === albumId)?.title ?? ''
  return { kind: 'album', albumId, title }
}
