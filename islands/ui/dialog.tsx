import { DialogPanel, DialogTitle, Dialog as HeadlessDialog, Transition } from '@headlessui/react'
import { type FormEventHandler, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fieldArrived } from '#islands/lib/held-keys.ts'
import * as messages from '#locales/phrases.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { returnFocus } from './keep-focus.ts'

/**
 * Widths in px: confirmations, crates and gates 420; most 520; an album 808; signing in 840; the admin table 936; also a side drawer and
 * the full window.
 */
export type DialogWidth = 420 | 520 | 808 | 840 | 936 | 'side' | 'window'

const WIDTHS: Record<DialogWidth, string> = {
  420: 'sm:w-105',
  520: 'sm:w-130',
  808: 'sm:w-202',
  840: 'w-105 min-[840px]:w-210',
  936: 'sm:w-234',
  side: 'sm:(h-[calc(100dvh-48px)] w-80 justify-self-start)',
  window: 'fixed inset-0 !max-h-dvh !rounded-0',
}

const SCRIM =
  'scrim fixed inset-0 z-40 grid grid-cols-[minmax(0,100%)] place-items-center p-6 transition-colors duration-calm data-[closed]:bg-transparent max-sm:(items-end justify-items-stretch p-0)'

const PANEL =
  'dialog max-h-[calc(100dvh-48px)] max-w-full overflow-hidden rounded-panel bg-raise shadow-menu ease duration-calm [transition-property:opacity,translate] data-[closed]:(opacity-0 [translate:0_8px]) max-sm:(max-h-92dvh w-full rounded-b-0 rounded-t-sheet data-[closed]:(opacity-100 [translate:0_100%])) media-forced:(border border-[CanvasText])'

type ShellProps = {
  open: boolean
  onClose: () => void
  width?: DialogWidth
  /** The layout of the panel. */
  layout?: string
  /** Covers the page completely. */
  isCover?: boolean
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

/** The scrim and the panel; on a phone the panel is a sheet. Escape or a click outside closes it. */
export function DialogShell({
  open,
  onClose,
  width = 520,
  layout = 'flex flex-col',
  isCover,
  role = 'dialog',
  children,
}: ShellProps) {
  // Each opening creates a new dialog: Headless UI can leave one hidden that opens again while it closes.
  const [last, setLast] = useState({ open, turn: 0 })
  if (last.open !== open) setLast({ open, turn: last.turn + Number(open) })
  const scrim = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On these devices, a dialog takes no focus by itself.
    if (open && matchMedia('(pointer: coarse)').matches) fieldArrived()
  }, [open])
  useLayoutEffect(() => {
    if (!open && scrim.current) returnFocus(scrim.current)
  }, [open])
  // `static` closes the dialog at once; the transition only shows an inert one.
  return (
    <Transition key={last.turn} show={open}>
      <HeadlessDialog
        static
        ref={scrim}
        open={open}
        onClose={onClose}
        role={role}
        inert={!open}
        aria-hidden={!open || undefined}
        onFocus={fieldArrived}
        className={`${SCRIM} ${isCover ? 'bg-bg' : 'bg-scrim'}`}
      >
        <DialogPanel as="section" transition className={`${PANEL} ${WIDTHS[width]} ${layout}`}>
          {children}
        </DialogPanel>
      </HeadlessDialog>
    </Transition>
  )
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
    <header className=":uno: max-sm:(min-h-13 pl-edge pr-1 pt-0) flex flex-none items-center justify-between gap-3 max-tiny:(gap-0 pt-3) pb-0 pl-6 pr-4 pt-5">
      <DialogTitle className="min-w-0 break-anywhere max-sm:py-3 text-heading">{title}</DialogTitle>
      <span className="flex items-center gap-2">
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
      {footer && <footer className="dialog-footer">{footer}</footer>}
    </>
  )
  return (
    <DialogShell open={open} onClose={onClose} width={width} role={role}>
      <DialogHeader title={title} onClose={onClose} />
      {onSubmit ? (
        <form className="contents" noValidate onSubmit={onSubmit}>
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

/** Asks before something is deleted. The cancel button has the initial focus; the confirm button keeps it while `busy`. */
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
      <div className="body grid grid-cols-1 gap-2 max-sm:pt-3 pt-6">
        <DialogTitle className="text-heading">{title}</DialogTitle>
        <div className="text-ink-2">{children}</div>
      </div>
      <footer className="dialog-footer">
        <Button text={no} data-autofocus onClick={onClose} />
        <Button look="btn-danger" text={yes} aria-disabled={busy || undefined} onClick={() => busy || onConfirm()} />
      </footer>
    </DialogShell>
  )
}
