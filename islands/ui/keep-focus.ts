const MAX_TRAIL = 20
const LAYERS = '[role=dialog], [role=alertdialog], [popover], [data-toasts], [data-select-bar]'
const ITEMS = 'li, tr, .chip'
const KEYED = '[data-album], [data-crate]'
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio])'
/** Where the focus goes if nothing in the trail is left. */
const LAST_RESORT = ['[role=dialog], [role=alertdialog]', '.albums', 'main']

type Position = { parent: Node; next: Node | null; previous: Node | null }

// The elements that had the focus, the last first.
let history: HTMLElement[] = []
// The former positions of removed elements.
const positions = new WeakMap<Node, Position>()
let isLost = false
// The element that has just received the focus, until the task ends.
let given: HTMLElement | null = null

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/** Focusing a text field would open the keyboard of a phone. */
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

/** The focusable elements of an element, itself first. */
const within = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(FOCUSABLE)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE),
  )

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent
const keyOf = (element: HTMLElement) =>
  element.dataset.crate ? `[data-crate="${element.dataset.crate}"]` : `[data-album="${element.dataset.album}"]`

/** The same control of the same album or crate if it was rendered again elsewhere, then its other controls. */
function sameControls(lost: Element): HTMLElement[] {
  const item = lost.closest<HTMLElement>(KEYED)
  if (!item) return []
  return [...document.querySelectorAll(keyOf(item))].flatMap((twin) => {
    const all = within(twin)
    return [...all.filter((one) => one.tagName === lost.tagName && nameOf(one) === nameOf(lost)), ...all]
  })
}

/** The element now beside the place of a removed item. */
function besidePosition(item: Element, side: 'next' | 'previous'): Element | null {
  let node = positions.get(item)?.[side] ?? null
  while (node && !(node.isConnected && node instanceof Element)) {
    node =
      (node.isConnected ? (side === 'next' ? node.nextSibling : node.previousSibling) : positions.get(node)?.[side]) ??
      null
  }
  return node
}

/** The elements that can replace a removed one: its new rendering, its neighbors in a list, the item around it. */
function replacementsOf(lost: Element): HTMLElement[] {
  const top = lost.getRootNode()
  const spot = positions.get(top)
  if (!spot || !(top instanceof Element)) return []
  const { parent } = spot
  const replacements = sameControls(lost)
  if (top.matches(ITEMS)) {
    const neighbors = [besidePosition(top, 'next'), besidePosition(top, 'previous')]
    // A card is focusable itself, so a neighbor that is not is no card.
    const alike = neighbors.filter((one) => one?.hasAttribute('tabindex') || !top.hasAttribute('tabindex'))
    replacements.push(...alike.flatMap((one) => (one ? within(one) : [])))
  }
  if (!(parent instanceof Element)) return replacements
  if (!parent.isConnected) return [...replacements, ...replacementsOf(parent)]
  const holder = parent.closest(ITEMS)
  return holder ? [...replacements, ...within(holder)] : replacements
}

/**
 * Focuses the last element of the trail that can take the focus. Removed elements are replaced by their heirs, back to the element that had
 * the focus before a dialog, menu or toast opened; before that, only elements that still exist count.
 */
function restore(except: Element | null = null): void {
  const [last] = history
  let mayInherit = true
  for (const element of history.filter((one) => !except?.contains(one))) {
    if (element.isConnected) {
      if (!(element !== last && opensKeyboard(element)) && give(element)) return
    } else if (mayInherit && replacementsOf(element).some(give)) return
    if (!element.closest(LAYERS)) mayInherit = false
  }
  if (!isNowhere()) return
  for (const place of LAST_RESORT) {
    if ([...document.querySelectorAll(place)].toReversed().flatMap(within).some(give)) return
  }
}

/** Returns the focus from a part of the page that is about to be removed. */
export function leave(part: Element): void {
  if (part.contains(document.activeElement)) restore(part)
}

/** Returns the focus from a dialog that closes, which Escape has removed already. Where no trail is kept, Headless UI returns it. */
export function leaveDialog(dialog: Element): void {
  if (history.length === 0) return
  if (isNowhere()) restore(dialog)
  else leave(dialog)
}

function onFocusIn({ target }: Event) {
  if (!(target instanceof HTMLElement) || target === document.body) return
  // A closed dialog of Headless UI focuses any element that had the focus before, however long ago.
  if (given && given !== target && history.includes(target) && focus(given)) return
  isLost = false
  history = [target, ...history.filter((one) => one !== target)].slice(0, MAX_TRAIL)
}

function onMutations(records: MutationRecord[]) {
  for (const { removedNodes, target, nextSibling, previousSibling } of records) {
    for (const node of removedNodes)
      positions.set(node, { parent: target, next: nextSibling, previous: previousSibling })
  }
  const [last] = history
  if (!last) return
  const isDisabled = last.isConnected && last.matches(':disabled')
  isLost ||= isDisabled || !last.isConnected
  // A button that is disabled during a call gets the focus back when it is enabled.
  if (isLost && !isDisabled && isNowhere()) restore()
}

/** Keeps the focus in the page when the focused element is removed or disabled. Called once per page. */
export function keepFocus(): void {
  document.addEventListener('focusin', onFocusIn)
  if (document.activeElement instanceof HTMLElement && !isNowhere()) history = [document.activeElement]
  new MutationObserver(onMutations).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert'],
  })
}
