const LAYERS = ':is([role=dialog], [role=alertdialog]):not([inert]), [data-desk]'
const CONTROLS = 'a, button, input, select, textarea, summary'
/** Layers that move to their place by themselves, with the elements that should not be covered. */
export const MOVING = `${LAYERS}, [data-dock]`
/** Worse to cover than any number of controls: titles, the logo, the player. */
const NEVER = 'h1, .brand, [data-dock] :is(a, button, input)'
const NEVER_WEIGHS = 1_000
const STEP = 8

/** Elements that should not be covered, the cost of covering them, and whether they are visible, if that was checked already. */
type Kept = { element: Element; box: DOMRect; weight: number; isSeen?: boolean }

/** The box of an element; for a title, the box of its text. */
function boxOf(element: Element): DOMRect {
  if (element.matches(CONTROLS)) return element.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

const keep = (elements: Iterable<Element>, weight: number) =>
  Array.from(elements, (element): Kept => ({ element, box: boxOf(element), weight }))

/** The titles of dialogs and other elements that must not be covered, then the controls of the layer over the page. */
function whatIsKept(): Kept[] {
  const layers = [...document.querySelectorAll(LAYERS)]
  const titles = layers.flatMap((layer) => document.getElementById(layer.getAttribute('aria-labelledby') ?? '') ?? [])
  const controls = document.querySelectorAll(`:is(${LAYERS}) :is(${CONTROLS})`)
  return [...keep([...document.querySelectorAll(NEVER), ...titles], NEVER_WEIGHS), ...keep(controls, 1)]
}

/** Whether the middle of an element is visible, or below a toast. */
function isSeen({ element, box }: Kept): boolean {
  if (element.closest('[inert]')) return false
  const at = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  const top = at.find((other) => !other.closest('[data-toasts]'))
  return top !== undefined && (element.contains(top) || top.contains(element))
}

/**
 * Places the toasts so that the front one covers no title, logo, player or control of the layer over the page: as far down as possible,
 * then to the left. Elements at the bottom of the page move out of the way by themselves.
 */
export function placeToasts(region: HTMLElement, front: Element): void {
  region.dataset.at = ''
  region.style.translate = ''
  const { left, top, bottom, width } = front.getBoundingClientRect()
  const right = innerWidth - left - width
  const kept = whatIsKept()
  const covered = (x: number, up: number) => {
    let sum = 0
    for (const one of kept) {
      const { box, weight } = one
      if (box.left >= x + width || box.right <= x || box.top >= bottom - up || box.bottom <= top - up) continue
      // Only checked for the few elements that a toast would cover, because the check is slow.
      one.isSeen ??= isSeen(one)
      if (one.isSeen) sum += weight
    }
    return sum
  }
  let best = { covers: Number.POSITIVE_INFINITY, x: left, up: 0 }
  for (let height = 0; height < top && best.covers > 0; height += STEP)
    for (const x of right > left ? [left, right] : [left]) {
      const up = Math.min(height, top - STEP)
      const covers = covered(x, up)
      if (covers < best.covers) best = { covers, x, up }
    }
  region.dataset.at = best.x === left ? '' : 'right'
  region.style.translate = `0 ${-best.up}px`
}
