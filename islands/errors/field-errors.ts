import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../api.ts'

/** Puts what a call refused beside the field it names, with the focus on the first, or else `text` under the form. */
export function showFieldFailures<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  text: string,
): void {
  const fields = error instanceof ApiError ? error.fields : {}
  const known = Object.keys(form.getValues()).filter((name) => fields[name])
  for (const [index, name] of known.entries())
    form.setError(name as FieldPath<Values>, { message: fields[name] }, { shouldFocus: index === 0 })
  if (known.length === 0) form.setError('root', { message: text })
}
