/** Elements that take the focus for a while and then give it back. */
const VISITED = '[data-toasts], [data-select-bar], textarea'
const LAYERS = `[role=dialog], [role=alertdialog], ${VISITED}`
const ITEMS = 'li, tr, .chip'
const KEYED = '[data-album], [data-crate], [data-out-of]'
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not([role=dialog], [role=alertdialog])'
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio])'
/** Gets the focus if nothing else can take it. */
const LAST_RESORT = ['[role=dialog]:not([inert]), [role=alertdialog]:not([inert])', '.albums', 'main']

/** The element that had the focus before a layer took it. */
const openers = new WeakMap<Element, Element>()
/** The items around an element that had the focus, each with its neighbors: they get it if the element is removed. */
const around = new WeakMap<Element, Element[]>()
let last: HTMLElement | null = null
let isLost = false
let isKept = false

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

function focus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** The focusable elements of an element, itself first. */
const within = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE),
  )

function noteAround(element: HTMLElement): void {
  const items: Element[] = []
  for (let item = element.closest(ITEMS); item; item = item.parentElement?.closest(ITEMS) ?? null) {
    const all = [...(item.parentElement?.children ?? [])]
    const at = all.indexOf(item)
    items.push(item, ...all.slice(at + 1), ...all.slice(0, at).reverse())
  }
  around.set(element, items)
}

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent

/** The controls of the same album or crate if that was rendered again elsewhere, the same one first; for a crate's back link, its row. */
function sameControls(lost: Element): HTMLElement[] {
  const { album, crate, outOf = crate } = lost.closest<HTMLElement>(KEYED)?.dataset ?? {}
  if (album === undefined && outOf === undefined) return []
  const twins = document.querySelectorAll(outOf ? `[data-crate="${outOf}"]` : `[data-album="${album}"]`)
  const all = [...twins].flatMap(within)
  return [...all.filter((one) => one.tagName === lost.tagName && nameOf(one) === nameOf(lost)), ...all]
}

/** Focusing a text field would open the keyboard of a phone. */
const opensKeyboard = (element: Element) => element.matches(TYPED_IN) && matchMedia('(hover: none)').matches

/** Focuses an element or its replacement, otherwise the button that opened its layer. */
function focusOrReplace(element: Element | undefined): void {
  const seen = new Set<Element>()
  for (let at = element; at && !seen.has(at); at = openers.get(at.closest(LAYERS) ?? at)) {
    seen.add(at)
    const beside = () => around.get(at)?.filter(({ isConnected }) => isConnected) ?? []
    if (!at.isConnected) {
      if ([...sameControls(at), ...beside().flatMap(within)].some(focus)) return
    } else if (at instanceof HTMLElement && !opensKeyboard(at) && focus(at)) return
  }
  for (const place of LAST_RESORT)
    if ([...document.querySelectorAll(place)].toReversed().flatMap(within).some(focus)) return
}

/** Returns the focus from a closing layer to the element that had it before. */
export function returnFocus(layer: Element): void {
  // Before `keepFocus`, Headless UI returns it.
  if (isKept && (isNowhere() || layer.contains(document.activeElement))) focusOrReplace(openers.get(layer))
}

function onFocusIn({ target, relatedTarget }: FocusEvent) {
  if (!(target instanceof HTMLElement) || target === document.body) return
  // Escape moves the focus away from a dialog before it asks a question.
  const before = relatedTarget instanceof Element ? relatedTarget : last
  for (let layer = target.closest(LAYERS); layer && before; layer = layer.parentElement?.closest(LAYERS) ?? null) {
    if (layer.contains(before) || !(layer.matches(VISITED) || !openers.has(layer))) continue
    // The focus may return from a layer that was opened here.
    const other = openers.get(before.closest(LAYERS) ?? before)
    if (!other || !layer.contains(other)) openers.set(layer, before)
  }
  isLost = false
  last = target
  noteAround(target)
}

function onMutations() {
  if (!last) return
  const isDisabled = last.isConnected && last.matches(':disabled')
  isLost ||= isDisabled || !last.isConnected
  if (!isLost) noteAround(last)
  // A button that is disabled during a call gets the focus back when it is enabled.
  else if (!isDisabled && isNowhere()) focusOrReplace(last)
}

/** Keeps the focus in the page when the focused element is removed or disabled. Called once per page. */
export function keepFocus(): void {
  isKept = true
  document.addEventListener('focusin', onFocusIn)
  if (document.activeElement instanceof HTMLElement && !isNowhere()) last = document.activeElement
  // An element that a dialog has made inert can only take the focus afterwards.
  const attributeFilter = ['disabled', 'inert']
  new MutationObserver(onMutations).observe(document.body, { childList: true, subtree: true, attributeFilter })
}
