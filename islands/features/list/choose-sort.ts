import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { keepSetting } from '#islands/data/settings.ts'
import { showQuery } from '#islands/lib/location.ts'
import { type SortChoice, sortedBy } from '#islands/lib/queries.ts'

/** Shows the query in a chosen order. Lists open in it from then on; a random order, a crate's and a search's are for once. */
export function chooseSort(query: CollectionQuery, choice: SortChoice): void {
  const next = sortedBy(query, choice)
  const isOfList = typeof query.crate !== 'number' && !query.smartCrate && query.q === ''
  if (isOfList && next.sort && next.sort !== 'random') keepSetting('sort', next.sort)
  showQuery(next)
}
