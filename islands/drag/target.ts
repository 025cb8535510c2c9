import { parseCollectionQuery, sortOf } from '#domain/collection-query.ts'
import { type Beside, placedBeside } from '#domain/crate-place.ts'
import { sortedBy } from '#locales/crates/arrange-albums.ts'
import * as messages from '#locales/drag.ts'
import { sortNames } from '#locales/find/query.ts'
import { knownCrates, knownMembers } from '../cache.ts'
import { albumIdOf, cardsIn, type Load } from './payload.ts'

/** What the dragged thing hangs over: what would happen, in words, and whether it may. */
export type Target = { element: HTMLElement; words: string; isAllowed: boolean } & (
  | { kind: 'crate'; crateId: number; plus: string }
  | { kind: 'new-crate' }
  | { kind: 'place'; beside: Beside; isAcross: boolean }
  | { kind: 'unsorted' }
)

const isSame = (a: readonly number[], b: readonly number[]) => a.every((id, place) => id === b[place])

function crateTarget(element: HTMLElement, albumId: number): Target | null {
  const crateId = Number(element.dataset.crate)
  const name = knownCrates()?.find(({ id }) => id === crateId)?.name
  if (name === undefined) return null
  const members = knownMembers()?.find((crate) => crate.crateId === crateId)
  const isRefused = members?.albumIds.includes(albumId) ?? false
  return {
    kind: 'crate',
    element,
    crateId,
    isAllowed: !isRefused,
    plus: isRefused ? messages.added : messages.oneMore,
    words: isRefused ? messages.alreadyIn(name) : messages.add(name),
  }
}

/** How far a point is from a box, in px; 0 inside it. */
const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

function nearest(elements: HTMLElement[], x: number, y: number) {
  let found: { element: HTMLElement; box: DOMRect; away: number } | null = null
  for (const element of elements) {
    const box = element.getBoundingClientRect()
    const away = distance(box, x, y)
    if (!found || away < found.away) found = { element, box, away }
  }
  return found
}

/** A place in the open crate, beside the nearest card; across where cards stand side by side. */
function albumPlace(list: HTMLElement, albumId: number, x: number, y: number): Target | null {
  const query = parseCollectionQuery(location.search)
  if (typeof query.crate !== 'number') return null
  const sort = sortOf(query)
  if (sort !== 'crate') {
    return { kind: 'unsorted', element: list, isAllowed: true, words: sortedBy(sortNames[sort]) }
  }
  const ids = knownMembers()?.find(({ crateId }) => crateId === query.crate)?.albumIds ?? []
  const cards = cardsIn(list)
  const near = nearest(cards, x, y)
  if (!near) return null
  const isAcross = cards[1] !== undefined && cards[0]?.offsetTop === cards[1].offsetTop
  const { box } = near
  const isBehind = isAcross ? x > box.left + box.width / 2 : y > box.top + box.height / 2
  const beside = { id: albumIdOf(near.element), isBehind }
  const after = placedBeside(ids, [albumId], beside)
  if (isSame(ids, after)) return null
  const place = after.indexOf(albumId) + 1
  const text = messages.moveTo(place, ids.length)
  return { kind: 'place', element: near.element, beside, isAcross, isAllowed: true, words: text }
}

/** A place among the crates of the same section. */
function cratePlace(row: HTMLElement, crateId: number, y: number): Target | null {
  const box = row.getBoundingClientRect()
  const beside = { id: Number(row.dataset.crate), isBehind: y > box.top + box.height / 2 }
  const ids = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-crate]') ?? [])].map((one) =>
    Number(one.dataset.crate),
  )
  if (isSame(ids, placedBeside(ids, [crateId], beside))) return null
  return { kind: 'place', element: row, beside, isAcross: false, isAllowed: true, words: '' }
}

/** What lies under a point of the window, less the element that the drag and drop of the browser needs there at first. */
export function elementAt(x: number, y: number): Element | null {
  const under = document.elementFromPoint(x, y)
  if (!under?.hasAttribute('data-pdnd-honey-pot')) return under
  return document.elementsFromPoint(x, y)[1] ?? null
}

/** What an element at a point is for this load; null where it can do nothing there. */
export function targetOf(under: Element | null, x: number, y: number, load: Load, source: HTMLElement): Target | null {
  if (!under) return null
  if (load.kind === 'crate') {
    const row = under.closest<HTMLElement>('.crate-row[data-crate]')
    return row && row.parentElement === source.parentElement ? cratePlace(row, load.crateId, y) : null
  }
  const crate = under.closest<HTMLElement>('[data-crate]')
  if (crate) return crateTarget(crate, load.albumId)
  const maker = under.closest<HTMLElement>('[data-new-crate]')
  if (maker) return { kind: 'new-crate', element: maker, isAllowed: true, words: messages.newCrateWith(load.title) }
  const list = under.closest<HTMLElement>('.albums')
  return list && albumPlace(list, load.albumId, x, y)
}
