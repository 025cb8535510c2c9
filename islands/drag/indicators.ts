import type { Target } from './target.ts'

const line = document.createElement('div')
line.className = 'drop-line'
const tip = document.createElement('div')
tip.className = 'tip drag-tip'
for (const mark of [line, tip]) mark.setAttribute('aria-hidden', 'true')

/** Puts the marks into the page, unseen; while something is in hand they only move. */
export function layMarks(): void {
  for (const mark of [line, tip]) {
    mark.hidden = true
    document.body.appendChild(mark)
  }
}

export function clearMarks(): void {
  line.remove()
  tip.remove()
}

/** The part of a target that is marked. */
const marked = ({ element }: Target) => element.querySelector<HTMLElement>(':scope > .crate') ?? element

function drawLine({ element, beside: { isBehind }, isAcross }: Target & { kind: 'place' }) {
  const box = element.getBoundingClientRect()
  const next = isBehind ? element.nextElementSibling : element.previousElementSibling
  const other = next?.getBoundingClientRect()
  const { style } = line
  if (isAcross) {
    const isBeside = other !== undefined && other.top === box.top
    const gap = isBeside ? (isBehind ? other.left - box.right : box.left - other.right) : 24
    style.left = `${(isBehind ? box.right : box.left) + (isBehind ? gap / 2 : -gap / 2) - 1}px`
    style.top = `${box.top}px`
    style.width = '3px'
    style.height = `${box.height}px`
  } else {
    const gap = other ? (isBehind ? other.top - box.bottom : box.top - other.bottom) : 0
    style.left = `${box.left}px`
    style.top = `${(isBehind ? box.bottom : box.top) + (isBehind ? gap / 2 : -gap / 2) - 1}px`
    style.width = `${box.width}px`
    style.height = '3px'
  }
  line.hidden = false
}

/** Takes the mark off a target. */
export function unmark(target: Target | null): void {
  line.hidden = true
  if (!target) return
  const element = marked(target)
  element.classList.remove('is-drop', 'is-refused')
  delete element.dataset.plus
}

/** Shows that a target is hung over, and again wherever it has gone since. */
export function mark(target: Target): void {
  if (target.kind === 'place') drawLine(target)
  if (target.kind === 'place' || target.kind === 'unsorted') return
  const element = marked(target)
  element.classList.toggle('is-drop', target.isAllowed)
  element.classList.toggle('is-refused', !target.isAllowed)
  if (target.kind === 'crate') element.dataset.plus = target.plus
}

/** Says beside the hand what would happen; without words nothing. `reach` is how far the hand reaches below the point, in px, or above it. */
export function say(words: string, x: number, y: number, reach: number): void {
  tip.hidden = words === ''
  if (tip.hidden) return
  if (tip.textContent !== words) tip.textContent = words
  const { clientWidth, clientHeight } = document.documentElement
  const { width, height } = tip.getBoundingClientRect()
  const isBelow = reach > 0 && y + reach + 12 + height < clientHeight
  const top = isBelow ? y + reach + 12 : y - height - 12 + Math.min(0, reach)
  tip.style.left = `${Math.max(8, Math.min(x, clientWidth - width - 8))}px`
  tip.style.top = `${Math.max(8, top)}px`
}
