import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parseAccept } from 'hono/utils/accept'
import { parse } from 'hono/utils/cookie'
import { builtLanguages, type Language, languageFor } from '#locales/languages.ts'
import type { Env } from './env.ts'
import { cookieAttributes, cookieName } from './public-url.ts'

const COOKIE = 'gatefold.language'
const YEAR = 31_536_000

const askedFor = (url: string) => new URL(url).searchParams.get('lang') ?? ''

/** The language of an answer: that of the address (`?lang=`), or else the one chosen in this browser, or else what the browser prefers. */
export function languageOf(
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  env: Pick<Env, 'PUBLIC_URL'>,
  there = builtLanguages(),
): Language {
  if (there.length === 1) return 'en'
  const name = cookieName(env, COOKIE)
  const chosen = parse(headers.get('cookie') ?? '', name)[name] ?? ''
  const accepted = parseAccept(headers.get('accept-language') ?? '').map(({ type }) => type)
  return languageFor([askedFor(url), chosen, ...accepted], there) ?? 'en'
}

/** Keeps a language that the address asks for, and tells caches what an answer's language depends on. */
export const keepLanguage = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  await next()
  const there = builtLanguages()
  if (there.length === 1) return
  c.header('vary', 'accept-language, cookie', { append: true })
  const language = languageFor([askedFor(c.req.url)], there)
  if (language && getCookie(c, cookieName(c.env, COOKIE)) !== language)
    setCookie(c, cookieName(c.env, COOKIE), language, { ...cookieAttributes(c.env), maxAge: YEAR })
})
