import { type FormEventHandler, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormError, type ReadForm } from '#islands/ui/field.tsx'
import { SubmitButtons } from '#islands/ui/form-dialog.tsx'

const FIRST = 'input:not([hidden])'

type SettingFormProps = {
  form: ReadForm
  onSubmit: FormEventHandler
  label: string
  onClose: () => void
  /** The element to focus when it unfolds, if not its first field. */
  first?: string
  children: ReactNode
}

/** A form that unfolds in the settings: its fields, its error as a whole, and the buttons that cancel and submit it. */
export function SettingForm({ form, onSubmit, label, onClose, first = FIRST, children }: SettingFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector<HTMLElement>(first)?.focus(), [first])
  return (
    <form className="stack" ref={element} noValidate onSubmit={onSubmit}>
      {children}
      <FormError form={form} />
      <div className="form-buttons">
        <SubmitButtons label={label} isOff={form.formState.isSubmitting} onCancel={onClose} />
      </div>
    </form>
  )
}

/** A form that replaces its button while open; after closing, the button gets the focus. */
export function useUnfolded() {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { button, isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

export type ReportDirty = (form: string, isDirty: boolean) => void

/** Reports to the pane that one of its forms has unsaved changes. */
export function useReportDirty(form: string, isDirty: boolean, report: ReportDirty): void {
  useEffect(() => {
    report(form, isDirty)
    return () => report(form, false)
  }, [form, isDirty, report])
}
