import { searchWords } from '../text/fold.ts'

/** The most characters that a search text can have. */
export const MAX_QUERY = 500

/** The most terms of a search text, words included, that are read: as many as the database takes values in one statement. */
export const MAX_TERMS = 12

/** Whether a search text has nothing that could be an operator, so that it is words to look for. */
export const isPlain = (text: string): boolean => !/[<>=:]|(?:^|[\s(])["(-]|\bor\b/i.test(text)

/** The words to look for of a search text without operators, folded. */
export const plainWords = (text: string): readonly string[] => searchWords(text).slice(0, MAX_TERMS)

/** A text in quotes; a quote inside is doubled. */
export const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A value as it stands in a query: in quotes where its characters would mean something. */
export const quoteValue = (value: string): string => (/^[^\s"()<>=][^\s()]*$/.test(value) ? value : inQuotes(value))
