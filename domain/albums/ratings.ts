import type { AlbumView } from './album.ts'

/**
 * The ratings of a set of albums, counted by their stars; half stars count with the next whole ones and are counted again in `halfStars`.
 * `avgRating` has one decimal, null without ratings.
 */
export type Ratings = {
  totalAlbums: number
  avgRating: number | null
  ratings: [number, number, number, number, number]
  halfStars: number
}

type Counted = Pick<Ratings, 'ratings' | 'halfStars'>

/** How many albums have no rating. */
export const unratedOf = ({ totalAlbums, ratings }: Pick<Ratings, 'totalAlbums' | 'ratings'>): number =>
  ratings.reduce((rest, count) => rest - count, totalAlbums)

/** The average of ratings counted by their stars. */
export function averageOf({ ratings, halfStars }: Counted): number | null {
  const rated = ratings.reduce((sum, count) => sum + count, 0)
  const stars = ratings.reduce((sum, count, index) => sum + count * (index + 1), -halfStars / 2)
  return rated ? Math.round((stars * 10) / rated) / 10 : null
}

/** Ratings to count. */
export const noRatings = (): Counted => ({ ratings: [0, 0, 0, 0, 0], halfStars: 0 })

/** Counts the rating of one more album. */
export function countRating(counted: Counted, { rating }: Pick<AlbumView, 'rating'>): void {
  if (!rating) return
  const place = Math.ceil(rating) - 1
  counted.ratings[place] = (counted.ratings[place] ?? 0) + 1
  if (rating % 1) counted.halfStars += 1
}

/** The ratings of a number of albums, from the counts. */
export const toRatings = (counted: Counted, totalAlbums: number): Ratings => ({
  totalAlbums,
  ...counted,
  avgRating: averageOf(counted),
})
