/**
 * A column of values: all alike, values as they are, numbers, the differences between numbers, or texts of a dictionary. `sizes` are those of
 * lists. A dictionary continues through all columns of its name unless `isNew`; `texts` are those that it lacked.
 */
export type Column =
  | { all: unknown }
  | { values: unknown[] }
  | { numbers: string; others: unknown[] }
  | { steps: string; unit: number }
  | { texts: unknown[]; at: string; sizes?: string; isNew?: true }

/** The characters that JSON leaves as they are. */
const DIGITS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (one) => !/["\\]/.test(one),
)
/** So many digits end a number; the others mean that more digits follow. */
const ENDS = 53
const BASE = DIGITS.length - ENDS
const DIGIT_OF = new Uint8Array(128)
for (const [value, digit] of DIGITS.entries()) DIGIT_OF[digit.charCodeAt(0)] = value

/** Natural numbers as a text, small ones as a character each. That compresses to little more than what the numbers say. */
function packed(numbers: readonly number[]): string {
  let text = ''
  for (const number of numbers) {
    let rest = number
    for (; rest >= ENDS; rest = Math.floor(rest / BASE)) text += DIGITS[ENDS + (rest % BASE)]
    text += DIGITS[rest]
  }
  return text
}

function unpacked(text: string): number[] {
  const numbers: number[] = []
  let number = 0
  let weight = 1
  for (let at = 0; at < text.length; at += 1) {
    const digit = DIGIT_OF[text.charCodeAt(at)] ?? 0
    if (digit < ENDS) {
      numbers.push(number + weight * digit)
      number = 0
      weight = 1
    } else {
      number += weight * (digit - ENDS)
      weight *= BASE
    }
  }
  return numbers
}

const isNatural = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Numbers, with other values among them. */
export function toNumbers(values: readonly unknown[]): Column {
  const others: unknown[] = []
  const numbers = values.map((value) => {
    if (value === null) return 0
    if (isNatural(value) && value < Number.MAX_SAFE_INTEGER - 1) return value + 2
    others.push(value)
    return 1
  })
  return { numbers: packed(numbers), others }
}

function commonUnit(numbers: readonly number[]): number {
  let unit = 0
  for (const number of numbers) for (let rest = Math.abs(number); rest; [unit, rest] = [rest, unit % rest]);
  return unit || 1
}

/** The differences between each number and the one before. */
export function toSteps(values: readonly number[]): Column {
  const steps = values.map((value, index) => value - (values[index - 1] ?? 0))
  const [, ...others] = steps
  const unit = commonUnit(others)
  const [first = 0] = steps
  const even = [first, ...others.map((step) => step / unit)].map((step) => (step < 0 ? -2 * step - 1 : 2 * step))
  return steps.every(Number.isSafeInteger) && even.every(isNatural)
    ? { steps: packed(even), unit }
    : { values: [...values] }
}

/** A dictionary whose texts are longer starts anew, so that no answer takes much memory. */
const MAX_DICTIONARY = 200_000
const sizeOf = (text: unknown) => (typeof text === 'string' ? text.length : 1)

/** Makes columns of an answer one after the other. What a dictionary of a name holds is not sent again. */
export function createColumnWriter() {
  const dictionaries = new Map<string, { numbers: Map<unknown, number>; size: number }>()

  /** Values, or lists of values, as numbers of a dictionary. */
  function toDictionary(name: string, values: readonly unknown[]): Column {
    const known = dictionaries.get(name)
    const isNew = known === undefined || known.size > MAX_DICTIONARY
    const dictionary = isNew ? { numbers: new Map<unknown, number>(), size: 0 } : known
    dictionaries.set(name, dictionary)
    const texts: unknown[] = []
    const numberOf = (text: unknown) => {
      if (text === null) return 0
      const number = dictionary.numbers.get(text)
      if (number !== undefined) return number + 2
      dictionary.numbers.set(text, dictionary.numbers.size)
      dictionary.size += sizeOf(text)
      texts.push(text)
      return 1
    }
    const isNewOnly = isNew ? { isNew } : {}
    if (!values.some(Array.isArray)) return { texts, at: packed(values.map(numberOf)), ...isNewOnly }
    const lists = values as unknown[][]
    const sizes = packed(lists.map((list) => list.length))
    return { texts, at: packed(lists.flatMap((list) => list.map(numberOf))), sizes, ...isNewOnly }
  }

  /** The form that suits the values. */
  function toColumn(name: string, values: readonly unknown[]): Column {
    const [first = null] = values
    const isPlain = first === null || typeof first !== 'object'
    if (isPlain && values.every((value) => value === first)) return { all: first }
    if (values.every((value) => value === null || typeof value === 'number')) return toNumbers(values)
    const isList = values.some(Array.isArray)
    const isRepeated = dictionaries.has(name) || new Set(values).size * 2 <= values.length
    return isList || isRepeated ? toDictionary(name, values) : { values: [...values] }
  }
  return { toColumn, toDictionary }
}

/** Reads the columns of an answer in their order. */
export function createColumnReader() {
  const dictionaries = new Map<string, unknown[]>()

  function fromDictionary(name: string, { texts, at, sizes, isNew }: Extract<Column, { texts: unknown }>): unknown[] {
    const dictionary = (isNew ? undefined : dictionaries.get(name)) ?? []
    dictionaries.set(name, dictionary)
    let next = 0
    const values = unpacked(at).map((number) => {
      if (number === 0) return null
      if (number > 1) return dictionary[number - 2]
      const text = texts[next]
      next += 1
      dictionary.push(text)
      return text
    })
    if (sizes === undefined) return values
    let end = 0
    return unpacked(sizes).map((size) => {
      end += size
      return values.slice(end - size, end)
    })
  }

  /** The values of a column; none where it is missing, or of a form that this version does not know. */
  return (name: string, column: Column | undefined, count: number): unknown[] => {
    if (!column) return []
    if ('all' in column) return Array(count).fill(column.all)
    if ('values' in column) return column.values
    if ('numbers' in column) {
      let next = 0
      return unpacked(column.numbers).map((number) =>
        number === 0 ? null : number > 1 ? number - 2 : column.others[next++],
      )
    }
    if ('steps' in column) {
      let last = 0
      return unpacked(column.steps).map((even, index) => {
        const step = even % 2 ? -(even + 1) / 2 : even / 2
        last += index === 0 ? step : step * column.unit
        return last
      })
    }
    return 'texts' in column ? fromDictionary(name, column) : []
  }
}
