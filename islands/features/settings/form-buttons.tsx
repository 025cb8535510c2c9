import type { FormState } from 'react-hook-form'
import { FieldError } from '#islands/ui/field.tsx'
import { SubmitButtons } from '#islands/ui/submit-buttons.tsx'

type FormButtonsProps = {
  // biome-ignore lint/suspicious/noExplicitAny: of any form
  state: FormState<any>
  label: string
  onClose: () => void
}

/** The end of a form that unfolds in the settings: its error as a whole, and the buttons that cancel and submit it. */
export const FormButtons = ({ state: { errors, isSubmitting }, label, onClose }: FormButtonsProps) => (
  <>
    {errors.root?.message && <FieldError>{String(errors.root.message)}</FieldError>}
    <div className="form-buttons">
      <SubmitButtons label={label} isOff={isSubmitting} onCancel={onClose} />
    </div>
  </>
)
