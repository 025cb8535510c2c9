import { parseAccept } from 'hono/utils/accept'
import { parse } from 'hono/utils/cookie'
import { builtLanguages, type Language, languageFor } from '#locales/languages.ts'

export const LANGUAGE_COOKIE = 'gatefold.language'

/** The language of an answer: that of the address (`?lang=`), or else the one chosen in this browser, or else what the browser prefers. */
export function languageOf({ url, headers }: Pick<Request, 'url' | 'headers'>): Language {
  const there = builtLanguages()
  if (there.length === 1) return 'en'
  const accepted = parseAccept(headers.get('accept-language') ?? '').map(({ type }) => type)
  const chosen = parse(headers.get('cookie') ?? '', LANGUAGE_COOKIE)[LANGUAGE_COOKIE]
  return languageFor([new URL(url).searchParams.get('lang') ?? '', chosen ?? '', ...accepted], there) ?? 'en'
}
