import { expect, it } from 'vitest'
import {
  anyOfText,
  besideText,
  compactText,
  compareNames,
  counted,
  dayOfWeekText,
  dayText,
  decimalText,
  listText,
  moneyText,
  monthText,
  numberText,
  plural,
  relativeText,
  sentencesText,
  shortDayText,
  typedText,
  unitText,
} from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'
import { inLanguage } from '../in-language.ts'

it('formats numbers, dates and lists in the language of the messages', () => {
  const day = Date.UTC(2024, 4, 3)
  expect(numberText(12_345)).toBe('12,345')
  expect(decimalText(4.26)).toBe('4.3')
  expect(compactText(12_345)).toBe('12K')
  expect(typedText(1_234.5, 2)).toBe('1234.50')
  expect(moneyText(1_234.5, 'EUR', 2)).toBe('€1,234.50')
  expect(monthText('2024-05')).toBe('May 2024')
  expect([dayText(day), shortDayText(day)]).toEqual(['May 3, 2024', 'May 3, 2024'])
  expect(relativeText(-3, 'day')).toBe('3 days ago')
  expect([0, 6].map(dayOfWeekText)).toEqual(['Mon', 'Sun'])
  expect(unitText(1.26, 'megabyte', 1)).toBe('1.3 MB')
  expect(['Zebra', 'éclair', 'Easy'].sort(compareNames)).toEqual(['Easy', 'éclair', 'Zebra'])
  expect(counted(0, { one: 'row', other: 'rows' })).toBe('0 rows')
  expect(listText(['title', 'cover', 'tags'])).toBe('title, cover, and tags')
  expect(anyOfText(['title', 'cover'])).toBe('title or cover')
  expect(besideText(['title', 'cover'])).toBe('title, cover')
  expect(sentencesText(['One.', false, 'Two.'])).toBe('One. Two.')
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

it.each([
  ['de', 'Dub, Jazz, 12', 'One. Two.', '1.234,50 €'],
  ['fr', 'Dub, Jazz, 12', 'One. Two.', '1 234,50 €'],
  ['es', 'Dub, Jazz, 12', 'One. Two.', '1234,50 €'],
  ['pt-BR', 'Dub, Jazz, 12', 'One. Two.', '€ 1.234,50'],
  ['ja', 'Dub、Jazz、12', 'One.Two.', '€1,234.50'],
])('puts things, sentences and amounts together in %s', async (language, things, sentences, amount) => {
  const formats = await inLanguage<typeof import('#locales/intl.ts')>('#locales/intl.ts', language)
  expect(formats.besideText(['Dub', 'Jazz', '12'])).toBe(things)
  expect(formats.sentencesText(['One.', false, 'Two.'])).toBe(sentences)
  expect(formats.typedText(1_234.5, 2)).toBe(language === 'ja' ? '1234.50' : '1234,50')
  expect(formats.moneyText(1_234.5, 'EUR', 2).replace(/\s/g, ' ')).toBe(amount)
})
