import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showToast } from '../ui/toaster.tsx'
import { reasonOf } from './attempt.ts'
import { showFieldFailures } from './field-errors.ts'

type ShowFailure = { title: string; otherwise: string }

/** Puts a failed call's words beside the fields they are about, the rest under the form, and all into a toast. */
export function showFailure<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  { title, otherwise }: ShowFailure,
): void {
  const text = reasonOf(error, otherwise)
  showFieldFailures(form, error, text)
  showToast({ kind: 'error', title, text })
}
