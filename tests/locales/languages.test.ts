import { expect, it } from 'vitest'
import { type Language, languageFor } from '#locales/languages.ts'
import { languageOf } from '#worker/language.ts'

it.each([
  [['en'], 'en'],
  [['EN-xa'], 'en-XA'],
  [['en-GB'], 'en'],
  [['xx', '', '*', 'en-XA', 'en'], 'en-XA'],
  [['xx'], undefined],
  [[], undefined],
])('finds for %o the first language that is there', (wanted, found) => {
  expect(languageFor(wanted, ['en', 'en-XA'])).toBe(found)
})

it('finds a language by another country of it', () => {
  const there = ['en', 'pt-BR', 'de'] as unknown as Language[]
  expect(['pt', 'pt-PT', 'de-AT'].map((tag) => languageFor([tag], there))).toEqual(['pt-BR', 'pt-BR', 'de'])
})

it.each([
  ['/', {}, 'en'],
  ['/', { 'accept-language': 'de;q=0.9, en-XA;q=0.8, en;q=0.7' }, 'en-XA'],
  ['/', { 'accept-language': 'en-XA', cookie: '__Host-gatefold.language=en' }, 'en'],
  ['/', { 'accept-language': 'en-XA', cookie: 'gatefold.language=en' }, 'en-XA'],
  ['/?lang=en-XA', { cookie: '__Host-gatefold.language=en' }, 'en-XA'],
  ['/?lang=xx', { cookie: '__Host-gatefold.language=en-XA' }, 'en-XA'],
])('answers %s with %o in %s', (path, headers, language) => {
  const request = new Request(`https://gatefold.example${path}`, { headers })
  const env = { PUBLIC_URL: 'https://gatefold.example' }
  expect(languageOf(request, env)).toBe('en')
  expect(languageOf(request, env, ['en', 'en-XA'])).toBe(language)
})
