import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { closeDialog } from '#islands/lib/location.ts'
import { Dialog } from './dialog.tsx'
import { FormError, type ReadForm } from './field.tsx'
import { SubmitButtons } from './submit-buttons.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'
import type { useUnsaved } from './use-unsaved.ts'

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'footer' | 'onClose' | 'onSubmit'> &
  Omit<ComponentProps<typeof SubmitButtons>, 'onCancel'> & {
    /** Off while it is sent, and its error below the fields. */
    form?: ReadForm
    onSubmit: (event: FormEvent) => unknown
    /** How it is closed, if not by the address. */
    onClose?: () => void
    /** Asks before what was typed is lost, with these words. */
    unsaved?: ReturnType<typeof useUnsaved>
    question?: ReactNode
    /** How the fields are laid out. */
    layout?: string
    /** What stands before the buttons. */
    more?: ReactNode
  }

/** A dialog with a form: its fields, and the buttons that cancel and submit it. */
export function FormDialog({
  form,
  onSubmit,
  unsaved,
  question,
  onClose = unsaved?.close ?? closeDialog,
  width = 420,
  layout = 'stack',
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
  const footer = (
    <>
      {more}
      <SubmitButtons {...buttons} />
    </>
  )
  return (
    <Dialog {...dialog} width={width} onClose={onClose} onSubmit={submit} footer={footer}>
      <div className={layout}>
        {children}
        {form && <FormError form={form} />}
      </div>
      {unsaved && <UnsavedQuestion unsaved={unsaved}>{question}</UnsavedQuestion>}
    </Dialog>
  )
}
