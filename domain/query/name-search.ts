import { countArtists, countLabels, type NameCount } from '../albums/artists-and-labels.ts'
import { countTags } from '../albums/statistics.ts'
import { foldLetters, foldText, hasLetter, searchWords } from '../text/fold.ts'
import type { SearchableAlbum } from './searchable-album.ts'

/** How well a name matches: it starts with the text, one of its words does, or it contains the text. */
const STARTS = 0
const WORD_STARTS = 1
const CONTAINS = 2
/** Each word of the text is in one of several names. */
const HAS_WORDS = 3

/** How well a name matches a text, both in lower case; null if it does not contain it. */
function rankOf(name: string, text: string): number | null {
  const first = name.indexOf(text)
  if (first < 0) return null
  if (first === 0) return STARTS
  for (let at = first; at > 0; at = name.indexOf(text, at + 1)) {
    if (!hasLetter(name.charAt(at - 1))) return WORD_STARTS
  }
  return CONTAINS
}

/** The same for several names, of which the first counts a little more. */
function bestRank(names: readonly string[], text: string, words: readonly string[]): number | null {
  let best: number | null = null
  for (let index = 0; index < names.length; index += 1) {
    const rank = rankOf(names[index] ?? '', text)
    if (rank !== null) best = Math.min(best ?? HAS_WORDS, rank + index / names.length)
  }
  if (best !== null || words.length === 1) return best
  return words.every((word) => names.some((name) => name.includes(word))) ? HAS_WORDS : null
}

/** Something and its names in lower case, the most important one first. */
export type Named<Item> = { item: Item; names: readonly string[] }
export type Match<Item> = { item: Item; rank: number }

/** The items whose names match a text best, at most `max`; those that match equally in their order. */
export function findNamed<Item>(items: readonly Named<Item>[], typed: string, max: number): Match<Item>[] {
  const text = foldText(typed)
  const words = searchWords(typed)
  const best: Match<Item>[] = []
  for (const { item, names } of items) {
    const rank = bestRank(names, text, words)
    if (rank === null || (best.length === max && rank >= (best.at(-1)?.rank ?? 0))) continue
    const at = best.findIndex((other) => other.rank > rank)
    best.splice(at < 0 ? best.length : at, 0, { item, rank })
    if (best.length > max) best.pop()
  }
  return best
}

/** An artist, a label or a tag with the number of its albums. */
export type CountedName = { name: string; count: number }

/** What albums can be found by: their titles, artists and tracks, all artists, labels and tags, those with most albums first. */
export type AlbumNames = {
  albums: Named<SearchableAlbum>[]
  artists: Named<CountedName>[]
  labels: Named<CountedName>[]
  tags: Named<CountedName>[]
}

/** Prepares albums for `findNamed`, once for many texts. */
export function namesOf(albums: readonly SearchableAlbum[]): AlbumNames {
  const toNamed = ({ name, count, folded }: NameCount) => ({ item: { name, count }, names: [folded] })
  return {
    albums: albums.map((item) => ({
      item,
      names: [foldLetters(item.title), foldLetters(item.artist), item.trackText ?? ''],
    })),
    artists: countArtists(albums).map(toNamed),
    labels: countLabels(albums).map(toNamed),
    tags: countTags(albums).map(({ tag, count }) => ({ item: { name: tag, count }, names: [foldText(tag)] })),
  }
}
