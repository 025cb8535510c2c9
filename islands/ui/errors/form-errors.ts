import type { FieldPath, FieldValues, SubmitErrorHandler, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#islands/lib/api-error.ts'
import { showToast } from '../toaster.tsx'
import { errorText } from './error-text.ts'

type Form<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>

/** Shows the errors of single fields beside them and focuses the first. Returns whether there were any. */
export function showFieldErrors<Values extends FieldValues, Output>(form: Form<Values, Output>, error: unknown) {
  const fields = Object.entries(error instanceof ApiError ? error.fields : {})
  const known = Object.keys(form.getValues()).flatMap((name) => {
    // A list's item is named by its path: `tags.3`.
    const [, message] = fields.find(([path]) => path.split('.')[0] === name) ?? []
    return message ? [{ name: name as FieldPath<Values>, message }] : []
  })
  for (const [index, { name, message }] of known.entries())
    form.setError(name, { message }, { shouldFocus: index === 0 })
  return known.length > 0
}

type ErrorTexts<Values extends FieldValues> = {
  /** The title of the toast. */
  title: string
  /** The text if the server's message is not useful. */
  otherwise?: string
  /** The text in any case. */
  text?: string
  /** The field that `text` is about. */
  field?: FieldPath<Values>
}

/** Shows an error in a form, beside the fields it names or otherwise below the form, and as a toast. */
export function showFormError<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
  error: unknown,
  { title, otherwise, text = errorText(error, otherwise), field }: ErrorTexts<Values>,
): void {
  if (field) form.setError(field, { message: text }, { shouldFocus: true })
  else if (!showFieldErrors(form, error)) form.setError('root', { message: text })
  showToast({ kind: 'error', title, text })
}

/**
 * Submits a form. Errors thrown by `send` are shown as `failed` says, a function of the error or not; null means that they are shown
 * elsewhere. `onInvalid` is called if the fields are invalid.
 */
export const submitOf = <Values extends FieldValues, Output>(
  form: Form<Values, Output>,
  failed: ErrorTexts<Values> | ((error: unknown) => ErrorTexts<Values> | null),
  send: (input: Output) => unknown,
  onInvalid?: SubmitErrorHandler<Values>,
) =>
  form.handleSubmit(async (input) => {
    try {
      await send(input)
    } catch (error) {
      const texts = typeof failed === 'function' ? failed(error) : failed
      if (texts) showFormError(form, error, texts)
    }
  }, onInvalid)
