import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallFailed } from '../api.ts'
import { reasonOf } from '../try-again.ts'
import { showToast } from '../ui/toaster.tsx'

type ShowFailure = { title: string; otherwise: string }

/** Puts a failed call's words beside the fields they are about, the rest under the form, and all into a toast. */
export function showFailure<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  { title, otherwise }: ShowFailure,
): void {
  const text = reasonOf(error, otherwise)
  const names = Object.keys(form.getValues())
  const wrong = Object.entries(error instanceof CallFailed ? error.fields : {}).filter(([name]) => names.includes(name))
  wrong.forEach(([name, message], index) => {
    form.setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 })
  })
  if (wrong.length === 0) form.setError('root', { message: text })
  showToast({ kind: 'error', title, text })
}
