import { searchWords } from '../text/fold.ts'

/** The most characters that a search text can have. */
export const MAX_QUERY = 500

/** The maximum number of terms in a search text, including words: the database allows this many values in one statement. */
export const MAX_TERMS = 12

/** Whether a search text contains nothing that could be an operator, so that it only has words. */
export const isPlain = (text: string): boolean => !/[<>=:]|(?:^|[\s(])["(-]|\bor\b/i.test(text)

/** The words of a search text without operators, folded. */
export const plainWords = (text: string): readonly string[] => searchWords(text).slice(0, MAX_TERMS)

/** A text in quotes; a quote inside is doubled. */
export const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A value in a query, quoted if it contains special characters. */
export const quoteValue = (value: string): string => (/^[^\s"()<>=][^\s()]*$/.test(value) ? value : inQuotes(value))
