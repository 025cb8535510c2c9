/** The most characters that a search text can have. */
export const MAX_QUERY = 500

/** Whether a search text has nothing that could be an operator, so that it is one text to look for. */
export const isPlain = (text: string): boolean => !/[<>=:]|(?:^|[\s(])["(-]|\bor\b/i.test(text)

/** A text in quotes; a quote inside is doubled. */
export const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A value as it stands in a query: in quotes where its characters would mean something. */
export const quoteValue = (value: string): string => (/^[^\s"()<>=][^\s()]*$/.test(value) ? value : inQuotes(value))
