import type { Added, CollectionQuery, Sort, View } from '#domain/collection-query.ts'

export const SORT_WORDS: Record<Sort, string> = {
  crate: 'Crate order',
  recent: 'Recent',
  'rating-high': 'Highest rated',
  'rating-low': 'Lowest rated',
  title: 'Title',
  artist: 'Artist',
  released: 'Release date',
  changed: 'Last changed',
}

export const ADDED_WORDS: Record<Added, string> = {
  last7days: 'Last 7 days',
  last30days: 'Last 30 days',
  last90days: 'Last 90 days',
  thisYear: 'This year',
  allTime: 'All time',
}

export const VIEW_WORDS: Record<View, string> = { grid: 'Grid', list: 'List', compact: 'Compact' }

export const ratingWords = ({ min, max }: CollectionQuery['rating']): string =>
  min === max ? `${min}` : `${min} to ${max}`
