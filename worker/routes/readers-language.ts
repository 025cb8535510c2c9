import { parseAccept } from 'hono/utils/accept'
import { language } from '#words/language.ts'

const isKnown = (tag: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** The language of an `Accept-Language` header that is wanted most and that numbers and dates can be written in; else that of the words. */
export const readersLanguage = (header = ''): string =>
  parseAccept(header)
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .find(({ type }) => isKnown(type))?.type ?? language
