import { parseAccept } from 'hono/utils/accept'
import { language } from '#locales/language.ts'

/** The runtime's closest supported language for a tag, of which there are some hundreds, without extensions. */
function knownLanguage(tag: string): string | null {
  try {
    const isKnown = Intl.NumberFormat.supportedLocalesOf(tag).length > 0
    return isKnown ? new Intl.NumberFormat(new Intl.Locale(tag).baseName).resolvedOptions().locale : null
  } catch {
    return null
  }
}

/**
 * The preferred language of an `Accept-Language` header that numbers and dates can be formatted in; otherwise the language of the
 * messages.
 */
export function readersLanguage(header = ''): string {
  for (const { type, q } of parseAccept(header)) {
    const known = q > 0 ? knownLanguage(type) : null
    if (known) return known
  }
  return language
}
