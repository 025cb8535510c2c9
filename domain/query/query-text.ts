import type { CollectionQuery } from './collection-query.ts'
import { type FilterTable, mapFilters, PANEL_FILTER_NAMES, type PanelFilterName, yearsText } from './filters.ts'
import { isPlain, quoteValue } from './plain.ts'

/** The operator and value for when an album was added. */
export const ADDED_TEXTS = {
  last7days: '<7d',
  last30days: '<30d',
  last90days: '<90d',
  thisYear: ':this-year',
  allTime: '',
} as const

/** The term for a complete tag. After a colon, a star at its end would mean a prefix. */
export const tagTerm = (tag: string): string => `tag${tag.trim().endsWith('*') ? '=' : ':'}${quoteValue(tag)}`

/** The terms of each filter. */
const TEXTS: FilterTable<PanelFilterName, [], string | string[]> = {
  tags: (tags) => tags.map(tagTerm),
  added: (added) => `added${ADDED_TEXTS[added]}`,
  rating: ({ min, max }) =>
    min === max
      ? `rating:${min}`
      : max === 5
        ? `rating>=${min}`
        : min === 0
          ? `rating<=${max}`
          : `rating:${min}..${max}`,
  untagged: () => 'is:untagged',
  unrated: () => 'is:unrated',
  year: (years) => `year:${yearsText(years)}`,
  decade: (decade) => `year:${decade}..${decade + 9}`,
  month: (month) => `added:${month}`,
  artist: (artist) => `artist=${quoteValue(artist)}`,
  verdict: (verdict) => `verdict:${verdict}`,
  downloaded: (downloaded) => ({ yes: 'is:downloaded', partial: 'is:partial', no: 'is:missing' })[downloaded],
  format: (format) => `format:${format}`,
  // No text expresses it.
  imports: () => [],
  label: (label) => `label=${quoteValue(label)}`,
}

/** The text with the filters and the search of a query; it ends with a space after filters, to continue typing. */
export function queryText(query: CollectionQuery): string {
  const terms = mapFilters(query, PANEL_FILTER_NAMES, (name, value) => TEXTS[name](value)).flat()
  if (terms.length === 0) return query.q
  return `${terms.join(' ')} ${!isPlain(query.q) && /\bor\b/i.test(query.q) ? `(${query.q})` : query.q}`
}
