import { monthSpan } from '../albums/added.ts'
import type { Operator, Term } from './node.ts'

/** The values that a term asks for, both ends included. */
export type Span = { from: number; to: number }

/** The end of a span that has none. */
export const END = Number.MAX_SAFE_INTEGER
export const DAY = 86_400_000

export const isEqual = (operator: Operator): boolean => operator === ':' || operator === '='

/** Parses `4`, `>=4` or `1..4`; `point` parses one value and `step` is the least difference between two. */
export function readSpan({ operator, value }: Term, step: number, point: (text: string) => Span | null): Span | null {
  const at = isEqual(operator) ? value.indexOf('..') : -1
  const [first, last] = at < 0 ? [] : [value.slice(0, at), value.slice(at + 2)]
  if (first || last) {
    const from = first ? point(first)?.from : -END
    const to = last ? point(last)?.to : END
    return from !== undefined && to !== undefined && from <= to ? { from, to } : null
  }
  const found = point(value)
  if (!found) return null
  const { from, to } = found
  return {
    ':': found,
    '=': found,
    '<': { from: -END, to: from - step },
    '<=': { from: -END, to },
    '>': { from: to + step, to: END },
    '>=': { from, to: END },
  }[operator]
}

/** Also accepts ranges with a hyphen: `1990-1999`. */
export const withDots = (term: Term): Term => ({
  ...term,
  value: term.value.replace(/^([\d.]+)[-–]([\d.]+)$/, '$1..$2'),
})

/** Parses a number that looks so. */
export const numberLike = (pattern: RegExp) => (text: string) =>
  pattern.test(text) ? { from: Number(text), to: Number(text) } : null

/** A year, a month or a day in UTC. */
export function readDate(text: string): Span | null {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? []
  const from = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(from) || new Date(from).getUTCDate() !== Number(day)) return null
  const to =
    text.length === 4
      ? Date.parse(`${year}-12-31T23:59:59.999Z`)
      : text.length === 7
        ? monthSpan(text).to - 1
        : from + DAY - 1
  return { from, to }
}
