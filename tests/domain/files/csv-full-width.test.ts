import { describe, expect, it } from 'vitest'
import { guardCell, unguardCell } from '#domain/files/csv-cells.ts'

describe.each(['＝1+1', '＋1', '－1', '＠sum', '＝', "'＝1"])('%j, which some spreadsheets evaluate', (text) => {
  it('is guarded', () => expect(guardCell(text)).toBe(`'${text}`))
  it('is read again as it was', () => expect(unguardCell(guardCell(text))).toBe(text))
})

it('leaves a full-width character inside a text alone', () => {
  expect(guardCell('1＝1')).toBe('1＝1')
})

it('restores every combination of the characters that matter', () => {
  const characters = ["'", '=', '＝', '＋', '－', '＠', 'a', ' ']
  for (const first of characters)
    for (const second of characters)
      for (const third of characters) {
        const text = first + second + third
        expect(unguardCell(guardCell(text))).toBe(text)
        expect(guardCell(text)).not.toMatch(/^[=+\-@＝＋－＠]/)
      }
})
