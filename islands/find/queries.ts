import { activeFilterCount, type CollectionQuery, DEFAULT_QUERY } from '#domain/collection-query.ts'
import { foldSearch } from '#domain/searchable-album.ts'
import { foldTag } from '#domain/tags.ts'

/** Whether the search or a filter leaves albums out. */
export const isNarrowed = (query: CollectionQuery): boolean =>
  foldSearch(query.q) !== '' || activeFilterCount(query) > 0

/** The same list or crate in the same order, without search and filters. */
export const withoutFilters = ({ list, sort, crate }: CollectionQuery): CollectionQuery => ({
  ...DEFAULT_QUERY,
  list,
  sort,
  crate,
})

export const isChosen = (tags: readonly string[], tag: string): boolean =>
  tags.some((chosen) => foldTag(chosen) === foldTag(tag))

/** The query with or without a tag, at its first page. */
export const withTag = (query: CollectionQuery, tag: string, chosen: boolean): CollectionQuery => {
  const others = query.tags.filter((known) => foldTag(known) !== foldTag(tag))
  return { ...query, tags: chosen ? [...others, tag] : others, untagged: !chosen && query.untagged, page: 1 }
}

/** The albums of the query that have no rating yet. */
export const onlyUnrated = (query: CollectionQuery): CollectionQuery => ({
  ...query,
  rating: DEFAULT_QUERY.rating,
  unrated: true,
  page: 1,
})

/** Every album by an artist in the same list or crate. */
export const byArtist = (query: CollectionQuery, artist: string): CollectionQuery => ({
  ...withoutFilters(query),
  artist,
})
