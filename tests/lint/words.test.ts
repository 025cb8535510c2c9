import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words that people would read beside another word for the same; what they read instead. */
const WORDS: [RegExp, string][] = [
  [/\bsign(?:ed|ing)?[ -](?:in|out)\b/i, 'log in, log out'],
  [/\bverif(?:y|ied)\b/i, 'confirm'],
  [/\bpurchase/i, 'bought'],
  [/\bannotat/i, 'note'],
  [/rate-limit/i, 'Bandcamp asks us to slow down'],
  [/\bcan't\b|\bcannot\b/i, 'can’t'],
  [/\bfailed to\b|^Error \w+ing\b|\bcould not\b|\bcouldn't\b/i, 'Couldn’t …'],
  [/\bDecide by ear\b|\bLet go\b/, 'Desk, Trash it'],
]

/** What the product is asked to say on one screen. */
const FIXED = ['locales/en/landing.ts: Sign In']

/** The texts in quotes of a module, without names of other modules and of properties. */
const textsOf = (source: string) =>
  [
    ...source
      .replace(/^(?:import|export \{).*$|^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, '')
      .matchAll(/'([^'\n]*)'(?!:)|`([^`]*)`|"([^"\n]*)"/g),
  ].map(([, single, template, double]) => single ?? template ?? double ?? '')

it('says the same thing with the same word in all texts', () => {
  const found = globSync('locales/en/**/*.ts').flatMap((file) =>
    textsOf(readFileSync(file, 'utf8')).flatMap((text) =>
      WORDS.filter(([word]) => word.test(text) && !FIXED.includes(`${file}: ${text}`)).map(
        ([, instead]) => `${file}: “${text}”: ${instead}`,
      ),
    ),
  )
  expect(found).toEqual([])
})
