const MAX_TRAIL = 20
const LAYERS = '[role=dialog], [role=alertdialog], [popover], [data-sonner-toaster], [data-select-bar]'
const ITEMS = 'li, tr, .chip'
const KEYED = '[data-album], [data-crate]'
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio])'
/** Where focus goes when nothing of what had it is left. */
const LAST_RESORT = ['[role=dialog], [role=alertdialog]', '.albums', 'main']

type Spot = { parent: Node; next: Node | null; previous: Node | null }

// What had the focus, the last first.
let trail: HTMLElement[] = []
// Where removed elements stood.
const spots = new WeakMap<Node, Spot>()
let isLost = false
// What has just been given the focus, until the task ends.
let given: HTMLElement | null = null

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/** The keyboard of a phone must not come up by itself. */
const opensKeyboard = (element: Element) => element.matches(TYPED_IN) && matchMedia('(hover: none)').matches

function focus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

function give(element: HTMLElement): boolean {
  if (!focus(element)) return false
  given = element
  setTimeout(() => {
    given = null
  })
  return true
}

/** An element that can take the focus, then what it contains. */
const within = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(FOCUSABLE)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE),
  )

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent
const keyOf = (element: HTMLElement) =>
  element.dataset.crate ? `[data-crate="${element.dataset.crate}"]` : `[data-album="${element.dataset.album}"]`

/** The same control of the same album or crate, drawn anew elsewhere; else the first one there. */
function twinsOf(lost: Element): HTMLElement[] {
  const item = lost.closest<HTMLElement>(KEYED)
  if (!item) return []
  return [...document.querySelectorAll(keyOf(item))].flatMap((twin) => {
    const all = within(twin)
    return [...all.filter((one) => one.tagName === lost.tagName && nameOf(one) === nameOf(lost)), ...all]
  })
}

/** What stands beside a removed item now. */
function besideSpot(item: Element, side: 'next' | 'previous'): Element | null {
  let node = spots.get(item)?.[side] ?? null
  while (node && !(node.isConnected && node instanceof Element)) {
    node =
      (node.isConnected ? (side === 'next' ? node.nextSibling : node.previousSibling) : spots.get(node)?.[side]) ?? null
  }
  return node
}

/** Elements that may have the focus in place of a removed one: it drawn anew, its neighbor in a list, the item it was in. */
function heirsOf(lost: Element): HTMLElement[] {
  const top = lost.getRootNode()
  const spot = spots.get(top)
  if (!spot || !(top instanceof Element)) return []
  const { parent } = spot
  const heirs = twinsOf(lost)
  if (top.matches(ITEMS)) {
    const neighbors = [besideSpot(top, 'next'), besideSpot(top, 'previous')]
    // A card takes the focus itself, so a neighbor that does not is no card.
    const alike = neighbors.filter((one) => one?.hasAttribute('tabindex') || !top.hasAttribute('tabindex'))
    heirs.push(...alike.flatMap((one) => (one ? within(one) : [])))
  }
  if (!(parent instanceof Element)) return heirs
  if (!parent.isConnected) return [...heirs, ...heirsOf(parent)]
  const holder = parent.closest(ITEMS)
  return holder ? [...heirs, ...within(holder)] : heirs
}

/**
 * Goes back along what had the focus, to the first that can take it. For what was removed its heirs count, up to the one that had the
 * focus before a dialog, menu or toast came over the page; further back only what is still there.
 */
function restore(except: Element | null = null): void {
  const [last] = trail
  let mayInherit = true
  for (const element of trail.filter((one) => !except?.contains(one))) {
    if (element.isConnected) {
      if (!(element !== last && opensKeyboard(element)) && give(element)) return
    } else if (mayInherit && heirsOf(element).some(give)) return
    if (!element.closest(LAYERS)) mayInherit = false
  }
  if (!isNowhere()) return
  for (const place of LAST_RESORT) {
    if ([...document.querySelectorAll(place)].toReversed().flatMap(within).some(give)) return
  }
}

/** Gives the focus back to what had it before it went into a part of the page that is about to go. */
export function leave(part: Element): void {
  if (part.contains(document.activeElement)) restore(part)
}

function onFocusIn({ target }: Event) {
  if (!(target instanceof HTMLElement) || target === document.body) return
  // A dialog of Headless UI that has gone gives the focus to whatever is left of what had it before, however long ago.
  if (given && given !== target && trail.includes(target) && focus(given)) return
  isLost = false
  trail = [target, ...trail.filter((one) => one !== target)].slice(0, MAX_TRAIL)
}

function onMutations(records: MutationRecord[]) {
  for (const { removedNodes, target, nextSibling, previousSibling } of records) {
    for (const node of removedNodes) spots.set(node, { parent: target, next: nextSibling, previous: previousSibling })
  }
  const [last] = trail
  if (!last) return
  const isDisabled = last.isConnected && last.matches(':disabled')
  isLost ||= isDisabled || !last.isConnected
  // A disabled button, as while a call runs, has it back when it is enabled.
  if (isLost && !isDisabled && isNowhere()) restore()
}

/** Keeps the focus in the page: where the element that has it is removed or disabled, the browser would drop it. Once in a page. */
export function keepFocus(): void {
  document.addEventListener('focusin', onFocusIn)
  if (document.activeElement instanceof HTMLElement && !isNowhere()) trail = [document.activeElement]
  new MutationObserver(onMutations).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert'],
  })
}
