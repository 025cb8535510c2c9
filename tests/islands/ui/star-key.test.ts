import { expect, it } from 'vitest'
import { starsByKey } from '#islands/ui/star-key.ts'

const digit = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey })

it.each([
  ['a digit', digit('4', 'Digit4'), 4, 4],
  ['zero', digit('0', 'Digit0'), 0, 0],
  ['a digit of the number pad', digit('5', 'Numpad5'), 5, 5],
  ['a digit that is typed with Shift', digit('4', 'Digit4', true), 4, 4],
  ['Shift with a digit', digit('$', 'Digit4', true), 3.5, null],
  ['Shift with the first digit', digit('!', 'Digit1', true), 0.5, null],
  ['Shift with zero', digit(')', 'Digit0', true), null, null],
  ['Shift with six', digit('^', 'Digit6', true), null, null],
  ['what a digit’s key types without Shift', digit("'", 'Digit4'), null, null],
  ['another digit', digit('6', 'Digit6'), null, null],
  ['a letter', digit('e', 'KeyE'), null, null],
])('gives stars by %s', (_, key, withHalves, without) => {
  expect([starsByKey(key, true), starsByKey(key, false)]).toEqual([withHalves, without])
})
