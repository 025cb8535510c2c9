/**
 * The values of a column: as they are, or for each value the number of its text in a dictionary, or of each text of its list. A dictionary
 * grows from block to block of an answer by `texts`, unless `isNew`.
 */
export type Column = unknown[] | { texts: string[]; at: (number | null | number[])[]; isNew?: true }

/** A dictionary with more texts begins anew, so that neither side keeps much. */
const MAX_TEXTS = 10_000

const isListOrNull = (value: unknown): value is string[] | null => value === null || Array.isArray(value)
const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
/** Where more values are different, a dictionary takes more room than they do. */
const isRepeated = (values: readonly unknown[]) => new Set(values).size * 2 <= values.length

/** Makes the columns of an answer, block after block. Lists hold texts. A column whose values are all null is undefined. */
export function createColumnWriter() {
  const dictionaries = new Map<string, Map<string, number>>()
  return (name: string, values: readonly unknown[]): Column | undefined => {
    if (values.every((value) => value === null)) return undefined
    const isLists = values.every(isListOrNull)
    const known = dictionaries.get(name)
    if (!isLists && !(values.every(isTextOrNull) && (known || isRepeated(values)))) return [...values]
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
    const at = isLists
      ? values.map((list) => list?.map(numberOf) ?? null)
      : values.map((text) => (typeof text === 'string' ? numberOf(text) : null))
    return { texts, at, ...(isNew && { isNew }) }
  }
}

/** Reads the columns of an answer in their order: the values, none where a column is missing or of a form that is not known. */
export function createColumnReader() {
  const dictionaries = new Map<string, string[]>()
  return (name: string, column: Column | undefined): unknown[] => {
    if (Array.isArray(column)) return column
    if (!Array.isArray(column?.at) || !Array.isArray(column.texts)) return []
    const texts = (column.isNew ? undefined : dictionaries.get(name)) ?? []
    dictionaries.set(name, texts)
    for (const text of column.texts) texts.push(text)
    return column.at.map((at) => (Array.isArray(at) ? at.map((one) => texts[one]) : at === null ? null : texts[at]))
  }
}
