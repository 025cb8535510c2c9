import { type ReactNode, useState } from 'react'
import * as messages from '#locales/ui.ts'
import { FieldError } from './field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'

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
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      label={yes}
      isOff={!isRight}
      isBusy={busy}
      isDanger
      onSubmit={() => isRight && !busy && onConfirm(typed.trim())}
    >
      {children}
      <TextField
        label={messages.typeToContinue(
          <b key="expected" className="break-anywhere font-semibold">
            {expected}
          </b>,
        )}
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {more}
      {problem && <FieldError>{problem}</FieldError>}
    </FormDialog>
  )
}
