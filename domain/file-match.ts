import type { AlbumView } from './album.ts'
import type { FileAlbum } from './exchange.ts'
import { fileWords } from './file-rows.ts'

/** The fields that a file fills where an album that is there has them empty. */
export const FILL_FIELDS = ['rating', 'notes', 'tags', 'coverUrl', 'releaseDate', 'trackCount', 'previewTitle'] as const
export type FillField = (typeof FILL_FIELDS)[number]

type There = Pick<AlbumView, 'id' | 'title' | 'artist' | 'bandcampUrl' | Exclude<FillField, 'tags'> | 'tags'>

/** What an import would do with a row: add it; find it there and perhaps fill fields of it; pass over it, for the file has it twice. */
export type RowMatch = { is: 'new' } | { is: 'there'; albumId: number; fills: FillField[] } | { is: 'twice' }

const has = (album: FileAlbum, field: FillField): boolean => {
  if (field === 'tags') return Boolean(album.tags?.length || album.bandcampTags?.length || album.userTags?.length)
  const value = album[field]
  return value !== undefined && value !== null && value !== ''
}

const isEmpty = (album: There, field: FillField): boolean => {
  const value = album[field]
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/**
 * Tells row by row, in the file's order, what an import into these albums would do. The address tells an album; without one title and
 * artist do, several alike by their number. A row of a file that has no column for addresses (`bandcampUrl` undefined) is also the album
 * of these words that has an address.
 */
export function createMatcher(albums: readonly There[]): (album: FileAlbum, nth: number) => RowMatch {
  const byUrl = new Map<string, There>()
  const byWords = new Map<string, There[]>()
  for (const album of albums.toSorted(
    (a, b) => Number(a.bandcampUrl !== '') - Number(b.bandcampUrl !== '') || a.id - b.id,
  )) {
    if (album.bandcampUrl !== '') byUrl.set(album.bandcampUrl, album)
    const words = fileWords(album)
    const alike = byWords.get(words)
    if (alike) alike.push(album)
    else byWords.set(words, [album])
  }
  const seen = new Set<string>()
  return (album, nth) => {
    if (album.bandcampUrl) {
      if (seen.has(album.bandcampUrl)) return { is: 'twice' }
      seen.add(album.bandcampUrl)
    }
    const there = album.bandcampUrl ? byUrl.get(album.bandcampUrl) : byWords.get(fileWords(album))?.[nth - 1]
    if (!there || (album.bandcampUrl !== undefined && there.bandcampUrl !== (album.bandcampUrl ?? '')))
      return { is: 'new' }
    return {
      is: 'there',
      albumId: there.id,
      fills: FILL_FIELDS.filter((field) => isEmpty(there, field) && has(album, field)),
    }
  }
}
