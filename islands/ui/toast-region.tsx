import { createContext, type KeyboardEvent, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import * as messages from '#locales/phrases.ts'
import { Icon, type IconName } from './icon.tsx'
import { leave } from './keep-focus.ts'
import type { Toast } from './toast.ts'

const ICONS: Record<Toast['kind'], IconName> = { ok: 'circle-check', error: 'circle-alert', info: 'info' }
const SHOWN_FOR = 5000

export function show(toast: Toast): void {
  sonner.dismiss()
  sonner.custom((id) => <ToastCard {...toast} onDone={() => sonner.dismiss(id)} />, {
    duration: Number.POSITIVE_INFINITY,
  })
}

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
  useEffect(onReady, [onReady])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    leave(event.currentTarget)
    sonner.dismiss()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer over a toast keeps it; the buttons act
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <Held value={isHovered || isFocused}>
        <Sonner
          className="toasts"
          containerAriaLabel={messages.notifications}
          hotkey={['F8']}
          position="bottom-right"
          visibleToasts={1}
          swipeDirections={['right']}
          toastOptions={{ unstyled: true }}
        />
      </Held>
    </div>
  )
}

function ToastCard({ title, text, kind, action, onDone }: Toast & { onDone: () => void }) {
  const isHeld = use(Held)
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isHeld || isHidden) return
    const timer = setTimeout(onDone, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isHeld, isHidden, onDone])
  // Sonner makes each toast a Tab stop and has no option for it; its buttons are enough.
  useEffect(() => void card.current?.closest('li')?.setAttribute('tabindex', '-1'), [])
  const close = () => {
    if (card.current) leave(card.current)
    onDone()
  }
  return (
    <div ref={card} className={`toast ${kind}`}>
      <Icon name={ICONS[kind]} size={18} />
      <div className="words">
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="btn btn-outline"
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
