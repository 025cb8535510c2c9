import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { closeDialog } from '#islands/lib/location.ts'
import { cancel } from '#locales/phrases.ts'
import { Dialog } from './dialog.tsx'
import { FormError, type ReadForm } from './field.tsx'
import { UnsavedQuestion, type useUnsaved } from './use-unsaved.tsx'

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'onClose' | 'onSubmit'> &
  Omit<ComponentProps<typeof SubmitButtons>, 'onCancel'> & {
    /** Its fields are disabled while it is sent, and its error is below them. */
    form?: ReadForm
    onSubmit: (event: FormEvent) => unknown
    /** Replaces closing by the address. */
    onClose?: () => void
    /** Asks with these words before typed text is lost. */
    unsaved?: ReturnType<typeof useUnsaved>
    question?: ReactNode
    /** How the fields are laid out. */
    layout?: string
    /** Replaces the buttons if there is nothing to submit. */
    footer?: ReactNode
    /** Content before the buttons. */
    more?: ReactNode
  }

/** A dialog with a form: its fields, and the buttons to cancel and submit. */
export function FormDialog({
  form,
  onSubmit,
  unsaved,
  question,
  onClose = unsaved?.close ?? closeDialog,
  width = 420,
  layout = 'stack',
  footer,
  more,
  label,
  isOff = false,
  isBusy,
  isDanger,
  children,
  ...dialog
}: FormDialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit(event)
  }
  const buttons = { label, isBusy, isDanger, isOff: isOff || form?.formState.isSubmitting, onCancel: onClose }
  const end = (
    <>
      {more}
      <SubmitButtons {...buttons} />
    </>
  )
  return (
    <Dialog {...dialog} width={width} onClose={onClose} onSubmit={footer ? undefined : submit} footer={footer || end}>
      <div className={layout}>
        {children}
        {form && <FormError form={form} />}
      </div>
      {unsaved && <UnsavedQuestion unsaved={unsaved}>{question}</UnsavedQuestion>}
    </Dialog>
  )
}

type SubmitButtonsProps = {
  label: ReactNode
  /** Whether the form can't be submitted now. */
  isOff?: boolean
  /** Whether it is being submitted; then the button keeps the focus. */
  isBusy?: boolean
  /** Whether it deletes something. */
  isDanger?: boolean
  onCancel: () => void
}

/** The buttons to cancel and submit a form. */
export const SubmitButtons = ({ label, isOff, isBusy, isDanger, onCancel }: SubmitButtonsProps) => (
  <>
    <button type="button" className={`btn ${isDanger ? 'btn-outline' : 'btn-ghost'}`} onClick={onCancel}>
      {cancel}
    </button>
    <button
      type="submit"
      className={`btn ${isDanger ? 'btn-danger' : 'btn-primary'}`}
      disabled={isOff}
      aria-disabled={isBusy || undefined}
    >
      {label}
    </button>
  </>
)
