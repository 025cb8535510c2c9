import type { SearchableAlbum } from '#domain/query/searchable-album.ts'

// No text of an album has it (`wholeText`).
const BETWEEN = '\0'

/** Finds the albums whose search text contains a text, in their order. */
export type TextSearch = (text: string) => SearchableAlbum[]

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
  return (text) => {
    const found: SearchableAlbum[] = []
    if (text.includes(BETWEEN)) return found
    let index = 0
    let at = texts.indexOf(text)
    while (at >= 0 && index < albums.length) {
      while (endOf(index) < at) index += 1
      const album = albums[index]
      if (album) found.push(album)
      at = texts.indexOf(text, endOf(index) + 1)
      index += 1
    }
    return found
  }
}
