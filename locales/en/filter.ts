import { albumCount } from '#locales/ui.ts'

export { formats as format } from '#locales/album-form.ts'
export { average, totals as figures } from '#locales/albums.ts'
export { clearFilters as clear, onlyTagged } from '#locales/collection.ts'
export { findTag, manage as manageTags, noTagFound, noTags } from '#locales/tags.ts'
export { albumCount } from '#locales/ui.ts'

export const downloads = 'Downloads'
export const filters = 'Filters'
export const sort = 'Sort'
/** Button that closes the filters. */
export const show = (count: number) => `Show ${albumCount(count)}`

export const tags = 'Tags'
export const tagsNote = 'albums must have every selected tag'
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
export const anyDownload = 'Any download state'
export const anyFormat = 'Any format'
export const rating = 'Rating'
export const lowestRating = 'Lowest rating'
export const highestRating = 'Highest rating'
export const unrated = 'Unrated'

// The list.
export const find = { artist: 'Find an artist', label: 'Find a label' } as const
export const noMatches = { artist: 'No artists match', label: 'No labels match' } as const
export const noneYet = { artist: 'No artists yet', label: 'No labels yet' } as const
export const none = {
  artist: 'Artists appear here as soon as you have albums.',
  label: 'Bandcamp’s labels of your albums appear here after an import.',
} as const

// The head.
export const allOf = { artist: 'All artists', label: 'All labels' } as const
export const years = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`)

export const title = 'Hint'
export const close = 'Close the hint'

/** With a keyboard; the keys are in `kbd` elements. */
export const atKeyboard = <Node>(key: (name: string) => Node) => [
  [key('1'), '–', key('5'), ' rate the album you are on'],
  [key('Ctrl'), ' or ', key('⌘'), ' + ', key('K'), ' finds anything'],
  ['Drag a cover onto a crate'],
]
/** In one line. */
export const atPhone = ['Tap an album to rate it', 'Works offline too']
