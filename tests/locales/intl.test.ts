import { expect, it } from 'vitest'
import { albumCount } from '#locales/album-count.ts'
import {
  compactText,
  counted,
  dayText,
  decimalText,
  formatInLanguageOf,
  listText,
  monthText,
  numberText,
  plural,
  relativeText,
} from '#locales/intl.ts'

let readersLanguage: string | undefined
formatInLanguageOf(() => readersLanguage)

function inLanguage<Result>(tag: string, format: () => Result): Result {
  readersLanguage = tag
  const result = format()
  readersLanguage = undefined
  return result
}

const DAY = Date.UTC(2024, 4, 3)

it.each([
  ['en', '12,345', '4.3', '12K', 'May 2024', 'May 3, 2024', '3 days ago'],
  ['en-GB', '12,345', '4.3', '12k', 'May 2024', '3 May 2024', '3 days ago'],
  ['de', '12.345', '4,3', '12.345', 'Mai 2024', '3. Mai 2024', 'vor 3 Tagen'],
  ['sv', '12\u00a0345', '4,3', '12\u00a0tn', 'maj 2024', '3 maj 2024', 'för 3 dagar sedan'],
])('formats numbers and dates for %s', (tag, number, decimal, compact, month, day, ago) => {
  const shown = () => [
    numberText(12_345),
    decimalText(4.26),
    compactText(12_345),
    monthText('2024-05'),
    dayText(DAY),
    relativeText(-3, 'day'),
  ]
  expect(inLanguage(tag, shown)).toEqual([number, decimal, compact, month, day, ago])
})

it('formats numbers in the language of the messages without a reader', () => {
  expect(inLanguage('de', () => numberText(1_234))).toBe('1.234')
  expect(numberText(1_234)).toBe('1,234')
})

it('chooses plurals and list words by the language of the messages, not of the numbers', () => {
  expect(inLanguage('fr', () => counted(0, { one: 'row', other: 'rows' }))).toBe('0 rows')
  expect(inLanguage('de', () => listText(['title', 'cover', 'tags']))).toBe('title, cover, and tags')
})

it.each([
  [0, '0 albums'],
  [1, '1 album'],
  [31, '31 albums'],
  [12_345, '12,345 albums'],
])('writes %i as "%s"', (count, text) => {
  expect(albumCount(count)).toBe(text)
})

it('falls back to the form "other"', () => {
  expect(plural(1, { other: 'sheep' })).toBe('sheep')
})
