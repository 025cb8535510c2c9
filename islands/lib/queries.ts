import type { ArtistOrLabel } from '#domain/albums/artist-or-label.ts'
import {
  activeFilterCount,
  type CollectionQuery,
  DEFAULT_QUERY,
  type Sort,
  sortOf,
  sortsOf,
} from '#domain/query/collection-query.ts'
import { MAX_SEED } from '#domain/query/shuffle.ts'
import { foldTag } from '#domain/tags/tags.ts'
import { shuffleAgain, sortNames } from '#locales/collection.ts'

/** Whether the search or a filter leaves albums out. */
export const isNarrowed = (query: CollectionQuery): boolean => query.q.trim() !== '' || activeFilterCount(query) > 0

/** The same list or crate in the same order, without search and filters. */
export const withoutFilters = ({ list, sort, seed, crate, smartCrate }: CollectionQuery): CollectionQuery => ({
  ...DEFAULT_QUERY,
  list,
  sort,
  seed,
  crate,
  smartCrate,
})

/** Whether both lists are shown as one. Crates, and what is in none, have albums of both anyway. */
export const isOfBoth = ({ list, crate, smartCrate }: CollectionQuery): boolean =>
  list === 'both' && crate === null && !smartCrate

/** The same without all that the person filters by, of which showing both lists is a part. */
export const cleared = (query: CollectionQuery): CollectionQuery =>
  withoutFilters(isOfBoth(query) ? { ...query, list: DEFAULT_QUERY.list } : query)

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

/** Every album by an artist, or on a label, in the same list; a crate shows both lists. */
export const ofArtistOrLabel = (
  { list, sort, seed, crate }: CollectionQuery,
  name: Partial<Pick<CollectionQuery, ArtistOrLabel['kind']>>,
): CollectionQuery => ({ ...DEFAULT_QUERY, list: crate === null ? list : 'both', sort, seed, ...name })

/** A sort, or another random order than the one that is shown. */
export type SortChoice = Sort | 'shuffle'

/** The sorts of a list to choose from. */
export const sortOptions = (query: CollectionQuery): [SortChoice, string][] => {
  const options = sortsOf(query).map((sort): [SortChoice, string] => [sort, sortNames[sort]])
  return sortOf(query) === 'random' ? [...options, ['shuffle', shuffleAgain]] : options
}

export const newSeed = (): number => Math.ceil(Math.random() * MAX_SEED)

/** The query in a chosen order, at its first page. */
export const sortedBy = (query: CollectionQuery, choice: SortChoice): CollectionQuery => {
  const sort = choice === 'shuffle' ? 'random' : choice
  return { ...query, sort, seed: sort === 'random' ? newSeed() : 0, page: 1 }
}
