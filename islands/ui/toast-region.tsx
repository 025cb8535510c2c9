import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import * as messages from '#locales/phrases.ts'
import './toasts.css'
import { Icon, type IconName } from './icon.tsx'
import { leave } from './keep-focus.ts'
import type { Toast } from './toast.ts'

const ICONS: Record<Toast['kind'], IconName> = { ok: 'circle-check', error: 'circle-alert', info: 'info' }
const ICON_COLORS: Record<Toast['kind'], string> = { ok: 'text-ok', error: 'text-danger', info: 'text-ink-2' }
// Two lines, and the rest for those who stay on it.
const CLAMPED =
  'line-clamp-2 max-h-50dvh group-hover:(line-clamp-none overflow-y-auto) group-focus-within:(line-clamp-none overflow-y-auto)'
const SHOWN_FOR = 5000

export function show(toast: Toast): void {
  sonner.dismiss()
  sonner.custom((id) => <ToastCard {...toast} onDone={() => sonner.dismiss(id)} />, {
    duration: Number.POSITIVE_INFINITY,
  })
}

/** Whether there is a toast. */
export const isShowing = () => sonner.getToasts().length > 0

/** Hides the toast, if something else says the same. */
export const dismissToast = () => void sonner.dismiss()

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
/** Whether the pointer or the focus is on a toast: then it stays. */
const Held = createContext(false)

/** Where toasts appear; F8 focuses the last one. `onReady` is called when it can show them. */
export function ToastRegion({ onReady }: { onReady: () => void }) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isTabbing = useRef(false)
  useEffect(onReady, [onReady])
  const onKeyDown = (event: KeyboardEvent) => {
    isTabbing.current = event.key === 'Tab'
    if (event.key !== 'Escape') return
    leave(event.currentTarget)
    sonner.dismiss()
  }
  const onFocus = () => {
    isTabbing.current = false
    setFocused(true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(false)
    if (isTabbing.current || currentTarget.contains(relatedTarget)) return
    // Sonner returns the focus to what had it before, even if the user clicked something else.
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer over a toast keeps it; the buttons act
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <Held value={isHovered || isFocused}>
        <Sonner
          className="toasts"
          containerAriaLabel={messages.notifications}
          hotkey={['F8']}
          position="bottom-left"
          visibleToasts={1}
          swipeDirections={['right']}
          toastOptions={{ unstyled: true, className: 'group' }}
        />
      </Held>
    </div>
  )
}

const CONTROLS = ':is([role=dialog], [role=alertdialog]):not([inert]) :is(a, button, input, select, textarea, summary)'
// Where a toast may stand, best first; `toasts.css` has the places.
const PLACES = ['', 'top', 'right', 'top right']

/** Puts a toast where it covers no control of an open dialog. What is at the bottom of the page makes room by itself. */
function settle(card: HTMLElement): void {
  const region = card.closest<HTMLElement>('[data-sonner-toaster]')
  const controls = [...document.querySelectorAll(CONTROLS)].map((control) => control.getBoundingClientRect())
  const isFree = (place: string) => {
    if (region) region.dataset.at = place
    const { left, right, top, bottom } = card.getBoundingClientRect()
    return !controls.some((at) => at.left < right && at.right > left && at.top < bottom && at.bottom > top)
  }
  if (!PLACES.some(isFree)) isFree('')
}

function ToastCard({ title, text, kind, action, stays, onDone }: Toast & { onDone: () => void }) {
  const isHeld = use(Held)
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isHeld || isHidden || stays) return
    const timer = setTimeout(onDone, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isHeld, isHidden, stays, onDone])
  // Sonner makes each toast a Tab stop and has no option for it; its buttons are enough.
  useEffect(() => void card.current?.closest('li')?.setAttribute('tabindex', '-1'), [])
  // A dialog that opens takes the focus, comes to its place, and gives the focus back.
  useLayoutEffect(() => {
    const { current } = card
    if (!current) return
    const place = () => settle(current)
    place()
    const end = new AbortController()
    for (const type of ['focusin', 'transitionend']) document.addEventListener(type, place, end)
    return () => end.abort()
  }, [])
  const close = () => {
    // The list around it may have the focus too, by F8, and goes later.
    const region = card.current?.closest('[data-sonner-toaster]')
    if (region) leave(region)
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
