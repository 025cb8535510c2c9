// @unocss-include: the class names in this file
import { added, oneMore } from '#locales/selection.ts'
import type { Hit } from './hit-test.ts'
import { type DropTarget, tipOf } from './target.ts'

// How far the preview reaches from the pointer, in px.
const BELOW_MOUSE = 148
const ABOVE_TOUCH = 120
const MARGIN = 12

const line = document.createElement('div')
line.className =
  'drop-line pointer-events-none fixed z-4 rounded-2px bg-accent media-forced:bg-[Highlight] media-forced:[forced-color-adjust:none]'
const tip = document.createElement('div')
tip.className =
  'drag-tip pointer-events-none fixed z-61 max-w-66 truncate rounded-5px bg-ink px-9px py-5px text-meta text-bg font-medium media-forced:border media-forced:border-[CanvasText]'
for (const indicator of [line, tip]) indicator.setAttribute('aria-hidden', 'true')

let highlighted: HTMLElement | null = null

export function addIndicators(): void {
  line.hidden = true
  tip.hidden = true
  for (const indicator of [line, tip]) document.body.appendChild(indicator)
}

export function removeIndicators(): void {
  highlight(null)
  line.remove()
  tip.remove()
}

/** Draws the line in the middle of the gap before or after an element; upright where items stand side by side. */
function drawLine(element: HTMLElement, isAfter: boolean, isAcross: boolean): void {
  const box = element.getBoundingClientRect()
  const next = isAfter ? element.nextElementSibling : element.previousElementSibling
  const other = next?.getBoundingClientRect()
  const { style } = line
  if (isAcross) {
    const isBeside = other !== undefined && other.top === box.top
    const gap = isBeside ? (isAfter ? other.left - box.right : box.left - other.right) : 24
    style.left = `${(isAfter ? box.right : box.left) + (isAfter ? gap / 2 : -gap / 2) - 1}px`
    style.top = `${box.top}px`
    style.width = '3px'
    style.height = `${box.height}px`
  } else {
    const gap = other ? (isAfter ? other.top - box.bottom : box.top - other.bottom) : 0
    style.left = `${box.left}px`
    style.top = `${(isAfter ? box.bottom : box.top) + (isAfter ? gap / 2 : -gap / 2) - 1}px`
    style.width = `${box.width}px`
    style.height = '3px'
  }
}

function highlight(element: HTMLElement | null, isAllowed = true, badge?: string): void {
  if (highlighted !== element) {
    highlighted?.classList.remove('is-drop', 'is-refused')
    delete highlighted?.dataset.plus
    highlighted = element
  }
  if (!element) return
  element.classList.toggle('is-drop', isAllowed)
  element.classList.toggle('is-refused', !isAllowed)
  if (badge) element.dataset.plus = badge
}

function showTip(text: string, x: number, y: number, isTouch: boolean): void {
  tip.hidden = text === ''
  if (tip.hidden) return
  if (tip.textContent !== text) tip.textContent = text
  const { clientWidth, clientHeight } = document.documentElement
  const { width, height } = tip.getBoundingClientRect()
  const below = y + BELOW_MOUSE + MARGIN
  const isBelow = !isTouch && below + height < clientHeight
  const top = isBelow ? below : y - height - MARGIN - (isTouch ? ABOVE_TOUCH : 0)
  tip.style.left = `${Math.max(8, Math.min(x, clientWidth - width - 8))}px`
  tip.style.top = `${Math.max(8, top)}px`
}

/** Shows what a drop would do at a point of the window. */
export function showTarget(hit: Hit | null, target: DropTarget | null, x: number, y: number, isTouch: boolean): void {
  const isPosition = target?.kind === 'album-position' || target?.kind === 'crate-position'
  line.hidden = !hit || !isPosition
  if (hit && isPosition) drawLine(hit.element, target.beside.isBehind, hit.kind === 'album' && hit.isAcross)

  if (hit && target?.kind === 'crate') {
    highlight(
      hit.element.querySelector<HTMLElement>(':scope > .crate'),
      target.isAllowed,
      target.isAllowed ? oneMore : added,
    )
  } else if (hit && target?.kind === 'smart-crate') {
    const { kind } = target.change
    const isAllowed = kind === 'tag' || kind === 'rating'
    const badge = isAllowed ? oneMore : kind === 'none' ? added : undefined
    highlight(hit.element.querySelector<HTMLElement>(':scope > .crate'), isAllowed, badge)
  } else if (hit && target?.kind === 'new-crate') {
    highlight(hit.element.querySelector<HTMLElement>(':scope > .crate') ?? hit.element)
  } else highlight(null)
  showTip(tipOf(target), x, y, isTouch)
}
