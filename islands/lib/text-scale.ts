/** How many times the usual 16 px the reader's text is. Measures of the style sheets grow with it; scripts multiply theirs. */
export const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
