import { titleArtistKey } from '../albums/album-match.ts'
import { CrateInput } from '../crates/crate.ts'
import type { FileCrateRow } from '../imports/file-import.ts'
import { cellsToAlbum, type FileHeader, tooManyCells } from './csv.ts'
import { isGatefoldHeader, readHeader } from './file-header.ts'
import { createRowNumbers, type NumberedRow } from './file-rows.ts'
import { type KnownFileName, knownFileOf } from './known-files.ts'

/** What wrote a file, as far as that shows. */
export type FileSource = 'gatefold' | 'csv' | 'collection' | 'fanLists' | KnownFileName

/** Which column of a file has what, as a person chose it. */
export type ColumnPlaces = FileHeader['places']

/**
 * Reads the rows of a CSV one by one; a row that is no album of its own is null. `places` are which columns it reads, null in a file whose
 * columns mean what they mean. `crates` are those of the rows read so far.
 */
export type CsvReader = {
  source: FileSource
  places: ColumnPlaces | null
  crates: FileCrateRow[]
  read: (cells: readonly string[], problem?: string) => NumberedRow | null
}

/** Whether all cells of a row are empty. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/**
 * Creates the reader of a CSV by its first row: of a file of another program that is known, else by the columns that were chosen, else by those
 * that it seems to have. Returns a message if nothing can be read.
 */
export function createCsvReader(header: readonly string[], chosen?: ColumnPlaces): CsvReader | { message: string } {
  const known = knownFileOf(header)
  const columns = known ? null : chosen ? { places: chosen, width: header.length } : readHeader(header)
  if (columns && 'message' in columns) return columns
  const number = createRowNumbers()
  const crates = createFileCrates()
  const seen = new Set<string>()
  let row = 0

  const readKnown = (cells: readonly string[], { file, cellOf }: NonNullable<typeof known>) => {
    const read = file.read(cellOf(cells))
    if (file.isEachOnce) {
      const { title, artist } = read.album
      const key = titleArtistKey({ title: String(title), artist: String(artist) })
      if (title === '' || seen.has(key)) return null
      seen.add(key)
    }
    return read
  }
  return {
    source: known ? known.name : columns && isGatefoldHeader(columns) ? 'gatefold' : 'csv',
    places: columns && !isGatefoldHeader(columns) ? columns.places : null,
    crates: crates.rows,
    read(cells, problem) {
      const read = known && readKnown(cells, known)
      if (known && !read) return null
      row += 1
      if (isBlank(cells)) return null
      if (problem) return number(row, { fault: { field: 'row', message: problem } })
      if (!read) return columns && number(row, cellsToAlbum(cells, columns))
      const fault = tooManyCells(cells, header.length)
      return number(row, fault ? { fault } : { album: read.album, crates: crates.placeIn(read.crate) })
    },
  }
}

/** The crates that rows name, in the order in which they first do. */
function createFileCrates() {
  const rows: FileCrateRow[] = []
  const counts = new Map<string, [place: number, albums: number]>()
  return {
    rows,
    placeIn(name = ''): [number, number][] {
      const checked = CrateInput.safeParse({ name })
      if (!checked.success) return []
      const count = counts.get(checked.data.name) ?? [rows.length, 0]
      if (!counts.has(checked.data.name)) {
        counts.set(checked.data.name, count)
        rows.push({ place: count[0], name: checked.data.name })
      }
      const [place, albums] = count
      count[1] += 1
      return [[place, albums]]
    },
  }
}
