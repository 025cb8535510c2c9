import type { FailedRow } from '#domain/errors/error.ts'
import {
  type ColumnPlaces,
  type CsvReader,
  createCsvReader,
  type FileChoices,
  type FileSource,
} from '#domain/files/csv-reader.ts'
import { type CsvRow, createCsvRows } from '#domain/files/csv-rows.ts'
import type { TextEncoding } from '#domain/files/file-bytes.ts'
import { readCollectionRows } from '#domain/files/file-collection.ts'
import { guessColumns, isGatefoldHeader, isNameless, MAX_COLUMNS, readHeader } from '#domain/files/file-header.ts'
import type { NumberedRow } from '#domain/files/file-rows.ts'
import { knownFileOf } from '#domain/files/known-files.ts'
import { createDiary, createPlays, diaryInJson, isPlayLog, playsInJson, playsInLog } from '#domain/files/plays.ts'
import { createSurvey, type FileForms, needsSurvey } from '#domain/files/survey.ts'
import type { DistinctRows, FileCrateRow } from '#domain/imports/file-import.ts'
import type { FileFormat } from '#domain/imports/file-mode.ts'
import { LIMITS } from '#domain/limits.ts'
import type { FileTagColor } from '#domain/tags/tag-color-choice.ts'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import * as messages from '#locales/files.ts'
import type { FileColumns, PlayColumns } from '../file-job.ts'
import { InvalidFile, textOf, wholeTextOf } from './file-text.ts'

/** The kind of a file. */
type FileKind = {
  format: FileFormat
  source: FileSource
  /** The columns of a CSV, where a person can choose what they have. */
  columns: FileColumns | null
  /** The columns of plays without names in their order, and the first row. */
  playColumns: PlayColumns | null
  /** Whether its days depend on the time zone. */
  hasPlays: boolean
  /** How many albums the fan of its lists hides. */
  hidden: number
  /** What was left out of its rows. */
  left: FailedRow[]
  crates: FileCrateRow[]
  crateFailures: FailedRow[]
  tagRules: TagRule[]
  ruleFailures: FailedRow[]
  tagColors: FileTagColor[]
  colorFailures: FailedRow[]
  distinct: DistinctRows
  pairFailures: FailedRow[]
}

type OnRead = (share: number) => void

/** The format of a file by its first characters; its name may be wrong. */
export async function formatOf(file: Blob, encoding: TextEncoding): Promise<FileFormat> {
  const head = await wholeTextOf(file.slice(0, 4_096), encoding, () => {})
  return /^\s*[{[]/.test(head) ? 'json' : 'csv'
}

/** Reads a CSV row by row, by the columns that were chosen if there are such. @throws InvalidFile */
export async function readCsv(
  file: Blob,
  encoding: TextEncoding,
  onRow: (row: NumberedRow) => void,
  onRead: OnRead,
  choices: FileChoices = {},
): Promise<FileKind> {
  if (isPlayLog(await wholeTextOf(file.slice(0, 100), encoding, () => {})))
    return readLog(playsInLog(await wholeTextOf(file, encoding, onRead)), onRow, choices.zone)
  const { forms, rows } = await surveyCsv(file, encoding, choices, (share) => onRead(share * SURVEY))
  const held: NumberedRow[] = []
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
  const take = (cells: readonly string[], from: CsvReader, problem?: string) => {
    const read = from.read(cells, problem)
    if (!read) return
    if (read.row.row > LIMITS.importRows) throw new InvalidFile(messages.tooManyAlbums(LIMITS.importRows))
    if (from.isWholeAtEnd) held.push(read)
    else onRow(read)
  }
  for await (const some of rows ?? rowsIn(file, encoding, (share) => onRead(SURVEY + share * (1 - SURVEY)))) {
    for (const { cells, problem } of some) {
      if (unclear) return csvKind('csv', columnsOf(guessColumns(names), unclear))
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
      else throw new InvalidFile(made.message)
      if (reader?.isNameless) take(cells, reader, problem)
    }
  }
  for (const read of held) onRow(read)
  if (!reader) throw new InvalidFile(unclear || messages.emptyFile)
  const { source, places, crates, left, hasPlays, order } = reader
  const playColumns = order && { order, first: names }
  return { ...csvKind(source, places && columnsOf(places, null), crates, left()), hasPlays, playColumns }
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

const csvKind = (
  source: FileSource,
  columns: FileColumns | null,
  crates: FileCrateRow[] = [],
  left: FailedRow[] = [],
): FileKind => ({
  format: 'csv',
  source,
  columns,
  playColumns: null,
  hasPlays: false,
  hidden: 0,
  left,
  crates,
  crateFailures: [],
  tagRules: [],
  ruleFailures: [],
  tagColors: [],
  colorFailures: [],
  distinct: { albums: [], pairs: [] },
  pairFailures: [],
})

/** Makes albums of what was heard, each with its days; a row is whole after the last of them. */
function readHeard<Heard>(
  source: FileSource,
  heard: readonly Heard[],
  albums: { add: (one: Heard) => NumberedRow | null; left: () => FailedRow[] },
  onRow: (row: NumberedRow) => void,
): FileKind {
  const rows = heard.flatMap((one) => albums.add(one) ?? [])
  for (const row of rows) onRow(row)
  return { ...csvKind(source, null, [], albums.left()), format: 'json' }
}

/** The plays of a log; the times of a player's own clock are of no other zone. */
const readLog = (
  { plays, isLocal }: ReturnType<typeof playsInLog>,
  onRow: (row: NumberedRow) => void,
  zone?: string,
): FileKind => ({
  ...readHeard('scrobblerLog', plays, createPlays('scrobblerLog', isLocal ? 'UTC' : zone), onRow),
  format: 'csv',
  hasPlays: !isLocal,
})

/** Reads a full-collection file, one of plays, or a diary. @throws InvalidFile */
export async function readJson(
  file: Blob,
  encoding: TextEncoding,
  onRow: (row: NumberedRow) => void,
  onRead: OnRead,
  { zone, withHidden }: FileChoices = {},
): Promise<FileKind> {
  const text = await wholeTextOf(file, encoding, onRead)
  const heard = playsInJson(text)
  if (heard) {
    const { source, plays } = heard
    return { ...readHeard(source, plays, createPlays(source, zone), onRow), hasPlays: true }
  }
  const diary = diaryInJson(text)
  if (diary) return readHeard('diary', diary, createDiary(), onRow)
  const read = readCollectionRows(text, withHidden)
  if ('message' in read) throw new InvalidFile(read.message, 'json')
  const left = read.rows.flatMap(({ row, left }) => left.map((part) => ({ row: row.row, ...part })))
  for (const row of read.rows) onRow(row)
  const { rows: _, crateFaults, ruleFaults, colorFaults, pairFaults, ...parts } = read
  return {
    format: 'json',
    columns: null,
    playColumns: null,
    hasPlays: false,
    left,
    ...parts,
    crateFailures: crateFaults,
    ruleFailures: ruleFaults,
    colorFailures: colorFaults,
    pairFailures: pairFaults,
  }
}
