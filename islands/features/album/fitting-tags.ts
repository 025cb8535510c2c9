// The look of a chip: its padding, the space between two, the wide letters of its font, and the number of the others behind them.
const PADDING = 14
const GAP = 4
const LETTER = 6.4
const MORE = 28

/** The tags that fit into a line of this width, each of them whole, with the number of the others behind them. */
export function fittingTags(tags: readonly string[], width: number): string[] {
  const widthOf = (tag: string) => Math.max(32, PADDING + Math.ceil(tag.length * LETTER)) + GAP
  let left = width + GAP - (tags.reduce((sum, tag) => sum + widthOf(tag), 0) > width + GAP ? MORE : 0)
  return tags.filter((tag) => {
    const fits = widthOf(tag) <= left
    if (fits) left -= widthOf(tag)
    return fits
  })
}
