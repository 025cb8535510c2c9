// Japanese and Chinese have no spaces between words: a line may end after each of their characters, but begins with no closing mark.
const PIECES =
  /[\p{Ps}\p{Pi}]*(?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+)[\p{Pe}\p{Pf}\p{Po}\p{Pd}ー]*\s*/gu

/** The lines of a text, each as long as `fits` says. A single word that does not fit is a line. */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const piece of text.match(PIECES) ?? []) {
    const longer = (lines.at(-1) ?? '') + piece
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines.map((line) => line.trimEnd())
}
