const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text made safe between tags and in quoted attributes. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '')

/**
 * Words as they may be printed: composed, without control characters, direction overrides, halves of surrogate pairs or
 * anything else that has no place in XML.
 */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069\ufffe\uffff]+/gu, ' ')

// Chinese, Japanese, Korean and emoji fill a square, about 1.6 times an average letter.
const widthOf = (char: string) => ((char.codePointAt(0) ?? 0) >= 0x2e80 ? 1.6 : 1)

/** How wide a text runs, counted in average letters. */
export const lettersWide = (text: string): number => [...text].reduce((sum, char) => sum + widthOf(char), 0)

/** The text, or its beginning and an ellipsis where it runs wider than `most` average letters. */
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

/** The letter or figure a title is filed under, articles left aside; `O` where it has none. */
export function initialOf(title: string): string {
  const letter = title.replace(/^(the|a|an) /i, '').match(/[\p{L}\p{N}]\p{M}{0,2}/u)?.[0] ?? 'O'
  const upper = letter.toUpperCase()
  return upper.length > letter.length ? letter : upper
}

/** The title in capitals, set in at most four lines that break between words; short words share a line. */
export function posterLines(title: string): string[] {
  const lines: string[] = []
  for (const word of title.toUpperCase().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && lettersWide(`${last} ${word}`) <= 8) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(fitLetters(word, 16))
  }
  return lines.slice(0, 4)
}
