const segmenter = new Intl.Segmenter()

/** Whether a text has at least `count` characters as people count them: an emoji of several code points is one. */
export function hasCharacters(text: string, count: number): boolean {
  let seen = 0
  for (const _ of segmenter.segment(text)) {
    seen += 1
    if (seen >= count) return true
  }
  return seen >= count
}
