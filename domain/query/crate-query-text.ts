import type { CrateView } from '../crates/crate.ts'
import type { CollectionQuery } from './collection-query.ts'
import { joinNodes } from './node.ts'
import { parseQuery } from './parse-query.ts'
import { quoteValue } from './plain.ts'
import { printQuery } from './print-query.ts'
import { queryText } from './query-text.ts'
import { withText } from './with-text.ts'

function placeText({ crate, list }: CollectionQuery, crates: readonly Pick<CrateView, 'id' | 'name'>[]): string {
  const name = crates.find(({ id }) => id === crate)?.name
  if (name !== undefined) return `crate=${quoteValue(name)}`
  return `${crate === 'none' ? 'is:uncrated' : ''} ${list === 'both' ? '' : `list:${list}`}`
}

/** The query of a smart crate that finds the albums shown, anywhere: search, filters, list and crate, without the sort. */
export function crateQueryText(query: CollectionQuery, crates: readonly Pick<CrateView, 'id' | 'name'>[]): string {
  const { smartCrate: _, ...shown } = withText({ ...query, q: '' }, query.q)
  const asked = parseQuery(queryText(shown)).node
  return asked ? printQuery(joinNodes('and', [asked, parseQuery(placeText(query, crates)).node])) : ''
}
