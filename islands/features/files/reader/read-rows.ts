import type { FailedRow } from '#domain/errors/error.ts'
import { type ColumnPlaces, type CsvReader, createCsvReader, type FileSource } from '#domain/files/csv-reader.ts'
import type { TextEncoding } from '#domain/files/file-bytes.ts'
import { readCollectionRows } from '#domain/files/file-collection.ts'
import { guessColumns, MAX_COLUMNS } from '#domain/files/file-header.ts'
import type { NumberedRow } from '#domain/files/file-rows.ts'
import type { DistinctRows, FileCrateRow } from '#domain/imports/file-import.ts'
import type { FileFormat } from '#domain/imports/file-mode.ts'
import { LIMITS } from '#domain/limits.ts'
import type { FileTagColor } from '#domain/tags/tag-color-choice.ts'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import * as messages from '#locales/files.ts'
import type { FileColumns } from '../file-columns.ts'
import { createCsvRows } from './csv-rows.ts'
import { InvalidFile, textOf, wholeTextOf } from './pieces.ts'

/** The kind of a file. */
export type FileKind = {
  format: FileFormat
  source: FileSource
  /** The columns of a CSV, where a person can choose what they have. */
  columns: FileColumns | null
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
  chosen?: ColumnPlaces,
): Promise<FileKind> {
  const rowsOf = createCsvRows()
  const held: NumberedRow[] = []
  let names: string[] = []
  let reader: CsvReader | null = null
  // Why the header does not say enough; where there are rows, a person can.
  let unclear = ''
  for await (const { text, isLast } of textOf(file, encoding, onRead)) {
    for (const { cells, problem } of rowsOf(text, isLast)) {
      if (unclear) return csvKind('csv', { names, places: guessColumns(names), problem: unclear })
      if (!reader) {
        names = cells
        const made = createCsvReader(cells, chosen)
        if (!('message' in made)) reader = made
        else if (cells.length > 1 && cells.length <= MAX_COLUMNS) unclear = made.message
        else throw new InvalidFile(made.message)
        continue
      }
      const read = reader.read(cells, problem)
      if (!read) continue
      if (read.row.row > LIMITS.importRows) throw new InvalidFile(messages.tooManyAlbums(LIMITS.importRows))
      if (reader.isWholeAtEnd) held.push(read)
      else onRow(read)
    }
  }
  for (const read of held) onRow(read)
  if (!reader) throw new InvalidFile(unclear || messages.emptyFile)
  const { source, places, crates } = reader
  return csvKind(source, places && { names, places, problem: null }, crates)
}

const csvKind = (source: FileSource, columns: FileColumns | null, crates: FileCrateRow[] = []): FileKind => ({
  format: 'csv',
  source,
  columns,
  crates,
  crateFailures: [],
  tagRules: [],
  ruleFailures: [],
  tagColors: [],
  colorFailures: [],
  distinct: { albums: [], pairs: [] },
  pairFailures: [],
})

/** Reads a full-collection file. @throws InvalidFile */
export async function readJson(
  file: Blob,
  encoding: TextEncoding,
  onRow: (row: NumberedRow) => void,
  onRead: OnRead,
): Promise<FileKind> {
  const read = readCollectionRows(await wholeTextOf(file, encoding, onRead))
  if ('message' in read) throw new InvalidFile(read.message, 'json')
  for (const row of read.rows) onRow(row)
  const { rows: _, crateFaults, ruleFaults, colorFaults, pairFaults, ...parts } = read
  return {
    format: 'json',
    columns: null,
    ...parts,
    crateFailures: crateFaults,
    ruleFailures: ruleFaults,
    colorFailures: colorFaults,
    pairFailures: pairFaults,
  }
}
