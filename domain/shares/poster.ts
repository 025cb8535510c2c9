/** The most albums for each number of columns. */
const STEPS = [
  [6, 3],
  [12, 4],
  [20, 5],
  [30, 6],
  [42, 7],
  [56, 8],
  [80, 10],
  [120, 12],
  [168, 14],
  [288, 18],
  [504, 24],
] as const

export type PosterColumns = (typeof STEPS)[number][1] | 48

/** The number of columns of a printed list, so that all of its albums are on one page. */
export const posterColumns = (albums: number): PosterColumns => STEPS.find(([most]) => albums <= most)?.[1] ?? 48

/** Whether the text below this number of albums is large enough to be read in print. */
export const hasReadableWords = (albums: number): boolean => posterColumns(albums) <= 12
