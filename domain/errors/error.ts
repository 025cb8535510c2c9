import * as z from 'zod/mini'
import { fieldMissing, invalidValue, unknownField } from '#locales/validation.ts'
import { LIMITS } from '../limits.ts'
import type { FailedRow } from './failed-row.ts'

export type { FailedRow } from './failed-row.ts'

// For every schema without a message of its own, so that people never read the library's texts. A code that `fieldErrors` says, because the
// configuration is one for all languages of the Worker. Set as `customError`, because importing all of zod (as Better Auth does) sets
// `localeError`.
z.config({ customError: ({ input }) => (input === undefined ? 'missing' : 'invalid') })
const TEXTS: Record<string, string> = { missing: fieldMissing, invalid: invalidValue }

/** The body of every error response: a code for programs, a message for people, a message per invalid field, and details of the code. */
export const ErrorBody = z.looseObject({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** The failed rows as an answer reports them: the first ones, and how many more there are. */
export const reportedRows = (failed: readonly FailedRow[]) => ({
  failed: failed.slice(0, LIMITS.reportedRows),
  moreFailed: Math.max(0, failed.length - LIMITS.reportedRows),
})

/**
 * The first message of each invalid field, by dotted path (`albums.3.title`). An unknown field is reported by its own name; an error of the
 * whole value has the key `body`.
 */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= unknownField
    } else {
      fields[issue.path.join('.') || 'body'] ??= TEXTS[issue.message] ?? issue.message
    }
  }
  return fields
}
