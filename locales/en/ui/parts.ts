import { counted } from '#locales/intl.ts'

/** What a picture of a person without a name shows, one letter: U for User. */
export const noInitials = 'U'

export const removeChip = (name: string) => `Remove ${name}`

export const starCount = (count: number) => counted(count, { one: 'star', other: 'stars' })
/** `label` says what is rated. */
export const rated = (label: string, count: number) => `${label}: ${starCount(count)}`
export const notRated = (label: string) => `${label}: none`

/** In place of how long ago it was, where nobody knows. */
export const recently = 'recently'
/** In place of "3 days ago", where less than a minute has passed. */
export const justNow = 'just now'

export const loadingAlbums = 'Loading albums'

export const nothingYetTitle = 'Your Collection is Empty'
export const nothingYetText =
  'Start by adding your favorite albums and tracks. Enter your Bandcamp username to import everything you bought.'
export const noneMatchTitle = 'No albums match'
export const noneMatchText = 'No albums match your search and filters.'
export const notLoadedTitle = 'The needle skipped'
export const notLoadedText = 'Your albums could not be loaded because the connection failed. They are safe.'
