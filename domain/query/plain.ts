/** The most characters that a search text can have. */
export const MAX_QUERY = 500

/** Whether a search text has nothing that could be an operator, so that it is one text to look for. */
export const isPlain = (text: string): boolean => !/[<>=:]|(?:^|[\s(])["(-]|\bor\b/i.test(text)

/** A value as it stands in a query: in quotes where its characters would mean something. A quote inside is doubled. */
export const quoteValue = (value: string): string =>
  /^[^\s"()<>=][^\s()]*$/.test(value) ? value : `"${value.replaceAll('"', '""')}"`
