import type { FormState } from 'react-hook-form'
import { FieldError } from '../ui/field.tsx'

type FormEndProps = {
  // biome-ignore lint/suspicious/noExplicitAny: of any form
  state: FormState<any>
  label: string
  /** While the server is asked, and until the next page is there. */
  busyLabel: string
}

/** What was wrong with a form as a whole, and its button. */
export function FormEnd({ state, label, busyLabel }: FormEndProps) {
  const isBusy = state.isSubmitting || state.isSubmitSuccessful
  return (
    <>
      {state.errors.root?.message && <FieldError>{String(state.errors.root.message)}</FieldError>}
      <button type="submit" className="btn solid wide tall" disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </button>
    </>
  )
}

/** The way to the other form. */
export function OtherForm({ question, label, onOpen }: { question: string; label: string; onOpen: () => void }) {
  return (
    <p className="t-small dim other-form">
      {question}{' '}
      <button type="button" className="text" onClick={onOpen}>
        {label}
      </button>
    </p>
  )
}
