import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createStore } from '#islands/lib/store.ts'
import { isolated } from '#locales/intl.ts'
import * as messages from '#locales/phrases.ts'
import { Button } from './button.tsx'
import './toasts.css'
import { Icon, type IconName } from './icon.tsx'
import { returnFocus } from './keep-focus.ts'
import type { Toast } from './toast.ts'
import { MOVING, placeToasts } from './toast-place.ts'

const ICONS: Record<Toast['kind'], IconName> = { ok: 'circle-check', error: 'circle-alert', info: 'info' }
const ICON_COLORS: Record<Toast['kind'], string> = { ok: 'text-ok', error: 'text-danger', info: 'text-ink-2' }
// Two lines; the full text while the toast has the pointer or the focus.
const CLAMPED =
  'line-clamp-2 max-h-50dvh group-hover:(line-clamp-none overflow-y-auto) group-focus-within:(line-clamp-none overflow-y-auto)'
const SHOWN_FOR = 5000
/** Longer, because there is an action to decide about. */
const WITH_ACTION_FOR = 10_000
const TICK = 100
/** The duration of a toast's exit, as in `toasts.css`. */
const LEAVES_IN = 180
const HOTKEY = 'F8'
const SWIPED = 45

type Shown = Toast & { key: string | number; isLeaving?: boolean }

/** The toast, and earlier ones that are still leaving. */
const toasts = createStore<readonly Shown[]>([])
const frontOf = (all: readonly Shown[]) => all.find(({ isLeaving }) => !isLeaving)
let count = 0

export function show(toast: Toast): void {
  dismissToast()
  count += 1
  const key = toast.id ?? count
  toasts.set([{ ...toast, key }, ...toasts.get().filter((other) => other.key !== key)])
}

/** Whether there is a toast. */
export const isShowing = () => frontOf(toasts.get()) !== undefined

/** Hides the toast, if something else says the same; with an id, only the toast with that id. */
export function dismissToast(id?: string): void {
  toasts.set(toasts.get().map((toast) => ((id ?? toast.id) === toast.id ? { ...toast, isLeaving: true } : toast)))
  const leaving = toasts.get().filter(({ isLeaving }) => isLeaving)
  setTimeout(() => toasts.set(toasts.get().filter((toast) => !leaving.includes(toast))), LEAVES_IN)
}

/** Where toasts appear; F8 focuses them. `onReady` is called when it can show them. */
export function ToastRegion({ onReady }: { onReady: () => void }) {
  const all = toasts.use()
  const front = frontOf(all)
  const list = useRef<HTMLOListElement>(null)
  const isHovered = useRef(false)
  const isTabbing = useRef(false)
  useEffect(onReady, [onReady])
  useEffect(() => {
    const onHotkey = ({ key }: globalThis.KeyboardEvent) => void (key === HOTKEY && list.current?.focus())
    document.addEventListener('keydown', onHotkey)
    return () => document.removeEventListener('keydown', onHotkey)
  }, [])
  // A toast's time only runs while it is visible and has neither the pointer nor the focus.
  useEffect(() => {
    if (!front || front.stays) return
    let left = front.action ? WITH_ACTION_FOR : SHOWN_FOR
    const timer = setInterval(() => {
      if (isHovered.current || document.hidden || list.current?.matches(':focus-within')) return
      left -= TICK
      if (left <= 0) dismissToast()
    }, TICK)
    return () => clearInterval(timer)
  }, [front])
  // The place is computed again when a dialog takes the focus, has moved to its place, or returns the focus.
  useLayoutEffect(() => {
    const card = list.current?.querySelector('[data-front=true]')
    if (!front || !list.current || !card) return
    const place = () => list.current && placeToasts(list.current, card)
    place()
    const end = new AbortController()
    document.addEventListener('focusin', place, end)
    // A star or a link that changes its color moves nothing.
    const onEnd = ({ target }: Event) =>
      target instanceof Element && (target.matches(MOVING) || target.querySelector(MOVING)) && place()
    document.addEventListener('transitionend', onEnd, end)
    return () => end.abort()
  }, [front])
  const leave = () => list.current && returnFocus(list.current)
  // F8 can also focus the list of toasts, which is removed later.
  const close = () => {
    leave()
    dismissToast()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    isTabbing.current = key === 'Tab'
    if (key === 'Escape') close()
  }
  // The toasts are at the end of the page, so Tab returns to where F8 was pressed.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isTabbing.current && !currentTarget.contains(relatedTarget)) leave()
  }
  return (
    <section
      aria-label={`${messages.notifications} ${HOTKEY}`}
      aria-live="polite"
      onPointerEnter={() => (isHovered.current = true)}
      onPointerLeave={() => (isHovered.current = false)}
      onFocus={() => (isTabbing.current = false)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <ol ref={list} className="toasts" data-toasts tabIndex={-1}>
        {all.map((toast) => (
          <ToastItem {...toast} key={toast.key} isFront={toast === front} onClose={close} />
        ))}
      </ol>
    </section>
  )
}

type ToastItemProps = Toast & { isFront: boolean; onClose: () => void }

/** A toast in its place; it leaves when it is swiped to the right. */
function ToastItem({ title, text, kind, action, isFront, onClose }: ToastItemProps) {
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
    if (isSwiped) dismissToast()
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
      <div className=":uno: max-sm:(w-full pr-0) max-w-full min-h-13 w-100 flex items-center gap-3 max-tiny:(gap-1 pl-2) media-forced:(border border-[CanvasText]) rounded-8px bg-raise py-2.5 pl-4 pr-2 shadow-menu">
        <Icon name={ICONS[kind]} size={18} className={ICON_COLORS[kind]} />
        <div className="min-w-0 flex-1">
          <b className={`${CLAMPED} font-semibold`}>{title}</b>
          {text && <p className={`${CLAMPED} break-anywhere text-small text-ink-2`}>{isolated(text)}</p>}
        </div>
        {action && (
          <Button
            className="h-8 max-sm:h-touch"
            text={action.label}
            onClick={() => {
              action.onAction()
              onClose()
            }}
          />
        )}
        <button type="button" className="icon-btn icon-btn-sm" aria-label={messages.dismiss} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
    </li>
  )
}
