import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { maxLength } from '../text/max-length.ts'
import { wholeText } from '../text/whole-text.ts'
import { parseQuery } from './parse-query.ts'
import { MAX_QUERY, MAX_TERMS } from './plain.ts'

function problemOf(text: string): string | null {
  const { node, faults } = parseQuery(text)
  const [fault] = faults
  if (fault?.why === 'length') return messages.queryTooLong(MAX_TERMS)
  if (fault) return messages.queryFault(text.slice(fault.from, fault.to))
  return node ? null : messages.queryMissing
}

/** The query of a smart crate: not empty and without faults. */
export const CrateQuery = z.string(messages.queryMissing).check(
  wholeText,
  z.trim(),
  z.minLength(1, messages.queryMissing),
  maxLength(MAX_QUERY),
  z.refine((text) => problemOf(text) === null, { error: ({ input }) => problemOf(String(input)) ?? '' }),
)
