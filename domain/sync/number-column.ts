/**
 * Numbers as text: the digits of all of them to the base 64, first the lowest digit of each, then the next one of each. Digits that weigh
 * the same stand together, so a compressed answer takes little more than what the numbers say. They are multiples of `1 / per`, counted
 * from `least`; 0 is null. `others` are the values that are no such numbers, each after its place.
 */
export type Digits = {
  digits: string
  width: number
  least: number
  per?: number
  others?: [place: number, value: unknown][]
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BASE = DIGITS.length
const CODES = /* @__PURE__ */ Uint8Array.from(DIGITS, (digit) => digit.charCodeAt(0))
const VALUES = new Uint8Array(128)
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value

/** Whole numbers, halves, and seconds with milliseconds. */
const STEPS = [1, 2, 1_000]
const MAX_OTHERS = 1 / 8
/** Fewer values are shorter as they are. */
const MIN_VALUES = 16

/** How many steps a value is; not a number if it is none, or between two. */
function stepsOf(value: unknown, per: number): number {
  if (typeof value !== 'number') return Number.NaN
  const steps = per === 1 ? value : Math.round(value * per)
  return Number.isSafeInteger(steps) && steps / per === value ? steps : Number.NaN
}

/** Values as digits; undefined if they are few, or too many of them are no numbers. */
export function toDigits(values: readonly unknown[]): Digits | undefined {
  if (values.length < MIN_VALUES) return undefined
  for (const per of STEPS) {
    const digits = digitsAt(values, per)
    if (digits) return digits
  }
  return undefined
}

function digitsAt(values: readonly unknown[], per: number): Digits | undefined {
  const count = values.length
  const others: [number, unknown][] = []
  const steps = new Float64Array(count)
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let place = 0; place < count; place += 1) {
    const value = values[place]
    const step = stepsOf(value, per)
    steps[place] = step
    if (step < least) least = step
    if (step > most) most = step
    if (value === null || !Number.isNaN(step)) continue
    others.push([place, value])
    if (others.length > count * MAX_OTHERS) return undefined
  }
  if (most < least || !Number.isSafeInteger(most - least + 1)) return undefined
  const width = widthOf(most - least + 1)
  const codes = new Uint8Array(count * width)
  for (let place = 0; place < count; place += 1) {
    const step = steps[place] ?? Number.NaN
    let rest = Number.isNaN(step) ? 0 : step - least + 1
    for (let at = place; at < codes.length; at += count) {
      codes[at] = CODES[rest % BASE] ?? 0
      rest = Math.floor(rest / BASE)
    }
  }
  const digits = new TextDecoder().decode(codes)
  return { digits, width, least, ...(per !== 1 && { per }), ...(others.length > 0 && { others }) }
}

function widthOf(most: number): number {
  let width = 1
  for (let rest = Math.floor(most / BASE); rest > 0; rest = Math.floor(rest / BASE)) width += 1
  return width
}

/** The values of `toDigits`. */
export function fromDigits({ digits, width, least, per = 1, others = [] }: Digits): unknown[] {
  const count = digits.length / width
  const values: unknown[] = Array.from({ length: count }, (_, place) => {
    let steps = 0
    for (let at = digits.length - count + place; at >= 0; at -= count)
      steps = steps * BASE + (VALUES[digits.charCodeAt(at)] ?? 0)
    return steps === 0 ? null : (steps - 1 + least) / per
  })
  for (const [place, value] of others) values[place] = value
  return values
}
