export const sortNames = {
  best: 'Best match',
  crate: 'Crate order',
  recent: 'Recent',
  'rating-high': 'Highest rated',
  'rating-low': 'Lowest rated',
  title: 'Title',
  artist: 'Artist',
  released: 'Release date',
  purchased: 'Date bought',
  price: 'Price',
  label: 'Label',
  changed: 'Last changed',
  random: 'Random',
} as const
/** In the list of sorts, below the random one that is shown. */
export const shuffleAgain = 'Random again'

export const addedNames = {
  last7days: 'Last 7 days',
  last30days: 'Last 30 days',
  last90days: 'Last 90 days',
  thisYear: 'This year',
  allTime: 'All time',
} as const

export const formatNames = {
  digital: 'Digital',
  vinyl: 'Vinyl',
  cassette: 'Cassette',
  cd: 'CD',
  other: 'Other',
} as const

export const downloadedNames = { yes: 'Downloaded', no: 'Not downloaded' } as const

export { verdictNames } from '#locales/desk.ts'

export const starsBetween = (min: number, max: number) => (min === max ? `${min}` : `${min} to ${max}`)
