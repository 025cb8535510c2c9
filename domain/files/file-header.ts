import * as messages from '#locales/validation/file.ts'
import { CSV_COLUMNS, type CsvColumn, type FileHeader } from './csv.ts'

/** How many columns a CSV can have. */
export const MAX_COLUMNS = 1_000

// Other programs' names for a column, besides Gatefold's own.
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

const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The columns of a CSV by its first row, in any order and case, with spaces or dashes, under Gatefold's names or common others. */
export function guessColumns(cells: readonly string[]): FileHeader['places'] {
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
  return places
}

/** The columns that `guessColumns` finds. Only title and artist are required. Returns a message if the header is unusable. */
export function readHeader(cells: readonly string[]): FileHeader | { message: string } {
  if (cells.length > MAX_COLUMNS) {
    return { message: messages.tooManyColumns(cells.length, MAX_COLUMNS) }
  }
  const places = guessColumns(cells)
  const missing = (['title', 'artist'] as const).filter((column) => places[column] === undefined)
  if (missing.length > 0) {
    return { message: messages.columnsMissing(missing) }
  }
  return { places, width: cells.length }
}

/** Whether Gatefold wrote the header: it has all of its columns. */
export const isGatefoldHeader = ({ places }: FileHeader): boolean =>
  CSV_COLUMNS.every((column) => places[column] !== undefined)
