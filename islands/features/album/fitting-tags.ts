// The measures of a chip: its padding, the gap between two, the wide letters of its font, and the number of further tags.
const PADDING = 14
const GAP = 4
const LETTER = 6.4
const MORE = 28

/** The whole tags that fit into a line of this width, and the number of further ones. */
export function fittingTags(tags: readonly string[], width: number): string[] {
  const widthOf = (tag: string) => Math.max(32, PADDING + Math.ceil(tag.length * LETTER)) + GAP
  let left = width + GAP - (tags.reduce((sum, tag) => sum + widthOf(tag), 0) > width + GAP ? MORE : 0)
  return tags.filter((tag) => {
    const fits = widthOf(tag) <= left
    if (fits) left -= widthOf(tag)
    return fits
  })
}
