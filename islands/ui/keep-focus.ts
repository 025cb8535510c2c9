/** Elements that take the focus for a while and then give it back. */
const VISITED = '[data-toasts], [data-select-bar], textarea'
const LAYERS = `[role=dialog], [role=alertdialog], ${VISITED}`
const ITEMS = 'li, tr, .chip'
const KEYED = '[data-album], [data-crate], [data-out-of]'
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not([role=dialog], [role=alertdialog])'
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio])'
/** Gets the focus if nothing else can take it. */
const LAST_RESORT = ['[role=dialog]:not([inert]), [role=alertdialog]:not([inert])', '.albums', 'main']

type Position = { parent: Node; next: Node | null; previous: Node | null }

/** The element that had the focus before a layer took it. */
const openers = new WeakMap<Element, Element>()
/** The former positions of removed elements. */
const positions = new WeakMap<Node, Position>()
let last: HTMLElement | null = null
let isLost = false

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

function focus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** The focusable elements of an element, itself first. */
const within = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(FOCUSABLE)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE),
  )

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent
/** The element that shows the same album or crate; for a crate's back link, its row. */
const keyOf = ({ dataset: { album, crate, outOf = crate } }: HTMLElement) =>
  outOf ? `[data-crate="${outOf}"]` : `[data-album="${album}"]`

/** The same control of the same album or crate if that was rendered again elsewhere, then its other controls. */
function sameControls(lost: Element): HTMLElement[] {
  const item = lost.closest<HTMLElement>(KEYED)
  if (!item) return []
  return [...document.querySelectorAll(keyOf(item))].flatMap((twin) => {
    const all = within(twin)
    return [...all.filter((one) => one.tagName === lost.tagName && nameOf(one) === nameOf(lost)), ...all]
  })
}

/** The element that is now at the place of a removed item. */
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
    replacements.push(...neighbors.flatMap((one) => (one ? within(one) : [])))
  }
  if (!(parent instanceof Element)) return replacements
  if (!parent.isConnected) return [...replacements, ...replacementsOf(parent)]
  const holder = parent.closest(ITEMS)
  return holder ? [...replacements, ...within(holder)] : replacements
}

/** Focusing a text field would open the keyboard of a phone. */
const opensKeyboard = (element: Element) => element.matches(TYPED_IN) && matchMedia('(hover: none)').matches

/** Focuses an element or its replacement, otherwise the button that opened its layer. */
function focusOrReplace(element: Element | undefined): void {
  notePositions(observer?.takeRecords() ?? [])
  const seen = new Set<Element>()
  for (let at = element; at && !seen.has(at); at = openers.get(at.closest(LAYERS) ?? at)) {
    seen.add(at)
    if (!at.isConnected) {
      if (replacementsOf(at).some(focus)) return
    } else if (at instanceof HTMLElement && !opensKeyboard(at) && focus(at)) return
  }
  for (const place of LAST_RESORT)
    if ([...document.querySelectorAll(place)].toReversed().flatMap(within).some(focus)) return
}

function noteOpener(layer: Element, opener: Element): void {
  if (layer.contains(opener)) return
  // The focus may return from a layer that was opened here.
  const other = openers.get(opener.closest(LAYERS) ?? opener)
  if (!other || !layer.contains(other)) openers.set(layer, opener)
}

/** Returns the focus from a closing layer to the element that had it before. */
export function returnFocus(layer: Element): void {
  // Without a stored element, Headless UI returns it.
  if (observer && (isNowhere() || layer.contains(document.activeElement))) focusOrReplace(openers.get(layer))
}

function onFocusIn({ target, relatedTarget }: FocusEvent) {
  if (!(target instanceof HTMLElement) || target === document.body) return
  // Escape moves the focus away from a dialog before it asks a question.
  const before = relatedTarget instanceof Element ? relatedTarget : last
  for (let layer = target.closest(LAYERS); layer && before; layer = layer.parentElement?.closest(LAYERS) ?? null)
    if (layer.matches(VISITED) || !openers.has(layer)) noteOpener(layer, before)
  isLost = false
  last = target
}

function notePositions(records: MutationRecord[]) {
  for (const { removedNodes, target, nextSibling, previousSibling } of records) {
    for (const node of removedNodes)
      positions.set(node, { parent: target, next: nextSibling, previous: previousSibling })
  }
}

let observer: MutationObserver | undefined

function onMutations(records: MutationRecord[]) {
  notePositions(records)
  if (!last) return
  const isDisabled = last.isConnected && last.matches(':disabled')
  isLost ||= isDisabled || !last.isConnected
  // A button that is disabled during a call gets the focus back when it is enabled.
  if (isLost && !isDisabled && isNowhere()) focusOrReplace(last)
}

/** Keeps the focus in the page when the focused element is removed or disabled. Called once per page. */
export function keepFocus(): void {
  document.addEventListener('focusin', onFocusIn)
  if (document.activeElement instanceof HTMLElement && !isNowhere()) last = document.activeElement
  observer = new MutationObserver(onMutations)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    // An element that a dialog has made inert can only take the focus afterwards.
    attributeFilter: ['disabled', 'inert'],
  })
}
