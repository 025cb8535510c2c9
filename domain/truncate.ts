/** Cuts a text to at most `most` characters at a word boundary, with an ellipsis. */
export const truncate = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, '')}…` : text
