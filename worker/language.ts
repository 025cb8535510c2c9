import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parseAccept } from 'hono/utils/accept'
import { parse } from 'hono/utils/cookie'
import { type AccountSettings, SETTINGS } from '#domain/settings.ts'
import { builtLanguages, type Language, languageFor } from '#locales/languages.ts'
import type { AppEnv } from './auth/app-env.ts'
import type { Env } from './env.ts'
import { cookieAttributes, cookieName } from './public-url.ts'

const COOKIE = SETTINGS.language.key
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

/** The language of a call that creates an account, which keeps it; empty if there is no other. */
export const languageToKeep = (c: Context<AppEnv>) => (builtLanguages().length > 1 ? languageOf(c.req.raw, c.env) : '')

/** The language that the address asks for, or else the one chosen in this browser; undefined without a choice that is there. */
const chosenIn = (c: Context<AppEnv>) =>
  languageFor([askedFor(c.req.url), getCookie(c, cookieName(c.env, COOKIE)) ?? ''], builtLanguages())

// The settings read it.
const choose = (c: Context<AppEnv>, language: Language) =>
  setCookie(c, cookieName(c.env, COOKIE), language, { ...cookieAttributes(c.env), httpOnly: false, maxAge: YEAR })

/** Keeps a language that the address of a page asks for, and tells caches what an answer's language depends on. */
export const keepLanguage = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const there = builtLanguages()
  if (there.length === 1) return
  c.header('vary', 'accept-language, cookie', { append: true })
  const language = languageFor([askedFor(c.req.url)], there)
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html')
  if (language && isPage && getCookie(c, cookieName(c.env, COOKIE)) !== language) choose(c, language)
})

/** The way to the same page in the language of the account, for a browser without a choice of its own; null if this one is right. */
export function toOwnLanguage(c: Context<AppEnv>, { language }: AccountSettings): Response | null {
  const own = languageFor([language], builtLanguages())
  if (!own || chosenIn(c) || own === languageOf(c.req.raw, c.env)) return null
  choose(c, own)
  const { pathname, search } = new URL(c.req.url)
  return c.redirect(pathname + search)
}
