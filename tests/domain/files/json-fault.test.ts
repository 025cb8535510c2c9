import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { findJsonFault } from '#domain/files/json-fault.ts'

it.each([
  ['{\n"a": oops\n}', 2],
  ['{"a": 1\n"b": 2}', 2],
  ['[1,\n2,\n]', 3],
  ['{"a": [1}\n', 1],
  ['{"a": 1}\n}', 2],
  ['{\n\n1: 2}', 3],
  ['[1', null],
  ['{"a": "never closed\n', 1],
  ['{"a":', null],
])('says where %j stops being JSON', (text, line) => {
  expect(findJsonFault(text)).toBe(line)
})

it('finds no fault in any JSON text', () => {
  const spaces = fc.constantFrom(0, 1, 2)
  fc.assert(
    fc.property(fc.jsonValue(), spaces, (value, space) => {
      expect(findJsonFault(JSON.stringify(value, null, space))).toBeNull()
    }),
  )
})

it('does not look for it beyond so many tokens', () => {
  expect(findJsonFault(`${'['.repeat(10)}}`, 11)).toBe(1)
  expect(findJsonFault(`${'['.repeat(10)}}`, 10)).toBeUndefined()
})
