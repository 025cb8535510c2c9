import { numberText } from '#words/intl.ts'

/** "1,204 rows": a count with its word in the right number. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`

export const crateCountText = (count: number): string => countText(count, 'crate')
