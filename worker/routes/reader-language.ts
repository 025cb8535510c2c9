import { parseAccept } from 'hono/utils/accept'
import { language } from '#locales/language.ts'

/** The language the runtime has for a tag, of which there are some hundreds; what is only a wish within the tag falls away. */
function knownLanguage(tag: string): string | null {
  try {
    const isKnown = Intl.NumberFormat.supportedLocalesOf(tag).length > 0
    return isKnown ? new Intl.NumberFormat(new Intl.Locale(tag).baseName).resolvedOptions().locale : null
  } catch {
    return null
  }
}

/** The language of an `Accept-Language` header that is wanted most and that numbers and dates can be written in; else that of the words. */
export function readersLanguage(header = ''): string {
  for (const { type, q } of parseAccept(header)) {
    const known = q > 0 ? knownLanguage(type) : null
    if (known) return known
  }
  return language
}
