import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { type FormEventHandler, type ReactNode, useEffect, useState } from 'react'
import * as messages from '#locales/phrases.ts'
import { Icon } from './icon.tsx'

/** Confirmations, crates and gates 420; most 520; an album 808; signing in 840; the admin table 936; the rail at the side. */
export type DialogWidth = 420 | 520 | 808 | 840 | 936 | 'side'

type ShellProps = {
  open: boolean
  onClose: () => void
  width?: DialogWidth
  className?: string
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

/** The scrim and the panel; on a phone the panel is a sheet. Escape or a click outside closes it. */
export function DialogShell({ open, onClose, width = 520, className = '', role = 'dialog', children }: ShellProps) {
  // Each opening is a dialog of its own: Headless UI can leave one hidden that opens again while it closes.
  const [last, setLast] = useState({ open, turn: 0 })
  if (last.open !== open) setLast({ open, turn: last.turn + Number(open) })
  return (
    <HeadlessDialog key={last.turn} open={open} onClose={onClose} role={role} transition className="scrim">
      <DialogPanel as="section" transition className={`dialog d-${width} ${className}`}>
        <KeptFocus />
        {children}
      </DialogPanel>
    </HeadlessDialog>
  )
}

/** Returns the focus when the dialog has closed, unless it has moved on, for example to the next dialog. */
function KeptFocus() {
  useEffect(
    () => () => {
      const { activeElement } = document
      if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return
      queueMicrotask(() => activeElement.focus({ preventScroll: true }))
    },
    [],
  )
  return null
}

export function DialogHeader({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children?: ReactNode
}) {
  return (
    <header>
      <DialogTitle className="text-heading">{title}</DialogTitle>
      <span className="row">
        {children}
        <button type="button" className="icon-btn" aria-label={messages.close} onClick={onClose}>
          <Icon name="x" size={18} />
        </button>
      </span>
    </header>
  )
}

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  width?: DialogWidth
  /** The buttons; they stay visible while the body scrolls. */
  footer?: ReactNode
  /** Wraps body and footer in a form. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

export function Dialog({ open, onClose, title, width, footer, onSubmit, role, children }: DialogProps) {
  const inside = (
    <>
      <div className="body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </>
  )
  return (
    <DialogShell open={open} onClose={onClose} width={width} role={role}>
      <DialogHeader title={title} onClose={onClose} />
      {onSubmit ? (
        <form noValidate onSubmit={onSubmit}>
          {inside}
        </form>
      ) : (
        inside
      )}
    </DialogShell>
  )
}

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** What will happen. */
  children: ReactNode
  no?: string
  yes?: string
  busy?: boolean
}

/** Asks before something is deleted. The cancel button has the focus; the confirm button keeps it while `busy`. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  no = messages.no,
  yes = messages.yes,
  busy = false,
}: ConfirmDialogProps) {
  return (
    <DialogShell open={open} onClose={onClose} width={420} role="alertdialog">
      <div className="body confirm">
        <DialogTitle className="text-heading">{title}</DialogTitle>
        <div className="text-ink-2">{children}</div>
      </div>
      <footer>
        <button type="button" className="btn btn-outline" data-autofocus onClick={onClose}>
          {no}
        </button>
        <button
          type="button"
          className="btn btn-danger"
          aria-disabled={busy || undefined}
          onClick={() => busy || onConfirm()}
        >
          {yes}
        </button>
      </footer>
    </DialogShell>
  )
}
