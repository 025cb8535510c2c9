import type { SearchableAlbum } from '#domain/query/searchable-album.ts'
import { hasWords } from '#domain/text/fold.ts'

// No text of an album has it (`wholeText`).
const BETWEEN = '\0'

/** Finds the albums whose search text has all words, in their order. */
export type TextSearch = (words: readonly string[]) => SearchableAlbum[]

/** Searches the texts of many albums as one: side by side in memory they take a fifth of the time that looking at each album takes. */
export function createTextSearch(albums: readonly SearchableAlbum[]): TextSearch {
  const ends: number[] = []
  let length = -1
  const texts = albums
    .map(({ searchText }) => {
      length += searchText.length + 1
      ends.push(length)
      return searchText
    })
    .join(BETWEEN)
  const endOf = (index: number) => ends[index] ?? length
  return (words) => {
    // The longest word is in the fewest albums.
    const [first, ...others] = words.toSorted((a, b) => b.length - a.length)
    if (first === undefined) return [...albums]
    const found: SearchableAlbum[] = []
    if (first.includes(BETWEEN)) return found
    let index = 0
    let at = texts.indexOf(first)
    while (at >= 0 && index < albums.length) {
      while (endOf(index) < at) index += 1
      const album = albums[index]
      if (album && hasWords(album.searchText, others)) found.push(album)
      at = texts.indexOf(first, endOf(index) + 1)
      index += 1
    }
    return found
  }
}
