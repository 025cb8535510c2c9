import type { CollectionQuery } from '../query/collection-query.ts'
import { printFilters } from '../query/filters.ts'
import type { withText } from '../query/with-text.ts'
import type { CrateView } from './crate.ts'

/**
 * The query for the albums of an address. In a smart crate, it is the crate's own, in both lists, as long as the address has neither a
 * search nor filters, apart from a list. `readText` turns terms into filters; without it, everything is the search.
 */
export function inSmartCrate(
  query: CollectionQuery,
  crates: readonly Pick<CrateView, 'id' | 'query'>[],
  readText?: typeof withText,
): CollectionQuery {
  const own = crates.find(({ id }) => id === query.crate)
  if (own?.query === undefined) return query
  const place = { ...query, crate: null, smartCrate: own.id }
  if (printFilters({ ...place, list: 'collection' }).length > 0) return place
  const both: CollectionQuery = { ...place, list: 'both' }
  // A sort in the query would only work in the browser.
  return readText ? { ...readText(both, own.query), sort: query.sort } : { ...both, q: own.query }
}
