import { AsyncLocalStorage } from 'node:async_hooks'
import { createMiddleware } from 'hono/factory'
import { parseAccept } from 'hono/utils/accept'
import { formatInLanguageOf } from '#locales/intl.ts'
import { language } from '#locales/language.ts'

const requests = new AsyncLocalStorage<() => string>()
formatInLanguageOf(() => requests.getStore()?.())

/** Formats the numbers and dates of a response, a page or an error, in the reader's language. */
export const withReadersLanguage = createMiddleware((c, next) => {
  // Values in here must not refer to the request: the runtime keeps both in memory for good if they refer to each other.
  const header = c.req.header('accept-language')
  let found: string | undefined
  return requests.run(() => {
    found ??= readersLanguage(header)
    return found
  }, next)
})

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
