/** The formats in which a person can own an album. */
export const FORMATS = ['digital', 'vinyl', 'cassette', 'cd', 'other'] as const
export type Format = (typeof FORMATS)[number]

/** These formats without duplicates, in their fixed order. */
export const distinctFormats = (formats: readonly string[]): Format[] =>
  FORMATS.filter((format) => formats.includes(format))
