import { albumCount } from '#locales/album-count.ts'

export const filters = 'Filters'
export const sort = 'Sort'
export const clear = 'Clear all filters'
export const show = (count: number) => `Show ${albumCount(count)}`

export const tags = 'Tags'
export const tagsNote = 'every chosen tag must match'
export const findTag = 'Find a tag'
export const untagged = 'Untagged'
export const noTags = 'No tags here yet.'
export const noTagFound = 'No tag like this here.'

export const dateAdded = 'Date added'
export const released = 'Released'
export const anyYear = 'Any year'
export const rating = 'Rating'
export const lowestRating = 'Lowest rating'
export const highestRating = 'Highest rating'
export const unrated = 'Unrated'
