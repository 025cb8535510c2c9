import * as messages from '#locales/known-files.ts'
import { titleArtistKey } from '../albums/album-match.ts'
import { CrateInput } from '../crates/crate.ts'
import type { FileListen } from '../diary/listen.ts'
import type { FileCrateRow } from '../imports/file-import.ts'
import { LIMITS } from '../limits.ts'
import { cellsToAlbum, type FileHeader, tooManyCells } from './csv.ts'
import { isGatefoldHeader, readHeader } from './file-header.ts'
import { createRowNumbers, type NumberedRow } from './file-rows.ts'
import { type KnownFileName, knownFileOf } from './known-files.ts'

/** The year 2100, where days of the diary end. */
const MOST_SECONDS = Date.UTC(2100) / 1_000

/** What wrote a file, as far as that shows. */
export type FileSource = 'gatefold' | 'csv' | 'collection' | 'fanLists' | KnownFileName

/** Which column of a file has what, as a person chose it. */
export type ColumnPlaces = FileHeader['places']

/**
 * Reads the rows of a CSV one by one; a row that is no album of its own is null. `isWholeAtEnd`: rows already read get more from later
 * ones. `places` are which columns it reads, null in a file whose columns mean what they mean. `crates` are those of the rows read so far.
 */
export type CsvReader = {
  source: FileSource
  isWholeAtEnd: boolean
  places: ColumnPlaces | null
  crates: FileCrateRow[]
  read: (cells: readonly string[], problem?: string) => NumberedRow | null
}

/** Whether all cells of a row are empty. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/**
 * Creates the reader of a CSV by its first row: of a file of another program that is known, else by the columns that were chosen, else by
 * those that it seems to have. Returns a message if nothing can be read.
 */
export function createCsvReader(header: readonly string[], chosen?: ColumnPlaces): CsvReader | { message: string } {
  const known = knownFileOf(header)
  const columns = known ? null : chosen ? { places: chosen, width: header.length } : readHeader(header)
  if (columns && 'message' in columns) return columns
  const number = createRowNumbers()
  const crates = createFileCrates()
  const plays = new Map<string, Plays>()
  let row = 0

  const readKnown = (cells: readonly string[], { file, cellOf }: NonNullable<typeof known>) => {
    const read = file.read(cellOf(cells))
    if (!file.heardAt) return { ...read, listens: null }
    const { title, artist } = read.album
    if (title === '') return null
    const key = titleArtistKey({ title: String(title), artist: String(artist) })
    const known = plays.get(key)
    const of = known ?? createPlays()
    of.add(file.heardAt(cellOf(cells)))
    plays.set(key, of)
    return known ? null : { ...read, listens: of.listens }
  }
  return {
    isWholeAtEnd: known?.file.heardAt !== undefined,
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
      const numbered = number(row, fault ? { fault } : { album: read.album, crates: crates.placeIn(read.crate) })
      if (numbered.album && read.listens) numbered.album.listens = read.listens
      return numbered
    },
  }
}

type Plays = ReturnType<typeof createPlays>

/** The days on which an album was heard, by its tracks; each day is an entry of the diary. Days are those of UTC. */
function createPlays() {
  const listens: FileListen[] = []
  const days = new Map<string, { listen: FileListen; tracks: number }>()
  return {
    listens,
    add(seconds: number) {
      if (!(seconds > 0 && seconds < MOST_SECONDS)) return
      const at = new Date(seconds * 1_000).toISOString().slice(0, 19)
      const known = days.get(at.slice(0, 10))
      const day = known ?? { listen: { at, isWholeDay: true }, tracks: 0 }
      if (!known) {
        if (listens.length >= LIMITS.listensPerFileAlbum) return
        days.set(at.slice(0, 10), day)
        listens.push(day.listen)
      }
      day.tracks += 1
      day.listen.note = messages.plays(day.tracks)
      if (at < day.listen.at) day.listen.at = at
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
