import { countArtists, countLabels, type NameCount } from '../albums/artists-and-labels.ts'
import { countTags } from '../albums/statistics.ts'
import { foldText, hasWords, searchWords } from '../text/fold.ts'
import { plainWords } from './plain.ts'
import { byRank } from './search-rank.ts'
import type { SearchableAlbum } from './searchable-album.ts'

/** An item and its folded names, one per line, the most important first. */
export type Named<Item> = { item: Item; text: string }
export type Match<Item> = { item: Item; rank: number }

/** Shorter texts would be found across unrelated words. */
const MIN_JOINED = 4

const withoutSpaces = (text: string) => text.replaceAll(' ', '')

/** Tests folded names for a typed text: they contain all of its words, or its letters ignoring spaces. */
export function nameTest(typed: string): (folded: string) => boolean {
  const words = searchWords(typed)
  const letters = withoutSpaces(foldText(typed))
  const isLong = letters.length >= MIN_JOINED
  return (folded) => hasWords(folded, words) || (isLong && withoutSpaces(folded).includes(letters))
}

const ranked = <Item>(found: Iterable<Item>, typed: string, textOf: (item: Item) => string, most?: number) =>
  byRank(found, typed, textOf, most)
    .flatMap((items, rank) => items.map((item): Match<Item> => ({ item, rank })))
    .slice(0, most)

/** The items whose names match a text, the best first, at most `most`; equal matches keep their order. */
export function findNamed<Item>(items: readonly Named<Item>[], typed: string, most?: number): Match<Item>[] {
  const isFound = nameTest(typed)
  const found = items.filter(({ text }) => isFound(text))
  return ranked(found, typed, ({ text }) => text, most).map(({ item: { item }, rank }) => ({ item, rank }))
}

/** The same for items with one name each; all of them for an empty text. */
export const findByName = <Item>(items: readonly Item[], typed: string, nameOf: (item: Item) => string): Item[] =>
  typed.trim() === ''
    ? [...items]
    : findNamed(
        items.map((item) => ({ item, text: foldText(nameOf(item)) })),
        typed,
      ).map(({ item }) => item)

/** Albums that contain the words of a text, the best first, at most `most`. */
export const bestAlbums = (found: readonly SearchableAlbum[], typed: string, most?: number): Match<SearchableAlbum>[] =>
  ranked(found, typed, ({ searchText }) => searchText, most)

/** The albums that the search field finds with a text without operators, the best first. */
export function findAlbums(albums: readonly SearchableAlbum[], typed: string, most?: number): Match<SearchableAlbum>[] {
  const words = plainWords(typed)
  return bestAlbums(
    albums.filter(({ searchText }) => hasWords(searchText, words)),
    typed,
    most,
  )
}

/** An artist, a label or a tag with the number of its albums. */
export type CountedName = { name: string; count: number }

/** The named items: albums, all artists, labels and tags, those with most albums first. */
export type AlbumNames = {
  albums: readonly SearchableAlbum[]
  artists: Named<CountedName>[]
  labels: Named<CountedName>[]
  tags: Named<CountedName>[]
}

/** Prepares albums for searches by names, once for many texts. */
export function namesOf(albums: readonly SearchableAlbum[]): AlbumNames {
  const toNamed = ({ name, count, folded }: NameCount) => ({ item: { name, count }, text: folded })
  return {
    albums,
    artists: countArtists(albums).map(toNamed),
    labels: countLabels(albums).map(toNamed),
    tags: countTags(albums).map(({ tag, count }) => ({ item: { name: tag, count }, text: foldText(tag) })),
  }
}
