/** Cuts a text to at most `most` UTF-16 units, as `maxLength` counts them; no character of two units is cut in half. */
export const clampText = (text: string, most: number): string =>
  text
    .toWellFormed()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

/** Cuts a text to at most `most` characters at a word boundary, with an ellipsis. */
export const truncate = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/(?<!\s)\s+\S*$/, '')}…` : text
