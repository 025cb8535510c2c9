/** A fan's own words about an album, as they stand in its notes. */
export const reviewFromBandcamp = (review: string) => `From Bandcamp: ${review}`
