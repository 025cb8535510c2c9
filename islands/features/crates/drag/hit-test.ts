import { albumIdOf, CARD, crateIdOf } from './payload.ts'

/** The element under the pointer that could take a drop, and which half of it the pointer is on. */
export type Hit = { element: HTMLElement } & (
  | { kind: 'crate'; crateId: number; isAfter: boolean }
  | { kind: 'album'; albumId: number; isAfter: boolean; isAcross: boolean }
  | { kind: 'new-crate' }
)

const isInLowerHalf = ({ top, height }: DOMRect, y: number) => y > top + height / 2

const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** The card nearest to a point, so that the gaps between cards are part of the list. */
function nearestCard(list: Element, x: number, y: number): Hit | null {
  const cards = [...list.querySelectorAll<HTMLElement>(CARD)]
  const [first, second] = cards
  const isAcross = second !== undefined && first?.offsetTop === second.offsetTop
  const found = cards
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .reduce<{ element: HTMLElement; box: DOMRect } | null>(
      (best, card) => (best && distance(best.box, x, y) <= distance(card.box, x, y) ? best : card),
      null,
    )
  if (!found) return null
  const { element, box } = found
  const isAfter = isAcross ? x > box.left + box.width / 2 : isInLowerHalf(box, y)
  return { kind: 'album', element, albumId: albumIdOf(element), isAfter, isAcross }
}

/** What is at a point of the window. `under` is the topmost element there. */
export function hitTest(under: Element | null, x: number, y: number): Hit | null {
  const crate = under?.closest<HTMLElement>('[data-crate]')
  if (crate) {
    const isAfter = isInLowerHalf(crate.getBoundingClientRect(), y)
    return { kind: 'crate', element: crate, crateId: crateIdOf(crate), isAfter }
  }
  const newCrate = under?.closest<HTMLElement>('[data-new-crate]')
  if (newCrate) return { kind: 'new-crate', element: newCrate }
  const list = under?.closest('.albums')
  return list ? nearestCard(list, x, y) : null
}
