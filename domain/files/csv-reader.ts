import { CrateInput } from '../crates/crate.ts'
import type { FailedRow } from '../errors/error.ts'
import type { FileCrateRow } from '../imports/file-import.ts'
import { type CellForms, cellsToAlbum, extraCells, type FileHeader, OWN_FORMS } from './csv.ts'
import { isGatefoldHeader, readHeader } from './file-header.ts'
import { createRowNumbers, type NumberedRow } from './file-rows.ts'
import { type KnownCsv, type KnownFileName, knownFileOf, type PlayCell } from './known-files.ts'
import type { LegacyEncoding } from './legacy-encoding.ts'
import { createDiary, createPlays, type PlaySource } from './plays.ts'

/** What wrote a file, as far as that shows. */
export type FileSource = 'gatefold' | 'csv' | 'collection' | 'fanLists' | KnownFileName | PlaySource

/** Which column of a file has what, as a person chose it. */
export type ColumnPlaces = FileHeader['places']

/**
 * Reads the rows of a CSV one by one; a row that is no album of its own is null. `isWholeAtEnd`: rows already read get more from later
 * ones. `hasPlays`: they have days, which depend on the time zone. `places` are which columns it reads, null in a file whose columns mean
 * what they mean. `crates` are those of the rows read so far.
 */
export type CsvReader = {
  source: FileSource
  isWholeAtEnd: boolean
  hasPlays: boolean
  places: ColumnPlaces | null
  crates: FileCrateRow[]
  /** The parts of rows, and rows, that were left out so far. */
  left: () => FailedRow[]
  /** Whether the first row is one of its rows, and has no names. */
  isNameless: boolean
  /** The order of the columns of plays without names, which a person can choose. */
  order: readonly PlayCell[] | null
  read: (cells: readonly string[], problem?: string) => NumberedRow | null
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
  /** The order of the columns of plays without names. */
  order?: readonly PlayCell[]
  /** The time zone of plays, whose file has those of UTC. */
  zone?: string
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
  const columns = known ? null : chosen ? { places: chosen, width: header.length } : readHeader(header)
  const forms = { ...OWN_FORMS, ...given }
  if (columns && 'message' in columns) return columns
  const number = createRowNumbers()
  const crates = createFileCrates()
  const plays = known?.file.play ? createPlays('lastFm', given.zone) : null
  const diary = known?.file.listen ? createDiary() : null
  const left: FailedRow[] = []
  let row = 0

  const tell = (numbered: NumberedRow) => {
    for (const part of numbered.left) left.push({ row, ...part })
    return numbered
  }
  const readKnown = (cells: readonly string[], { file, cellOf }: KnownCsv): NumberedRow | null => {
    if (file.play) return plays?.add(file.play(cellOf(cells))) ?? null
    if (file.listen) return diary?.add(file.listen(cellOf(cells))) ?? null
    const { album, crate, leftOut, ...more } = file.read(cellOf(cells))
    if (leftOut) {
      left.push({ row, field: 'row', message: leftOut })
      return null
    }
    const read = { album, left: extraCells(cells, header.length), crates: crates.placeIn(crate) }
    return { ...tell(number(row, read)), ...more }
  }
  return {
    isWholeAtEnd: plays !== null || diary !== null,
    hasPlays: plays !== null,
    source: known ? known.name : columns && isGatefoldHeader(columns) ? 'gatefold' : 'csv',
    places: columns && !isGatefoldHeader(columns) ? columns.places : null,
    crates: crates.rows,
    left: () => [...left, ...(plays?.left() ?? []), ...(diary?.left() ?? [])],
    order: known?.order ?? null,
    isNameless: known?.isNameless ?? given.isNameless ?? false,
    read(cells, problem) {
      row += 1
      if (isBlank(cells)) return null
      if (problem) return number(row, { fault: { field: 'row', message: problem } })
      if (known) return readKnown(cells, known)
      return columns && tell(number(row, cellsToAlbum(cells, columns, forms)))
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
