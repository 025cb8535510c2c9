import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import * as words from '#words/ui/toasts.ts'
import { Icon, type IconName } from './icon.tsx'
import type { Toast } from './toaster.tsx'

const ICONS: Record<Toast['kind'], IconName> = { ok: 'circle-check', error: 'circle-alert', info: 'info' }
const SHOWN_FOR = 5000

export function show(toast: Toast): void {
  sonner.dismiss()
  sonner.custom((id) => <ToastCard {...toast} onDone={() => sonner.dismiss(id)} />, {
    duration: Number.POSITIVE_INFINITY,
  })
}

/** Takes away what is shown, where something else tells the same. */
export const dismissToast = () => void sonner.dismiss()

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Where toasts appear; F8 goes to what was said last. `onReady` is called when it listens. */
export function ToastRegion({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <Sonner
      className="toasts"
      containerAriaLabel={words.region}
      hotkey={['F8']}
      position="bottom-right"
      visibleToasts={1}
      swipeDirections={['right']}
      toastOptions={{ unstyled: true }}
    />
  )
}

function ToastCard({ title, text, kind, action, onDone }: Toast & { onDone: () => void }) {
  const [held, setHeld] = useState(false)
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden)
  useEffect(() => {
    if (held || isHidden) return
    const timer = setTimeout(onDone, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [held, isHidden, onDone])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being looked at keeps it; the buttons act
    <div
      className={`toast ${kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={onKeyDown}
    >
      <Icon name={ICONS[kind]} size={18} />
      <div className="words">
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="btn line"
          onClick={() => {
            action.onAction()
            onDone()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="ib s" aria-label={words.dismiss} onClick={onDone}>
        <Icon name="x" />
      </button>
    </div>
  )
}
