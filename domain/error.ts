import * as z from 'zod/mini'
import { fieldMissing, invalidValue, unknownField } from '#locales/validation/common.ts'

// The message of every schema that has none of its own, so that the library's texts reach nobody. `customError`, because importing all of
// zod (as Better Auth does) sets `localeError`.
z.config({ customError: ({ input }) => (input === undefined ? fieldMissing : invalidValue) })

/** What every failed call answers: a code for programs, a message for people, and the wrong fields by name. */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** One row that a bulk call could not keep: its place (counted from 1), the field and why. */
export type RowFailure = { row: number; field: string; message: string }

/**
 * The first message of each wrong field of a failed check, keyed by dotted path (`albums.3.title`); an unknown field is named
 * itself. A failure of the whole value stands under `body`.
 */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= unknownField
    } else {
      fields[issue.path.join('.') || 'body'] ??= issue.message
    }
  }
  return fields
}
