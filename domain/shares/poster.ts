/** The most albums of each number of columns. */
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

/** How many columns so many albums have in print, so that all of them are on one page. */
export const posterColumns = (albums: number): PosterColumns => STEPS.find(([most]) => albums <= most)?.[1] ?? 48

/** Whether the words below so many albums are large enough to be read in print. */
export const hasReadableWords = (albums: number): boolean => posterColumns(albums) <= 12
