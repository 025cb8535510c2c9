import { counted } from '#locales/intl.ts'

/** The pages beside the collection, in the rail, the menu and their titles. */
export const places = {
  desk: 'Desk',
  artists: 'Artists',
  labels: 'Labels',
  tags: 'Tags',
  tidy: 'Tidy up',
  diary: 'Diary',
  trash: 'Trash',
} as const
export { tagCount } from '#locales/collection/statistics.ts'
export { collection, wishlist } from '#locales/header/header.ts'
export const placesLabel = 'Places'
export const loading = 'Loading the page'

export const artistCount = (count: number) => counted(count, { one: 'artist', other: 'artists' })
export const labelCount = (count: number) => counted(count, { one: 'label', other: 'labels' })
