import { hasReadableWords, type PosterColumns, posterColumns } from '#domain/shares/poster.ts'

/** The width of the covers by number of columns; all other sizes of a poster follow from it. */
const COLUMNS: Record<PosterColumns, string> = {
  3: 'print:[--columns:3]',
  4: 'print:[--columns:4]',
  5: 'print:[--columns:5]',
  6: 'print:[--columns:6]',
  7: 'print:[--columns:7]',
  8: 'print:[--columns:8]',
  10: 'print:[--columns:10]',
  12: 'print:[--columns:12]',
  14: 'print:[--columns:14]',
  18: 'print:[--columns:18]',
  24: 'print:[--columns:24]',
  48: 'print:[--columns:48]',
}

const GRID =
  ':uno: print:([--cover:calc(186mm/(var(--columns)*1.06-.06))] mt-7mm grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-[calc(var(--cover)*.06)] [&>li]:break-inside-avoid)'
const WORDS =
  ':uno: print:([&>li>:not(.cover)]:(m-0 h-[calc(var(--cover)*.28)] overflow-hidden [font-size:calc(var(--cover)*.07)] [line-height:1.25]) [&_:is(h2,p)]:(m-0 truncate [font-size:inherit] [line-height:inherit]))'
const STARS =
  ':uno: print:([&_.stars]:m-0 [&_.stars>i]:size-[calc(var(--cover)*.08)] [&_.stars>i::before]:size-[calc(var(--cover)*.08)])'
const NO_WORDS = 'print:[&>li>:not(.cover)]:hidden'

/** The classes that print a list of this length as a poster on one page. */
export const posterClasses = (albums: number): string =>
  `${COLUMNS[posterColumns(albums)]} ${GRID} ${hasReadableWords(albums) ? `${WORDS} ${STARS}` : NO_WORDS}`
