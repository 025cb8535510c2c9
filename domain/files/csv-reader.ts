import * as messages from '#locales/file-rows.ts'
import type { List } from '../albums/album.ts'
import { distinctFormats, type Format } from '../albums/formats.ts'
import { namesKey } from '../albums/names.ts'
import type { FailedRow } from '../errors/error.ts'
import type { FileCrateRow } from '../imports/file-import.ts'
import { type CellForms, cellsToAlbum, extraCells, type FileHeader, OWN_FORMS } from './csv.ts'
import { createFileCrates } from './file-crates.ts'
import { isGatefoldHeader, readHeader } from './file-header.ts'
import { createRowNumbers, type NumberedRow } from './file-rows.ts'
import { type KnownCsv, type KnownFileName, knownFileOf, type PlayCell } from './known-files.ts'
import type { LegacyEncoding } from './legacy-encoding.ts'
import { createDiary, createPlays, type PlaySource } from './plays.ts'
import { createSongs, songColumns, songOfCells, UNOWNED } from './songs.ts'

/** What wrote a file, as far as that shows. */
export type FileSource =
  | ('gatefold' | 'csv' | 'collection' | 'fanLists' | 'songs' | 'spotifyLibrary' | 'addresses' | 'downloaded')
  | KnownFileName
  | PlaySource

/** Which column of a file has what, as a person chose it. */
export type ColumnPlaces = FileHeader['places']

/**
 * Reads the rows of a CSV one by one; a row that is no album of its own is null. `end` has the albums that are known after the last row.
 * `hasPlays`: they have days, which depend on the time zone. `places` are which columns it reads, null in a file whose columns mean what
 * they mean. `crates` are those of the rows read so far.
 */
export type CsvReader = {
  source: FileSource
  hasPlays: boolean
  places: ColumnPlaces | null
  crates: FileCrateRow[]
  /** The parts of rows, and rows, that were left out so far. */
  left: () => FailedRow[]
  /** Whether the first row is one of its rows, and has no names. */
  isNameless: boolean
  /** The order of the columns of plays without names, which a person can choose. */
  order: readonly PlayCell[] | null
  /** How many songs it has read, and the list that their albums come into. */
  songs: () => number
  list: List | null
  read: (cells: readonly string[], problem?: string) => NumberedRow | null
  end: () => NumberedRow[]
}

/** What becomes of albums that a file only rates where they are not here: nothing, a crate for them, or as all others. */
export type RatedOnly = 'left' | 'crate' | 'all'

/** What a person said of a file: its columns, what its cells mean, and that its first row has no names. */
export type FileChoices = Partial<CellForms> & {
  places?: ColumnPlaces
  isNameless?: boolean
  encoding?: LegacyEncoding
  /** What becomes of albums that are only rated, and not there. */
  rated?: RatedOnly
  /** Whether albums come in too that a fan hides on their page. */
  withHidden?: boolean
  /** Whether what followed artists have released comes onto the wishlist. */
  withFollowed?: boolean
  /** The order of the columns of plays without names. */
  order?: readonly PlayCell[]
  /** The time zone of plays, whose file has those of UTC. */
  zone?: string
  /** The list of albums that a file does not say to be owned: those of songs. */
  list?: List
  /** The file of an archive. */
  entry?: string
}

/** Whether all cells of a row are empty. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/**
 * Creates the reader of a CSV by its first row: of a file of another program that is known, else by the columns that were chosen, else by
 * those that it seems to have. Returns a message if nothing can be read.
 */
export function createCsvReader(
  header: readonly string[],
  { places: chosen, order, ...given }: FileChoices = {},
): CsvReader | { message: string } {
  const known = knownFileOf(header, order)
  const songs = known || chosen ? null : songColumns(header)
  const columns = known || songs ? null : chosen ? { places: chosen, width: header.length } : readHeader(header)
  const forms = { ...OWN_FORMS, ...given }
  if (columns && 'message' in columns) return columns
  const number = createRowNumbers()
  const crates = createFileCrates()
  const plays = known?.file.play ? createPlays('lastFm', given.zone) : null
  const diary = known?.file.listen ? createDiary() : null
  const list = songs && (given.list ?? UNOWNED)
  const albums = list && createSongs(list)
  const gathered = plays ?? diary ?? albums
  const editions = columns?.places.formats === undefined || isGatefoldHeader(columns) ? null : createEditions()
  const left: FailedRow[] = []
  let row = 0

  const leaveOut = (message: string) => {
    left.push({ row, field: 'row', message })
    return null
  }
  const tell = (numbered: NumberedRow) => {
    for (const part of numbered.left) left.push({ row, ...part })
    return numbered
  }
  const readKnown = (cells: readonly string[], { file, cellOf }: KnownCsv): NumberedRow | null => {
    if (file.play) return plays?.add(file.play(cellOf(cells))) ?? null
    if (file.listen) return diary?.add(file.listen(cellOf(cells))) ?? null
    const { album, crate, leftOut, ...more } = file.read(cellOf(cells))
    if (leftOut) return leaveOut(leftOut)
    const read = { album, left: extraCells(cells, header.length), crates: crates.placeIn(crate) }
    return { ...tell(number(row, read)), ...more }
  }
  const readUnknown = (cells: readonly string[], found: FileHeader): NumberedRow | null => {
    if (isSum(cells, found)) return leaveOut(messages.onlyNumbers)
    const read = cellsToAlbum(cells, found, forms)
    if (editions?.hasJoined(read.album)) return null
    const numbered = tell(number(row, read))
    if (!editions) return numbered
    editions.keep(numbered)
    return null
  }
  return {
    hasPlays: plays !== null,
    source: known ? known.name : songs ? 'songs' : columns && isGatefoldHeader(columns) ? 'gatefold' : 'csv',
    places: columns && !isGatefoldHeader(columns) ? columns.places : null,
    crates: (albums ?? crates).crates,
    left: () => [...left, ...(gathered?.left() ?? [])],
    order: known?.order ?? null,
    isNameless: known?.isNameless ?? given.isNameless ?? false,
    list,
    songs: () => albums?.count() ?? 0,
    read(cells, problem) {
      row += 1
      if (isBlank(cells)) return null
      if (problem) return number(row, { fault: { field: 'row', message: problem } })
      if (known) return readKnown(cells, known)
      if (songs) albums?.add(songOfCells(cells, songs))
      return columns && readUnknown(cells, columns)
    },
    end: () => gathered?.rows() ?? editions?.rows() ?? [],
  }
}

/** Whether a row has nothing but numbers and lacks a name: it sums others up. */
const isSum = (cells: readonly string[], { places: { title = -1, artist = -1 } }: FileHeader): boolean =>
  (isBlank([cells[title] ?? '']) || isBlank([cells[artist] ?? ''])) &&
  cells.every((cell) => /^[\s\d.,+%€$£¥-]*$/.test(cell))

/** Creates what joins the rows of one album that a file has in several formats, a row each. */
function createEditions() {
  const rows: NumberedRow[] = []
  const known = new Map<string, NumberedRow>()
  const keyOf = ({ title, artist, releaseDate, bandcampUrl }: Record<string, unknown>) =>
    bandcampUrl ? null : `${namesKey({ title: String(title), artist: String(artist) })}\n${releaseDate ?? ''}`
  return {
    rows: () => rows,
    keep(read: NumberedRow) {
      const key = read.album && keyOf(read.album)
      if (key !== null && !known.has(key)) known.set(key, read)
      rows.push(read)
    },
    /** Whether an album is one that was there in other formats, to which it adds its own. */
    hasJoined(album: Record<string, unknown>): boolean {
      const [key, formats] = [keyOf(album), (album.formats ?? []) as Format[]]
      const there = key === null ? null : known.get(key)?.album
      if (!there?.formats?.length || formats.length === 0 || formats.some((one) => there.formats?.includes(one)))
        return false
      there.formats = distinctFormats([...there.formats, ...formats])
      return true
    },
  }
}
