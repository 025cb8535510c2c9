import { albumCount } from '#locales/album-count.ts'

export const filters = 'Filters'
export const sort = 'Sort'
export { clearFilters as clear } from '#locales/collection/page.ts'
export const show = (count: number) => `Show ${albumCount(count)}`

export const tags = 'Tags'
export const tagsNote = 'albums must have every selected tag'
export { findTag, manage as manageTags, noTagFound, noTags } from '#locales/tags.ts'
export const untagged = 'Untagged'

export const albumsFrom = 'Albums from'
export const listNames = {
  collection: 'Collection',
  wishlist: 'Wishlist',
  both: 'Collection and wishlist',
} as const
export const dateAdded = 'Date added'
export const released = 'Released'
export const anyYear = 'Any year'
/** Between the first and the last year. */
export const toYear = 'to'
export const releasedUntil = 'Released until'
export const rating = 'Rating'
export const lowestRating = 'Lowest rating'
export const highestRating = 'Highest rating'
export const unrated = 'Unrated'
