import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'

type Rating = CollectionQuery['rating']

const isAny = ({ min, max }: Rating) => min === DEFAULT_QUERY.rating.min && max === DEFAULT_QUERY.rating.max

/** Whether the filter is active and includes this number of stars. */
export const isStarOn = (rating: Rating, star: number): boolean =>
  !isAny(rating) && star >= rating.min && star <= rating.max

/** The filter after a press on a star: it extends to a star outside, shrinks by one at its ends, and becomes that star alone in between. */
export function withStar(rating: Rating, star: number): Rating {
  const { min, max } = rating
  if (isAny(rating)) return { min: star, max: star }
  if (!isStarOn(rating, star)) return { min: Math.min(min, star), max: Math.max(max, star) }
  const isFirst = !isStarOn(rating, star - 1) || star === 1
  const isLast = !isStarOn(rating, star + 1)
  if (isFirst && isLast) return DEFAULT_QUERY.rating
  if (isFirst) return { min: star + 1, max }
  if (isLast) return { min, max: star - 1 }
  return { min: star, max: star }
}
