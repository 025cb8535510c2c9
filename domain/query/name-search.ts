import { countArtists, countLabels, type NameCount } from '../albums/artists-and-labels.ts'
import { countTags } from '../albums/statistics.ts'
import { foldText, hasWords, searchWords } from '../text/fold.ts'
import { plainWords } from './plain.ts'
import { byRank } from './search-rank.ts'
import type { SearchableAlbum } from './searchable-album.ts'

/** Something and what it is found by, folded: its names, a line of each, the most important one first. */
export type Named<Item> = { item: Item; text: string }
export type Match<Item> = { item: Item; rank: number }

const withoutSpaces = (text: string) => text.replaceAll(' ', '')

/** Tests names, folded, for what was typed: its words are in them in whatever order, or its letters without regard to spaces. */
export function nameTest(typed: string): (folded: string) => boolean {
  const words = searchWords(typed)
  const letters = withoutSpaces(foldText(typed))
  return (folded) => hasWords(folded, words) || withoutSpaces(folded).includes(letters)
}

/** The items that a text finds by their names, the best first, at most `max`; those that match equally in their order. */
export function findNamed<Item>(items: readonly Named<Item>[], typed: string, max = items.length): Match<Item>[] {
  const isFound = nameTest(typed)
  const found = items.filter(({ text }) => isFound(text))
  return byRank(found, typed, ({ text }) => text)
    .flatMap((named, rank) => named.map(({ item }) => ({ item, rank })))
    .slice(0, max)
}

/** The same for things with one name each; all of them where nothing is typed. */
export const findByName = <Item>(items: readonly Item[], typed: string, nameOf: (item: Item) => string): Item[] =>
  typed.trim() === ''
    ? [...items]
    : findNamed(
        items.map((item) => ({ item, text: foldText(nameOf(item)) })),
        typed,
      ).map(({ item }) => item)

/** The albums that the search field finds with a text without operators, the best first. */
export function findAlbums(albums: readonly SearchableAlbum[], typed: string): Match<SearchableAlbum>[] {
  const words = plainWords(typed)
  const found = albums.filter(({ searchText }) => hasWords(searchText, words))
  return byRank(found, typed, ({ searchText }) => searchText).flatMap((items, rank) =>
    items.map((item) => ({ item, rank })),
  )
}

/** An artist, a label or a tag with the number of its albums. */
export type CountedName = { name: string; count: number }

/** What can be found by names: albums, all artists, labels and tags, those with most albums first. */
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
