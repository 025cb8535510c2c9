import * as messages from '#locales/validation/file.ts'
import { CSV_COLUMNS, type CsvColumn } from './csv.ts'

const MAX_COLUMNS = 1_000

// What other programs call a column, beside Gatefold's own name of it.
const OTHER_NAMES: Partial<Record<CsvColumn, readonly string[]>> = {
  title: ['album', 'albumtitle', 'albumname', 'release', 'releasetitle', 'record'],
  artist: ['artists', 'artistname', 'albumartist', 'band', 'bandname', 'performer'],
  bandcampUrl: ['bandcamp', 'bandcamplink', 'url', 'albumurl', 'link', 'address', 'itemurl'],
  coverUrl: ['cover', 'coverimage', 'coverart', 'artwork', 'artworkurl', 'image', 'imageurl'],
  rating: ['stars', 'myrating'],
  notes: ['note', 'comment', 'comments', 'review', 'remarks'],
  releaseDate: ['released', 'dateofrelease', 'releasedon'],
  trackCount: ['tracks', 'numberoftracks', 'tracktotal', 'totaltracks'],
  tags: ['tag', 'genre', 'genres', 'keywords', 'styles'],
  addedAt: ['added', 'dateadded', 'addedon', 'purchased', 'datepurchased', 'purchasedate'],
}

/** Where each of an album's columns stands in a file's rows, and how many columns there are. */
export type FileHeader = { places: Partial<Record<CsvColumn, number>>; width: number }

const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Recognises the columns of a CSV by its first row: in any order and case, with spaces or dashes, under Gatefold's names or usual others.
 * Title and artist suffice; what is not known is passed over. Answers what is wrong where they are missing.
 */
export function readHeader(cells: readonly string[]): FileHeader | { message: string } {
  if (cells.length > MAX_COLUMNS) {
    return { message: messages.tooManyColumns(cells.length, MAX_COLUMNS) }
  }
  const names = cells.map(plain)
  const places: FileHeader['places'] = {}
  const taken = new Set<number>()
  const put = (column: CsvColumn, known: readonly string[]) => {
    const at = names.findIndex((name, index) => known.includes(name) && !taken.has(index))
    if (at === -1 || places[column] !== undefined) return
    places[column] = at
    taken.add(at)
  }
  for (const column of CSV_COLUMNS) put(column, [column.toLowerCase()])
  for (const column of CSV_COLUMNS) put(column, OTHER_NAMES[column] ?? [])
  const missing = (['title', 'artist'] as const).filter((column) => places[column] === undefined)
  if (missing.length > 0) {
    return { message: messages.columnsMissing(missing) }
  }
  return { places, width: cells.length }
}

/** Whether the header is one that Gatefold wrote: all of its columns. */
export const isGatefoldHeader = (header: FileHeader): boolean =>
  CSV_COLUMNS.every((column) => header.places[column] !== undefined)
