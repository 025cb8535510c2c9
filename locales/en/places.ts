import { counted } from '#locales/intl.ts'

export { tagCount } from '#locales/albums.ts'

/** The pages beside the collection: what they are called, and what ⌘K offers. */
export const places = {
  desk: { name: 'Desk', command: 'Desk' },
  artists: { name: 'Artists', command: 'Go to: Artists' },
  labels: { name: 'Labels', command: 'Go to: Labels' },
  tags: { name: 'Tags', command: 'Manage tags' },
  tidy: { name: 'Duplicates', command: 'Tidy up: find duplicates' },
  diary: { name: 'Diary', command: 'Go to: Diary' },
  shares: { name: 'Shares', command: 'Go to: Shares' },
  trash: { name: 'Trash', command: 'Trash' },
} as const
/** Places that are tabs of one page. */
export const groups = { browse: 'Browse', tidyUp: 'Tidy up' } as const
export const placesLabel = 'Places'
export const loading = 'Loading the page'

export const artistCount = (count: number) => counted(count, { one: 'artist', other: 'artists' })
export const labelCount = (count: number) => counted(count, { one: 'label', other: 'labels' })
