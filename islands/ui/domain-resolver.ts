import { toNestErrors } from '@hookform/resolvers'
import type { FieldValues, Resolver } from 'react-hook-form'
import { fieldErrors } from '#domain/errors/error.ts'

type Checked<Output> =
  | { success: true; data: Output }
  | { success: false; error: { issues: Parameters<typeof fieldErrors>[0] } }

/** A resolver for a form that validates and sends something other than its field values. */
export const resolverOf =
  <Values extends FieldValues, Output>(check: (values: Values) => Checked<Output>): Resolver<Values, unknown, Output> =>
  (values, _, options) => {
    const checked = check(values)
    if (checked.success) return { values: checked.data, errors: {} }
    const errors = Object.entries(fieldErrors(checked.error.issues)).map(([path, message]) => [
      path,
      { type: 'domain', message },
    ])
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) }
  }

type Schema<Values, Output> = {
  '~standard': { types?: { input: Values; output: Output } | undefined }
  safeParse: (values: unknown) => Checked<Output>
}

/** A resolver for a form that sends its field values. */
export const schemaResolver = <Values extends FieldValues, Output>(schema: Schema<Values, Output>) =>
  resolverOf<Values, Output>((values) => schema.safeParse(values))
