import { activeFilterCount, type CollectionQuery, DEFAULT_QUERY } from '#domain/collection-query.ts'
import { foldTag } from '#domain/tags.ts'

/** Whether something leaves albums out: the search or a filter. */
export const isNarrowed = (query: CollectionQuery): boolean => query.q.trim() !== '' || activeFilterCount(query) > 0

/** The same list or crate in the same order, nothing left out. */
export const withoutFilters = ({ list, sort, crate }: CollectionQuery): CollectionQuery => ({
  ...DEFAULT_QUERY,
  list,
  sort,
  crate,
})

export const isChosen = (tags: readonly string[], tag: string): boolean =>
  tags.some((chosen) => foldTag(chosen) === foldTag(tag))

/** The query with a tag chosen, or no longer chosen, from its first page on. */
export const withTag = (query: CollectionQuery, tag: string, chosen: boolean): CollectionQuery => {
  const others = query.tags.filter((known) => foldTag(known) !== foldTag(tag))
  return { ...query, tags: chosen ? [...others, tag] : others, untagged: !chosen && query.untagged, page: 1 }
}

/** All by one artist in the same list or crate, nothing of theirs left out. */
export const byArtist = (query: CollectionQuery, artist: string): CollectionQuery => ({
  ...withoutFilters(query),
  artist,
})
