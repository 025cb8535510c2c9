import { expect, test } from 'vitest'
import { clampText } from '#domain/text/truncate.ts'

test.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['Low Water Songs', 9, 'Low Water'],
  ['Low Water Songs', 10, 'Low Water'],
  ['a🎵b', 2, 'a'],
  ['a🎵b', 3, 'a🎵'],
  ['a\uD83Cb', 3, 'a\uFFFDb'],
  ['a\uDFB5', 2, 'a\uFFFD'],
])('clamps %j to %i UTF-16 units as whole characters', (text, most, clamped) => {
  expect(clampText(text, most)).toBe(clamped)
})
