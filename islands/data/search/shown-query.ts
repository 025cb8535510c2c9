import { type CollectionQuery, parseCollectionQuery } from '#domain/collection-query.ts'
import { inSmartCrate } from '#domain/smart-crate.ts'
import { knownCrates } from '../cache.ts'
import { queryCode } from './query-code.ts'

/** The query of the albums that the page shows, for what happens after a press. */
export const shownQuery = (): CollectionQuery =>
  inSmartCrate(parseCollectionQuery(location.search), knownCrates() ?? [], queryCode.get().readText)
