import { type Digits, fromDigits, toDigits } from './number-column.ts'

/** Values as they are, or as digits. */
type Values = unknown[] | Digits

/**
 * The values of a column, or for each value the number of its text in a dictionary; of lists those of all their texts, and how many each
 * has. A dictionary grows from block to block of an answer by `texts`, unless `isNew`.
 */
export type Column = Values | { texts: string[]; at: Values; counts?: Values; isNew?: true }

/** A dictionary with more texts begins anew, so that neither side keeps much. */
const MAX_TEXTS = 10_000

const isListOrNull = (value: unknown): value is string[] | null => value === null || Array.isArray(value)
const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
/** Where more values are different, a dictionary takes more room than they do. */
const isRepeated = (values: readonly unknown[]) => new Set(values).size * 2 <= values.length

const toValues = (values: readonly unknown[]): Values => toDigits(values) ?? [...values]
const fromValues = (values: Values | undefined): unknown[] => {
  if (Array.isArray(values)) return values
  return typeof values?.digits === 'string' ? fromDigits(values) : []
}

/** Makes the columns of an answer, block after block. Lists hold texts. A column whose values are all null is undefined. */
export function createColumnWriter() {
  const dictionaries = new Map<string, Map<string, number>>()
  return (name: string, values: readonly unknown[]): Column | undefined => {
    if (values.every((value) => value === null)) return undefined
    const isLists = values.every(isListOrNull)
    const known = dictionaries.get(name)
    if (!isLists && !(values.every(isTextOrNull) && (known || isRepeated(values)))) return toValues(values)
    const isNew = known === undefined || known.size > MAX_TEXTS
    const numbers = isNew ? new Map<string, number>() : known
    dictionaries.set(name, numbers)
    const texts: string[] = []
    const numberOf = (text: string) => {
      const number = numbers.get(text) ?? numbers.size
      if (number === numbers.size) texts.push(text)
      numbers.set(text, number)
      return number
    }
    const more = isNew && { isNew }
    if (!isLists)
      return { texts, at: toValues(values.map((text) => (text === null ? null : numberOf(text as string)))), ...more }
    const counts = toValues(values.map((list) => list?.length ?? null))
    return { texts, counts, at: toValues(values.flatMap((list) => list?.map(numberOf) ?? [])), ...more }
  }
}

/** Reads the columns of an answer in their order: the values, none where a column is missing or of a form that is not known. */
export function createColumnReader() {
  const dictionaries = new Map<string, string[]>()
  return (name: string, column: Column | undefined): unknown[] => {
    if (!column || !('texts' in column)) return fromValues(column)
    const texts = (column.isNew ? undefined : dictionaries.get(name)) ?? []
    dictionaries.set(name, texts)
    for (const text of column.texts) texts.push(text)
    const found = fromValues(column.at).map((at) => (at === null ? null : texts[Number(at)]))
    if (!column.counts) return found
    let from = 0
    return fromValues(column.counts).map((count) => {
      if (count === null) return null
      from += Number(count)
      return found.slice(from - Number(count), from)
    })
  }
}
