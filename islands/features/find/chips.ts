import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { type FilterTable, mapFilters, type PanelFilterName } from '#domain/query/filters.ts'
import { isOfBoth, withTag } from '#islands/lib/queries.ts'
import * as messages from '#locales/collection.ts'
import { addedNames, downloadedNames, formatNames, verdictNames } from '#locales/collection.ts'
import { monthText } from '#locales/intl.ts'

type Chip = { label: string; tag?: string; without: CollectionQuery }

/** The chips of each active filter, in order. A label alone is a chip that resets the filter to its default. */
const CHIPS: FilterTable<PanelFilterName, [CollectionQuery], string | Chip[]> = {
  tags: (tags, query) => tags.map((tag) => ({ label: tag, tag, without: withTag(query, tag, false) })),
  artist: messages.byArtist,
  label: messages.onLabel,
  added: (added) => addedNames[added],
  month: (month) => messages.addedIn(monthText(month)),
  year: messages.releasedIn,
  decade: messages.releasedInDecade,
  rating: ({ min, max }) => messages.ratedBetween(min, max),
  unrated: () => messages.unrated,
  untagged: () => messages.untagged,
  verdict: (verdict) => verdictNames[verdict],
  downloaded: (downloaded) => downloadedNames[downloaded],
  format: (format) => formatNames[format],
  imports: () => messages.imported,
}

/** A chip for each active filter, with the query without that filter. */
export const chipsOf = (query: CollectionQuery): Chip[] => [
  ...(isOfBoth(query) ? [{ label: messages.bothLists, without: { ...query, list: DEFAULT_QUERY.list, page: 1 } }] : []),
  ...mapFilters(query, Object.keys(CHIPS) as PanelFilterName[], (name, value) => {
    const chips = CHIPS[name](value, query)
    if (typeof chips !== 'string') return chips
    return [{ label: chips, without: { ...query, [name]: DEFAULT_QUERY[name], page: 1 } }]
  }).flat(),
]
