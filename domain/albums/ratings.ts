import type { AlbumView } from './album.ts'

/** The ratings of a set of albums, counted by their stars; `avgRating` has one decimal, null without ratings. */
export type Ratings = {
  totalAlbums: number
  avgRating: number | null
  ratings: [number, number, number, number, number]
}

/** How many albums have no rating. */
export const unratedOf = ({ totalAlbums, ratings }: Pick<Ratings, 'totalAlbums' | 'ratings'>): number =>
  ratings.reduce((rest, count) => rest - count, totalAlbums)

/** The average of ratings that are counted by their stars. */
export function averageOf(ratings: Ratings['ratings']): number | null {
  const rated = ratings.reduce((sum, count) => sum + count, 0)
  const stars = ratings.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return rated ? Math.round((stars * 10) / rated) / 10 : null
}

/** What the ratings of albums come to. */
export function ratingsOf(albums: readonly Pick<AlbumView, 'rating'>[]): Ratings {
  const ratings: Ratings['ratings'] = [0, 0, 0, 0, 0]
  for (const { rating } of albums) if (rating) ratings[rating - 1] = (ratings[rating - 1] ?? 0) + 1
  return { totalAlbums: albums.length, ratings, avgRating: averageOf(ratings) }
}
