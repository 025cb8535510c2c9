import type { FailedRow } from '#domain/errors/error.ts'
import { cellsToAlbum, type FileHeader } from '#domain/files/csv.ts'
import type { TextEncoding } from '#domain/files/file-bytes.ts'
import { readCollectionRows } from '#domain/files/file-collection.ts'
import { isGatefoldHeader, readHeader } from '#domain/files/file-header.ts'
import { createRowNumbers, type NumberedRow } from '#domain/files/file-rows.ts'
import type { DistinctRows, FileCrateRow } from '#domain/imports/file-import.ts'
import type { FileFormat } from '#domain/imports/file-mode.ts'
import { LIMITS } from '#domain/limits.ts'
import type { FileTagColor } from '#domain/tags/tag-color-choice.ts'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import * as messages from '#locales/files.ts'
import { createCsvRows, isBlank } from './csv-rows.ts'
import { InvalidFile, textOf, wholeTextOf } from './pieces.ts'

/** The kind of a file. */
export type FileKind = {
  format: FileFormat
  isGatefold: boolean
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

/** Reads a CSV row by row. @throws InvalidFile */
export async function readCsv(
  file: Blob,
  encoding: TextEncoding,
  onRow: (row: NumberedRow) => void,
  onRead: OnRead,
): Promise<FileKind> {
  const rowsOf = createCsvRows()
  const number = createRowNumbers()
  let header: FileHeader | null = null
  let place = 0
  for await (const { text, isLast } of textOf(file, encoding, onRead)) {
    for (const { cells, problem } of rowsOf(text, isLast)) {
      if (!header) {
        const read = readHeader(cells)
        if ('message' in read) throw new InvalidFile(read.message)
        header = read
        continue
      }
      place += 1
      if (isBlank(cells)) continue
      if (place > LIMITS.importRows) {
        throw new InvalidFile(messages.tooManyAlbums(LIMITS.importRows))
      }
      onRow(number(place, problem ? { fault: { field: 'row', message: problem } } : cellsToAlbum(cells, header)))
    }
  }
  if (!header) throw new InvalidFile(messages.emptyFile)
  return {
    format: 'csv',
    isGatefold: isGatefoldHeader(header),
    crates: [],
    crateFailures: [],
    tagRules: [],
    ruleFailures: [],
    tagColors: [],
    colorFailures: [],
    distinct: { albums: [], pairs: [] },
    pairFailures: [],
  }
}

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
    isGatefold: true,
    ...parts,
    crateFailures: crateFaults,
    ruleFailures: ruleFaults,
    colorFailures: colorFaults,
    pairFailures: pairFaults,
  }
}
