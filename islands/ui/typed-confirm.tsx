import { type FormEvent, type ReactNode, useState } from 'react'
import * as messages from '#locales/ui/dialogs.ts'
import { Dialog } from './dialog.tsx'
import { Field, FieldError } from './field.tsx'

type TypedConfirmProps = {
  open: boolean
  onClose: () => void
  onConfirm: (typed: string) => void
  title: string
  /** The text to type, in any case. */
  expected: string
  yes: string
  busy: boolean
  problem?: string
  /** What will happen. */
  children: ReactNode
  /** What to fill in below the typed text. */
  more?: ReactNode
}

/** Asks before something is permanently deleted: its name must be typed. */
export function TypedConfirm({
  open,
  onClose,
  onConfirm,
  expected,
  yes,
  busy,
  problem,
  title,
  children,
  more,
}: TypedConfirmProps) {
  const [typed, setTyped] = useState('')
  const isRight = typed.trim().toLowerCase() === expected.toLowerCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight && !busy) onConfirm(typed.trim())
  }
  const footer = (
    <>
      <button type="button" className="btn btn-outline" onClick={onClose}>
        {messages.cancel}
      </button>
      <button type="submit" className="btn btn-danger" disabled={!isRight} aria-disabled={busy || undefined}>
        {yes}
      </button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width={420}
      role="alertdialog"
      footer={footer}
      onSubmit={submit}
    >
      <div className="stack">
        {children}
        <Field
          label={messages.typeToContinue(
            <b key="expected" className="break-anywhere font-semibold">
              {expected}
            </b>,
          )}
        >
          {(control) => (
            <input
              className="input"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              {...control}
            />
          )}
        </Field>
        {more}
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    </Dialog>
  )
}
