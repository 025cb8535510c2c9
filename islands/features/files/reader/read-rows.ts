import { type ColumnPlaces, type CsvReader, createCsvReader, type FileChoices } from '#domain/files/csv-reader.ts'
import { type CsvRow, createCsvRows } from '#domain/files/csv-rows.ts'
import type { TextEncoding } from '#domain/files/file-bytes.ts'
import { guessColumns, isGatefoldHeader, isNameless, MAX_COLUMNS, readHeader } from '#domain/files/file-header.ts'
import type { NumberedRow } from '#domain/files/file-rows.ts'
import { knownFileOf } from '#domain/files/known-files.ts'
import { createSurvey, type FileForms, needsSurvey } from '#domain/files/survey.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/files.ts'
import type { FileColumns } from '../file-job.ts'
import { type FileKind, kindOf } from './file-kind.ts'
import { InvalidFile, textOf } from './file-text.ts'

type OnRead = (share: number) => void

/** Reads a CSV row by row, by the columns that were chosen if there are such. @throws InvalidFile */
export async function readCsv(
  file: Blob,
  encoding: TextEncoding,
  onRow: (row: NumberedRow) => void,
  onRead: OnRead,
  choices: FileChoices = {},
): Promise<FileKind> {
  const { forms, rows } = await surveyCsv(file, encoding, choices, (share) => onRead(share * SURVEY))
  let names: string[] = []
  let reader: CsvReader | null = null
  // Why the header does not say enough; where there are rows, a person can.
  let unclear = ''
  const columnsOf = (places: ColumnPlaces, problem: string | null): FileColumns => ({
    names,
    places,
    problem,
    isNameless: choices.isNameless ?? (problem !== null && isNameless(names)),
    scale: choices.scale ?? forms.scale,
    dayFirst: choices.dayFirst ?? forms.dayFirst,
    unclearDate: choices.dayFirst === undefined ? forms.unclearDate : null,
  })
  const unclearKind = () => kindOf({ source: 'csv', columns: columnsOf(guessColumns(names), unclear) })
  const take = (cells: readonly string[], from: CsvReader, problem?: string) => {
    const read = from.read(cells, problem)
    if (read) give(read)
  }
  const give = (read: NumberedRow) => {
    if (read.row.row > LIMITS.importRows) throw new InvalidFile(messages.tooManyAlbums(LIMITS.importRows))
    onRow(read)
  }
  for await (const some of rows ?? rowsIn(file, encoding, (share) => onRead(SURVEY + share * (1 - SURVEY)))) {
    for (const { cells, problem } of some) {
      if (unclear) return unclearKind()
      if (reader) {
        take(cells, reader, problem)
        continue
      }
      names = cells
      const made = createCsvReader(cells, {
        ...choices,
        scale: choices.scale ?? forms.scale ?? 5,
        dayFirst: choices.dayFirst ?? forms.dayFirst,
      })
      if (!('message' in made)) reader = made
      else if (cells.length > 1 && cells.length <= MAX_COLUMNS) unclear = made.message
      else throw new InvalidFile(problem ?? made.message)
      if (reader?.isNameless) take(cells, reader, problem)
    }
  }
  // Its only row may be an album.
  if (unclear && names.filter((cell) => cell.trim() !== '').length > 1) return unclearKind()
  if (!reader) throw new InvalidFile(unclear || messages.emptyFile)
  for (const read of reader.end()) give(read)
  const { source, places, crates, left, hasPlays, order, songs } = reader
  const playColumns = order && { order, first: names }
  const columns = places && columnsOf(places, null)
  return kindOf({ source, columns, crates, left: left(), hasPlays, playColumns, songs: songs(), list: reader.list })
}

/** The rows of a CSV, some at a time. */
async function* rowsIn(file: Blob, encoding: TextEncoding, onRead: OnRead): AsyncGenerator<CsvRow[]> {
  const rowsOf = createCsvRows()
  for await (const { text, isLast } of textOf(file, encoding, onRead)) yield [...rowsOf(text, isLast)]
}

/** What the rows of a file tell before they are read, and the rows, unless they are not parsed to the end or too many to keep. */
type Survey = { forms: FileForms; rows: CsvRow[][] | null }
const NO_SURVEY: Survey = { forms: { scale: null, dayFirst: null, unclearDate: null }, rows: null }
const MOST_KEPT = { bytes: 32_000_000, rows: 2 * LIMITS.importRows }
/** The share of a survey in reading a file. */
const SURVEY = 0.3

/** Looks through all cells of a CSV for what they say of their forms together, where a column needs that. */
async function surveyCsv(
  file: Blob,
  encoding: TextEncoding,
  { places, isNameless = false }: FileChoices,
  onRead: OnRead,
): Promise<Survey> {
  let survey: ReturnType<typeof createSurvey> | null = null
  let kept: CsvRow[][] | null = file.size <= MOST_KEPT.bytes ? [] : null
  let count = 0
  for await (const some of rowsIn(file, encoding, onRead)) {
    for (const { cells } of some) {
      if (survey) {
        survey.add(cells)
        continue
      }
      const read = knownFileOf(cells) ? null : places ? { places, width: 0 } : readHeader(cells)
      if (!read || 'message' in read || isGatefoldHeader(read) || !needsSurvey(read.places)) return NO_SURVEY
      survey = createSurvey(read.places)
      if (isNameless) survey.add(cells)
    }
    count += some.length
    kept?.push(some)
    if (count > MOST_KEPT.rows) kept = null
  }
  return survey ? { forms: survey.end(), rows: kept } : NO_SURVEY
}
