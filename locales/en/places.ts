import { counted } from '#locales/intl.ts'

/** The pages beside the collection: what they are called, what ⌘K offers, and other words that people use for it. */
export const places = {
  desk: { name: 'Desk', command: 'Desk', words: ['By ear', 'Listen', 'Rate mode', 'Decide', 'Tonight'] },
  artists: { name: 'Artists', command: 'Go to: Artists', words: ['Bands', 'Musicians'] },
  labels: { name: 'Labels', command: 'Go to: Labels', words: ['Record labels'] },
  tags: { name: 'Tags', command: 'Manage tags', words: ['Genres', 'Rename a tag', 'Merge tags'] },
  tidy: {
    name: 'Duplicates',
    command: 'Tidy up: find duplicates',
    words: ['Double', 'Same album', 'Merge albums'],
  },
  diary: { name: 'Diary', command: 'Go to: Diary', words: ['Heard', 'Listens', 'Journal', 'History', 'Scrobbles'] },
  shares: { name: 'Shares', command: 'Go to: Shares', words: ['Links', 'Visits', 'Stop sharing', 'Gift lists'] },
  trash: { name: 'Trash', command: 'Trash', words: ['Deleted', 'Bin', 'Restore'] },
} as const
/** Places that are tabs of one page. */
export const groups = { browse: 'Browse', tidyUp: 'Tidy up' } as const
export { tagCount } from '#locales/collection/statistics.ts'
export { collection, wishlist } from '#locales/header/header.ts'
export const placesLabel = 'Places'
export const loading = 'Loading the page'

export const artistCount = (count: number) => counted(count, { one: 'artist', other: 'artists' })
export const labelCount = (count: number) => counted(count, { one: 'label', other: 'labels' })
