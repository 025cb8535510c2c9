const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for XML content and quoted attributes. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '')

/** A text fit to print: NFC, without control characters, direction overrides, lone surrogates or anything invalid in XML. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069\ufffe\uffff]+/gu, ' ')

// Chinese, Japanese, Korean and emoji are square, about 1.6 times as wide as an average letter.
const widthOf = (char: string) => ((char.codePointAt(0) ?? 0) >= 0x2e80 ? 1.6 : 1)

/** The width of a text in average letters. */
export const lettersWide = (text: string): number => [...text].reduce((sum, char) => sum + widthOf(char), 0)

/** The text, cut with an ellipsis if it is wider than `most` average letters. */
export function fitLetters(text: string, most: number): string {
  if (lettersWide(text) <= most) return text
  let wide = 1
  let kept = ''
  for (const char of text) {
    wide += widthOf(char)
    if (wide > most) break
    kept += char
  }
  return `${kept}…`
}

/** The letter or digit under which a title is sorted, ignoring articles; `O` if it has none. */
export function initialOf(title: string): string {
  const letter = title.replace(/^(the|a|an) /i, '').match(/[\p{L}\p{N}]\p{M}{0,2}/u)?.[0] ?? 'O'
  const upper = letter.toUpperCase()
  return upper.length > letter.length ? letter : upper
}

/** The title in capitals on at most four lines, broken between words; short words share a line. */
export function posterLines(title: string): string[] {
  const lines: string[] = []
  for (const word of title.toUpperCase().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && lettersWide(`${last} ${word}`) <= 8) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(fitLetters(word, 16))
  }
  return lines.slice(0, 4)
}
