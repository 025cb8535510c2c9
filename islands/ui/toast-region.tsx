import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { resolveValue, toast as toasts, useToaster } from 'react-hot-toast/headless'
import * as messages from '#locales/phrases.ts'
import './toasts.css'
import { Icon, type IconName } from './icon.tsx'
import { returnFocus } from './keep-focus.ts'
import type { Toast } from './toast.ts'

const ICONS: Record<Toast['kind'], IconName> = { ok: 'circle-check', error: 'circle-alert', info: 'info' }
const ICON_COLORS: Record<Toast['kind'], string> = { ok: 'text-ok', error: 'text-danger', info: 'text-ink-2' }
// Two lines; the whole text while the toast has the pointer or the focus.
const CLAMPED =
  'line-clamp-2 max-h-50dvh group-hover:(line-clamp-none overflow-y-auto) group-focus-within:(line-clamp-none overflow-y-auto)'
const SHOWN_FOR = 5000
/** There is more to decide. */
const WITH_ACTION_FOR = 10_000
/** How long a toast takes to leave, as in `toasts.css`. */
const LEAVES_IN = 180
const HOTKEY = 'F8'
const SWIPED = 45

let isShown = false

export function show(toast: Toast): void {
  toasts.dismiss()
  toasts.custom(({ id }) => <ToastCard {...toast} onDone={() => toasts.dismiss(id)} />, {
    duration: toast.stays ? Number.POSITIVE_INFINITY : toast.action ? WITH_ACTION_FOR : SHOWN_FOR,
    removeDelay: LEAVES_IN,
    id: toast.id,
  })
}

/** Whether there is a toast. */
export const isShowing = () => isShown

/** Hides the toast, if something else says the same; with an id only if it is that one. */
export const dismissToast = (id?: string) => toasts.dismiss(id)

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Where toasts appear; F8 focuses them. `onReady` is called when it can show them. */
export function ToastRegion({ onReady }: { onReady: () => void }) {
  const { toasts: all, handlers } = useToaster()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden)
  const list = useRef<HTMLOListElement>(null)
  const isTabbing = useRef(false)
  const front = all.find(({ visible }) => visible)
  useEffect(onReady, [onReady])
  useEffect(() => {
    isShown = front !== undefined
  }, [front])
  const hold = useEffectEvent((isHeld: boolean) => (isHeld ? handlers.startPause() : handlers.endPause()))
  const isHeld = isHovered || isFocused || isHidden
  useEffect(() => hold(isHeld), [isHeld])
  useEffect(() => {
    const onHotkey = ({ key }: globalThis.KeyboardEvent) => void (key === HOTKEY && list.current?.focus())
    document.addEventListener('keydown', onHotkey)
    return () => document.removeEventListener('keydown', onHotkey)
  }, [])
  const leave = () => list.current && returnFocus(list.current)
  const onKeyDown = (event: KeyboardEvent) => {
    isTabbing.current = event.key === 'Tab'
    if (event.key !== 'Escape') return
    leave()
    toasts.dismiss()
  }
  const onFocus = () => {
    isTabbing.current = false
    setFocused(true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setFocused(false)
    // The toasts are at the end of the page: Tab goes back to where F8 came from.
    if (isTabbing.current) leave()
  }
  return (
    <section
      aria-label={`${messages.notifications} ${HOTKEY}`}
      aria-live="polite"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <ol ref={list} className="toasts" data-toasts tabIndex={-1}>
        {all.map((toast) => (
          <ToastItem key={toast.id} isFront={toast === front} onSwiped={() => toasts.dismiss(toast.id)}>
            {resolveValue(toast.message, toast)}
          </ToastItem>
        ))}
      </ol>
    </section>
  )
}

type ToastItemProps = { isFront: boolean; onSwiped: () => void; children: React.ReactNode }

/** A toast in its place; it leaves when it is swiped to the right. */
function ToastItem({ isFront, onSwiped, children }: ToastItemProps) {
  const start = useRef<number | null>(null)
  const [swiped, setSwiped] = useState(0)
  const onPointerDown = ({ target, button, clientX }: PointerEvent) => {
    if (button === 0 && target instanceof Element && !target.closest('button')) start.current = clientX
  }
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (start.current === null) return
    const by = Math.max(0, clientX - start.current)
    if (by > 0) currentTarget.setPointerCapture(pointerId)
    setSwiped(by)
  }
  const end = (isSwiped: boolean) => {
    start.current = null
    if (isSwiped) onSwiped()
    else setSwiped(0)
  }
  return (
    <li
      className="group"
      data-front={isFront}
      style={swiped > 0 ? { transform: isFront ? `translateX(${swiped}px)` : 'translateX(100%)' } : undefined}
      data-swiping={swiped > 0 && isFront}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => end(swiped >= SWIPED)}
      onPointerCancel={() => end(false)}
    >
      {children}
    </li>
  )
}

const DIALOGS = ':is([role=dialog], [role=alertdialog]):not([inert])'
const LAYERS = `${DIALOGS}, [data-desk]`
const CONTROLS = 'a, button, input, select, textarea, summary'
/** What comes to its place by itself, with what should not be covered. */
const MOVING = `${LAYERS}, [data-dock]`
/** What is worse to cover than any number of controls: titles, the logo, the player. */
const NEVER = 'h1, .brand, [data-dock] :is(a, button, input)'
const NEVER_WEIGHS = 1_000
const STEP = 8

/** What should not be covered, and how bad that would be. */
type Kept = { element: Element; box: DOMRect; weight: number }

/** The box of an element: of a title that of its text. */
function boxOf(element: Element): DOMRect {
  if (element.matches(CONTROLS)) return element.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

const inView = (elements: Iterable<Element>, weight: number): Kept[] =>
  [...elements].flatMap((element) => {
    const box = boxOf(element)
    return box.bottom < 0 || box.top > innerHeight ? [] : [{ element, box, weight }]
  })

/** The titles of dialogs and what else is never covered, then the controls of what lies over the page. */
function whatIsKept(): Kept[] {
  const layers = [...document.querySelectorAll(LAYERS)]
  const titles = layers.flatMap((layer) => document.getElementById(layer.getAttribute('aria-labelledby') ?? '') ?? [])
  const controls = new Set(layers.flatMap((layer) => [...layer.querySelectorAll(CONTROLS)]))
  return [...inView([...document.querySelectorAll(NEVER), ...titles], NEVER_WEIGHS), ...inView(controls, 1)]
}

/** Whether the middle of an element is seen, or under a toast. */
function isSeen({ element, box }: Kept): boolean {
  if (element.closest('[inert]')) return false
  const at = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  const top = at.find((other) => !other.closest('[data-toasts]'))
  return top !== undefined && (element.contains(top) || top.contains(element))
}

/**
 * Puts a toast where it covers neither titles, logo and player nor a control of what lies over the page: as far down as that is possible,
 * and rather on the left. What is at the bottom of the page makes room by itself.
 */
function settle(card: HTMLElement): void {
  const region = card.closest<HTMLElement>('[data-toasts]')
  if (!region) return
  region.dataset.at = ''
  region.style.translate = ''
  const { left, top, bottom, width } = card.getBoundingClientRect()
  const right = innerWidth - left - width
  const kept = whatIsKept()
  const seen = new Map<Kept, boolean>()
  // Whether something is seen is asked of the few that a toast would cover: the answer takes longer than all else.
  const counts = (one: Kept) => {
    const known = seen.get(one) ?? isSeen(one)
    seen.set(one, known)
    return known
  }
  const covered = (x: number, up: number) =>
    kept
      .filter(({ box }) => box.left < x + width && box.right > x && box.top < bottom - up && box.bottom > top - up)
      .reduce((sum, one) => sum + (counts(one) ? one.weight : 0), 0)
  let best = { covers: Number.POSITIVE_INFINITY, x: left, up: 0 }
  for (let up = 0; up < top && best.covers > 0; up += STEP)
    for (const x of right > left ? [left, right] : [left]) {
      const height = Math.min(up, top - STEP)
      const covers = covered(x, height)
      if (covers < best.covers) best = { covers, x, up: height }
    }
  region.dataset.at = best.x === left ? '' : 'right'
  region.style.translate = `0 ${-best.up}px`
}

function ToastCard({ title, text, kind, action, onDone }: Toast & { onDone: () => void }) {
  const card = useRef<HTMLDivElement>(null)
  // A dialog that opens takes the focus, comes to its place, and gives the focus back.
  useLayoutEffect(() => {
    const { current } = card
    if (!current) return
    const place = () => settle(current)
    place()
    const end = new AbortController()
    document.addEventListener('focusin', place, end)
    // A star or a link that changes its color moves nothing.
    const onEnd = ({ target }: Event) =>
      target instanceof Element && (target.matches(MOVING) || target.querySelector(MOVING)) && place()
    document.addEventListener('transitionend', onEnd, end)
    return () => end.abort()
  }, [])
  const close = () => {
    // The list around it may have the focus too, by F8, and goes later.
    const region = card.current?.closest('[data-toasts]')
    if (region) returnFocus(region)
    onDone()
  }
  return (
    <div
      ref={card}
      className=":uno: max-sm:(w-full pr-0) max-w-full min-h-13 w-100 flex items-center gap-3 media-forced:(border border-[CanvasText]) rounded-8px bg-raise py-2.5 pl-4 pr-2 shadow-menu"
    >
      <Icon name={ICONS[kind]} size={18} className={ICON_COLORS[kind]} />
      <div className="min-w-0 flex-1">
        <b className={`${CLAMPED} font-semibold`}>{title}</b>
        {text && <p className={`${CLAMPED} break-anywhere text-small text-ink-2`}>{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="btn btn-outline h-8 max-sm:h-touch"
          onClick={() => {
            action.onAction()
            close()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="icon-btn icon-btn-sm" aria-label={messages.dismiss} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  )
}
