import * as fc from 'fast-check'

type Json = { [key: string]: unknown } | unknown[]
const isNested = (value: unknown): value is Json => typeof value === 'object' && value !== null

function pathsOf(value: unknown, path: string[] = []): string[][] {
  return isNested(value)
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])])
    : []
}

function withOdd(value: unknown, [key, ...rest]: string[], odd: unknown): unknown {
  if (key === undefined) return odd
  const inner = isNested(value) ? Object.entries(value) : []
  const changed = inner.map(([name, old]) => [name, name === key ? withOdd(old, rest, odd) : old] as const)
  return Array.isArray(value) ? changed.map(([, one]) => one) : Object.fromEntries(changed)
}

const ODD_TEXTS = [
  '\u0000',
  '\ud800',
  '&lt;b&gt;',
  'http://label.example',
  'javascript:alert(1)',
  'EUR',
  'ZZZ',
  '-7.5',
  '1e999',
  '0000-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
]
/** What no reader or caller sends in earnest. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(...ODD_TEXTS, -1, 0, 0.005, 1e12, 1e300, true, false, null),
  fc.constantFrom(0.49999999999999994, 3.4999999999999996, 5e-324, -0, 2 ** 53 - 1, 2 ** 53),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => text.repeat(500)),
  fc.array(fc.record({ title: fc.string(), track_num: fc.integer(), duration: fc.double() }), { maxLength: 5 }),
)
/** A value in which some parts, however deep, are odd. */
export const oddIn = (value: unknown) =>
  fc
    .array(fc.tuple(fc.constantFrom([], ...pathsOf(value)), odd), { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce<unknown>((changed, [path, put]) => withOdd(changed, path, put), value))

/** Files with some of their bytes gone or replaced by others. */
export function damaged(files: readonly string[]) {
  const change = fc.record({ at: fc.nat(), gone: fc.nat(20), put: fc.uint8Array({ maxLength: 8 }) })
  return fc.tuple(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 4 })).map(([file, changes]) =>
    changes.reduce((bytes, { at, gone, put }) => {
      const from = at % bytes.length
      return new Uint8Array([...bytes.subarray(0, from), ...put, ...bytes.subarray(from + gone)])
    }, new TextEncoder().encode(file)),
  )
}
