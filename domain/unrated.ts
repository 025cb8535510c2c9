import type { Statistics } from './statistics.ts'

/** How many albums have no rating. */
export const unratedOf = ({ totalAlbums, ratings }: Pick<Statistics, 'totalAlbums' | 'ratings'>): number =>
  ratings.reduce((rest, count) => rest - count, totalAlbums)
