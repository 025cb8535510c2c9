import type { FieldValues, FormState } from 'react-hook-form'
import { FormError } from '#islands/ui/field.tsx'

type FormEndProps = {
  form: { formState: Pick<FormState<FieldValues>, 'errors' | 'isSubmitting' | 'isSubmitSuccessful'> }
  label: string
  /** During the request and until the next page has loaded. */
  busyLabel: string
}

/** The error of a form as a whole, and its submit button. */
export function FormEnd({ form, label, busyLabel }: FormEndProps) {
  const isBusy = form.formState.isSubmitting || form.formState.isSubmitSuccessful
  return (
    <>
      <FormError form={form} />
      <button type="submit" className="btn btn-primary btn-tall btn-wide" disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </button>
    </>
  )
}

/** A link to the other form. */
export function OtherForm({ question, label, onOpen }: { question: string; label: string; onOpen: () => void }) {
  return (
    <p className="text-center text-small text-ink-2">
      {question}{' '}
      <button type="button" className="text-link" onClick={onOpen}>
        {label}
      </button>
    </p>
  )
}
