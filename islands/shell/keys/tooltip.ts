// @unocss-include: the class names in this file
import { givesHalfStars, readSetting } from '#islands/data/settings.ts'
import { KEYS, type KeyName } from '#islands/ui/keys.ts'
import { shiftKey } from '#locales/ui.ts'
import './tooltip.css'

const DELAY = 700
const GAP = 6
const MARGIN = 8

/** Elements with a tooltip: a `title`, the name of an icon button or a star, the whole of a truncated text. */
const OWNERS = '[title], [data-title], .icon-btn, .stars input'

function wordsOf(owner: HTMLElement): string {
  const isWhole = owner.classList.contains('truncate') && owner.scrollWidth <= owner.clientWidth
  if (isWhole) return ''
  const { title, ariaLabel, dataset } = owner
  return dataset.title || title || ariaLabel || owner.querySelector('.sr-only')?.textContent || ''
}

/** Parts of each album, where an attribute would be read out with every album, and texts that differ by system. */
const ACTIONS: Record<string, KeyName> = {
  '[href="#commands"]': 'commands',
  '[href="#add"]': 'addAlbum',
  '[data-dialog=edit]': 'edit',
  '[data-part=crates]': 'addToCrate',
  '[data-part=tags]': 'tags',
  '[data-part=note]': 'note',
  '.play': 'playOrPause',
}

const starKey = (stars: number) => (stars % 1 ? givesHalfStars() && `${shiftKey} ${stars + 0.5}` : String(stars))

/** The key for the same action as an element. */
function keyOf(owner: HTMLElement): string | undefined {
  if (readSetting('keys') === 'off') return
  const stars = Number(owner.closest('.stars') && owner.getAttribute('value'))
  const [, action] = Object.entries(ACTIONS).find(([selector]) => owner.matches(selector)) ?? []
  const key = stars ? starKey(stars) : action && KEYS[action].join(' ')
  return owner.getAttribute('aria-keyshortcuts') ?? (key || undefined)
}

function place(tip: HTMLElement, owner: HTMLElement): void {
  const at = owner.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const { width, height } = tip.getBoundingClientRect()
  const left = at.left + at.width / 2 - width / 2
  const isLow = at.bottom + GAP + height + MARGIN > clientHeight
  tip.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN))}px`
  tip.style.top = `${isLow ? at.top - GAP - height : at.bottom + GAP}px`
}

const holds = (element: HTMLElement, { clientX, clientY }: PointerEvent) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left - GAP && clientX <= right + GAP && clientY >= top - GAP && clientY <= bottom + GAP
}

/**
 * Shows tooltips on hover and keyboard focus, after a delay; Escape closes them, and the pointer may move onto them. Hidden from screen
 * readers, which read the accessible name.
 */
export function startTooltips(): void {
  const tip = document.createElement('div')
  tip.className = 'tooltip'
  tip.popover = 'manual'
  tip.ariaHidden = 'true'
  document.body.appendChild(tip)

  let owner: HTMLElement | null = null
  let timer = 0
  const isShown = () => tip.matches(':popover-open')

  // Otherwise the browser would show the title too.
  const putAside = (element: HTMLElement) => {
    if (element.title) element.dataset.title = element.title
    element.removeAttribute('title')
  }
  const leave = () => {
    clearTimeout(timer)
    if (isShown()) tip.hidePopover()
    if (owner?.dataset.title) {
      owner.title ||= owner.dataset.title
      delete owner.dataset.title
    }
    owner = null
  }
  const show = () => {
    const words = owner?.isConnected ? wordsOf(owner) : ''
    if (!owner || !words) return
    tip.textContent = words
    const key = keyOf(owner)
    if (key) {
      const hint = document.createElement('kbd')
      hint.className = 'ml-1 font-sans opacity-70'
      hint.textContent = key
      tip.append(' ', hint)
    }
    tip.showPopover()
    place(tip, owner)
  }
  const come = (event: Event) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>(OWNERS) : null
    if (found === owner) return
    leave()
    owner = found
    if (found) timer = window.setTimeout(show, DELAY)
  }

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch' || (isShown() && holds(tip, event))) return
    // A page that scrolls under a resting pointer must not replace the tooltip of the focused element.
    if (owner?.matches(':focus-visible') && !(event.target as Element).closest(OWNERS)) return
    come(event)
    if (owner) putAside(owner)
  })
  document.addEventListener('pointermove', (event) => {
    if (owner && isShown() && !holds(owner, event) && !holds(tip, event) && !owner.matches(':focus-visible')) leave()
  })
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) come(event)
  })
  for (const type of ['focusout', 'pointerdown']) document.addEventListener(type, leave)
  // A focused element may scroll into view first.
  document.addEventListener('scroll', () => isShown() && leave(), true)
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isShown()) return
      event.stopPropagation()
      leave()
    },
    true,
  )
}
