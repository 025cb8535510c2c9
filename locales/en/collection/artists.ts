export { onlyTagged } from '#locales/album/card.ts'
export { albumCount } from '#locales/album-count.ts'
export { average, totals as figures } from '#locales/collection/statistics.ts'

// The list.
export const find = { artist: 'Find an artist', label: 'Find a label' } as const
export const noMatches = { artist: 'No artists match', label: 'No labels match' } as const
export const none = {
  artist: 'Artists appear here as soon as you have albums.',
  label: 'Bandcamp’s labels of your albums appear here after an import.',
} as const

// The head.
export const allOf = { artist: 'All artists', label: 'All labels' } as const
export const years = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`)
