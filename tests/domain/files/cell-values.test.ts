import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  decodeTwice,
  type RatingScale,
  readAmount,
  readDay,
  readFormats,
  readInteger,
  readMoment,
  readRating,
  readYesOrNo,
} from '#domain/files/cell-values.ts'
import { createSurvey } from '#domain/files/survey.ts'

it.each([
  ['9', 10, 4.5],
  ['8.5', 10, 4.5],
  ['3,5', 10, 2],
  ['1', 10, 0.5],
  ['80', 100, 4],
  ['80', 10, undefined],
  ['4.0', 5, 4],
  ['4.5', 5, 4.5],
  [' 5 ', 5, 5],
  ['٤', 5, 4],
  ['５', 5, 5],
  ['๓', 5, 3],
  ['0', 5, null],
  ['', 5, null],
  ['★★★★', 10, 4],
  ['★★★☆☆', 10, 3],
  ['★★★½', 10, 3.5],
  ['½', 5, 0.5],
  ['0.5', 5, 0.5],
  ['7', 10, 3.5],
  ['3,5', 5, 3.5],
  ['3.5/5', 10, 3.5],
  ['3.7', 5, 3.5],
  ['4/5', 10, 4],
  ['8/10', 5, 4],
  ['80/100', 5, 4],
  ['80%', 5, 4],
  ['TBD', 5, undefined],
  ['-', 5, undefined],
  ['A-', 5, undefined],
  ['-3', 5, undefined],
  ['1e1', 10, undefined],
  ['6/5', 5, undefined],
  ['3/0', 5, undefined],
] as const)('reads the rating %j of at most %i as %j', (cell, scale, stars) => {
  expect(readRating(cell, scale)).toBe(stars)
})

it.each([
  ['2001', null, '2001'],
  ['2003-00-00', null, '2003'],
  ['2003-02', null, '2003-02'],
  ['2003.02.01', null, '2003-02-01'],
  ['2003/2/1', null, '2003-02-01'],
  ['20030201', null, '2003-02-01'],
  ['14.07.2026', null, '2026-07-14'],
  ['14.07.2026 13:00', null, '2026-07-14'],
  ['2026年7月14日', null, '2026-07-14'],
  ['2003年', null, '2003'],
  ['07 Aug 2026 16:24:01 GMT', null, '2026-08-07'],
  ['Jul 3, 2026', null, '2026-07-03'],
  ['March 2003', null, '2003-03'],
  ['3rd March 2003', null, '2003-03-03'],
  ['31/12/2025', null, '2025-12-31'],
  ['12/31/2025', null, '2025-12-31'],
  ['07/07/2025', null, '2025-07-07'],
  ['01/02/2003', null, undefined],
  ['01/02/2003', true, '2003-02-01'],
  ['01/02/2003', false, '2003-01-02'],
  ['45292', null, '2024-01-01'],
  ['', null, null],
  ['0', null, null],
  ['0000-00-00', null, null],
  ['2026-02-30', null, undefined],
  ['2003-13-01', null, undefined],
  ['Jan-24', null, undefined],
  ['03. Jan', null, undefined],
  ['c. 1974', null, undefined],
  ['1e10', null, undefined],
  ['99', null, undefined],
  ['yesterday', null, undefined],
] as const)('reads the day %j, with the day first %j, as %j', (cell, dayFirst, day) => {
  expect(readDay(cell, dayFirst)).toBe(day)
})

it.each([
  ['2026-07-14', '2026-07-14T00:00:00.000Z'],
  ['2026-07-14 13:00', '2026-07-14T13:00:00.000Z'],
  ['2026-07-14T13:00:05+02:00', '2026-07-14T11:00:05.000Z'],
  ['2026-07-14T13:00:05.123Z', '2026-07-14T13:00:05.123Z'],
  ['14.07.2026 13:00', '2026-07-14T13:00:00.000Z'],
  ['07 Aug 2026 16:24:01 GMT', '2026-08-07T16:24:01.000Z'],
  ['07/31/2026 1:30 PM', '2026-07-31T13:30:00.000Z'],
  ['2026-07', undefined],
  ['2026-07-14 25:00', undefined],
  ['', null],
  ['0', null],
])('reads the moment %j as %j', (cell, moment) => {
  expect(readMoment(cell)).toBe(moment)
})

it.each([
  ['12', 12],
  ['12.0', 12],
  ['１２', 12],
  ['1,23457E+12', undefined],
  ['1.23457E+12', undefined],
  ['12 tracks', undefined],
  ['', null],
])('reads the number %j as %j', (cell, number) => {
  expect(readInteger(cell)).toBe(number)
})

it.each([
  ['1.234,56', 'EUR', 1_234.56],
  ['1,234.56', 'EUR', 1_234.56],
  ['1.000', 'JPY', 1_000],
  ['1,980', 'JPY', 1_980],
  ['7.50', 'EUR', 7.5],
  ['7,5', 'EUR', 7.5],
  ['1.250', 'KWD', 1.25],
  ['1.234.567', 'EUR', 1_234_567],
  ['$25.00', 'USD', 25],
  ['free', 'USD', undefined],
  ['', 'USD', null],
])('reads the amount %j in %s as %j', (cell, currency, amount) => {
  expect(readAmount(cell, currency)).toBe(amount)
})

it('reads yes and no, formats by their words, and texts that were encoded twice', () => {
  expect(['WAHR', 'falsch', 'Oui', '', 'maybe'].map(readYesOrNo)).toEqual([true, false, true, null, undefined])
  expect(['Vinyl 3xLP', '2xCD, LP', 'digital; cd', 'other', 'Box', ''].map(readFormats)).toEqual([
    ['vinyl'],
    ['vinyl', 'cd'],
    ['digital', 'cd'],
    ['other'],
    undefined,
    [],
  ])
  expect(decodeTwice('BjÃ¶rn & die MÃ¶wen â€“ ok')).toBe('Björn & die Möwen – ok')
  expect(decodeTwice('Ãlbum Â')).toBe('Ãlbum Â')
})

it('leaves texts alone that were encoded once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!/[\u00c2-\u00f4]/.test(text))
      expect(decodeTwice(text)).toBe(text)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const twice = new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))
      fc.pre(!/[\u00c2-\u00f4]/.test(text) && text === text.toWellFormed())
      expect(decodeTwice(twice)).toBe(text)
    }),
  )
})

it('reads any cell without an error, and days that exist', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d./ :年-]{0,20}$/))
  fc.assert(
    fc.property(
      cell,
      fc.constantFrom<RatingScale>(5, 10, 100),
      fc.constantFrom(true, false, null),
      (text, scale, first) => {
        const stars = readRating(text, scale)
        if (typeof stars === 'number') expect([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]).toContain(stars)
        const day = readDay(text, first)
        if (day) expect(new Date(`${day}${'-01-01'.slice(day.length - 4)}`).toISOString()).toContain(day)
        const moment = readMoment(text, first)
        if (moment) expect(new Date(moment).toISOString()).toBe(moment)
        readInteger(text)
        readAmount(text, 'EUR')
      },
    ),
    { numRuns: 2_000 },
  )
})

it('finds how far ratings go and how dates are written by all of them', () => {
  const of = (...rows: string[][]) => {
    const survey = createSurvey({ title: 0, rating: 1, addedAt: 2 })
    for (const row of rows) survey.add(row)
    return survey.end()
  }
  expect(of(['a', '4', '2024-01-01'])).toEqual({ scale: 5, dayFirst: null, unclearDate: null })
  expect(of(['a', '', ''], ['b', 'x', ''])).toEqual({ scale: null, dayFirst: null, unclearDate: null })
  expect(of(['a', '7', '01/02/2003'], ['b', '5', '31/12/2003'])).toEqual({
    scale: 10,
    dayFirst: true,
    unclearDate: null,
  })
  expect(of(['a', '80', '01/02/2003'])).toEqual({ scale: 100, dayFirst: null, unclearDate: '01/02/2003' })
  expect(of(['a', '80', '12/31/2003'], ['b', '9', '31/12/2003'], ['c', '1', '01/02/2003'])).toMatchObject({
    dayFirst: null,
    unclearDate: '01/02/2003',
  })
  const many = Array.from({ length: 9 }, () => ['a', '9', ''])
  expect(of(...many, ['b', '80', ''])).toMatchObject({ scale: 10 })
})
