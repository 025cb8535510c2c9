import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import { type CollectionQuery, parseCollectionQuery } from '#domain/query/collection-query.ts'
import { knownCrates } from '../store/records.ts'
import { QUERY_CODE } from './query-code.ts'

/** The query of the albums that the page shows, for what happens after a press. */
export const shownQuery = (): CollectionQuery =>
  inSmartCrate(parseCollectionQuery(location.search), knownCrates() ?? [], QUERY_CODE.ready()?.withText)
