import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'

type PopoverProps = {
  /** The element beside which it opens. */
  anchor: Element
  label: string
  onClose: () => void
  children: ReactNode
}

const MARGIN = 8

/** Below the anchor, or above it if there is more space; on a phone its classes win, which make a sheet of it. */
function place(box: HTMLElement, anchor: Element) {
  const { left, top, bottom } = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isLow = top + bottom > clientHeight
  const room = (isLow ? top : clientHeight - bottom) - 2 * MARGIN
  box.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - box.offsetWidth - MARGIN))}px`
  box.style.top = isLow ? 'auto' : `${Math.max(MARGIN, bottom + 4)}px`
  box.style.bottom = isLow ? `${Math.max(MARGIN, clientHeight - top + 4)}px` : 'auto'
  box.style.maxHeight = `${Math.max(240, room)}px`
}

/** A small panel beside its subject. Escape or a click outside closes it and returns the focus. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const onToggle = ({ newState }: ToggleEvent) => newState === 'closed' && close()
    current.addEventListener('toggle', onToggle)
    current.showPopover()
    place(current, anchor)
    current.querySelector<HTMLElement>('[data-autofocus], input, textarea, button')?.focus({ preventScroll: true })
    return () => current.removeEventListener('toggle', onToggle)
  }, [anchor])
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={label}
      className=":uno: [inset:auto] max-sm:([inset:auto_0_0]! max-h-[min(480px,80dvh)]! max-w-none w-full rounded-b-0 rounded-t-sheet pb-[calc(16px+env(safe-area-inset-bottom))]) fixed m-0 max-h-[min(480px,80dvh)] max-w-[calc(100vw-16px)] w-80 overflow-y-auto overscroll-contain border-0 media-forced:(border border-[CanvasText]) rounded-panel bg-raise p-4 text-ink shadow-menu"
    >
      {children}
    </div>
  )
}
