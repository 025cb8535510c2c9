import type { FormEventHandler, ReactNode, Ref } from 'react'
import { FormError, type ReadForm } from '#islands/ui/field.tsx'
import { SubmitButtons } from '#islands/ui/submit-buttons.tsx'

type SettingFormProps = {
  form: ReadForm
  onSubmit: FormEventHandler
  label: string
  onClose: () => void
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** A form that unfolds in the settings: its fields, its error as a whole, and the buttons that cancel and submit it. */
export const SettingForm = ({ form, onSubmit, label, onClose, ref, children }: SettingFormProps) => (
  <form className="stack" ref={ref} noValidate onSubmit={onSubmit}>
    {children}
    <FormError form={form} />
    <div className="form-buttons">
      <SubmitButtons label={label} isOff={form.formState.isSubmitting} onCancel={onClose} />
    </div>
  </form>
)
