/** What a person has an album as. */
export const FORMATS = ['digital', 'vinyl', 'cassette', 'cd', 'other'] as const
export type Format = (typeof FORMATS)[number]

/** The formats among these, each once, in their order. */
export const distinctFormats = (formats: readonly string[]): Format[] =>
  FORMATS.filter((format) => formats.includes(format))
