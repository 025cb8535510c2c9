import Papa from 'papaparse'
import type { FailedRow } from '#domain/errors/error.ts'
import { CSV_COLUMNS, guardCell, joinTags } from '#domain/files/csv.ts'
import { openCollectionFile } from '#domain/files/export-schema.ts'
import type { TextEncoding } from '#domain/files/file-bytes.ts'
import type { FileFormat } from '#domain/imports/file-mode.ts'
import { faultAt } from '#locales/validation/file.ts'
import { createCsvRows } from './csv-rows.ts'
import { textOf, wholeTextOf } from './pieces.ts'

const ERROR = 'error'

type Failures = ReadonlyMap<number, FailedRow>

const failureText = ({ field, message }: FailedRow) => (field === 'row' ? message : faultAt(field, message))

/** The header and the failed rows as they stand in the file, with an error column; it replaces one from an earlier download. */
async function fromCsv(file: Blob, encoding: TextEncoding, failures: Failures): Promise<string[][]> {
  const rowsOf = createCsvRows()
  const table: string[][] = []
  let place = -1
  let at = -1
  for await (const { text, isLast } of textOf(file, encoding, () => {})) {
    for (const { cells } of rowsOf(text, isLast)) {
      place += 1
      const failure = failures.get(place)
      if (place === 0) at = cells.includes(ERROR) ? cells.indexOf(ERROR) : cells.length
      if (place > 0 && !failure) continue
      while (cells.length < at) cells.push('')
      cells[at] = failure ? failureText(failure) : ERROR
      table.push(cells)
    }
  }
  return table
}

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return guardCell(joinTags(value.map(String)))
  return guardCell(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

async function fromJson(file: Blob, encoding: TextEncoding, failures: Failures): Promise<string[][]> {
  const opened = openCollectionFile(await wholeTextOf(file, encoding, () => {}))
  const albums = 'albums' in opened ? opened.albums : []
  const rows = [...failures].map(([row, failure]) => {
    const raw = albums[row - 1]
    const album: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {}
    return [...CSV_COLUMNS.map((column) => cellOf(album[column])), failureText(failure)]
  })
  return [[...CSV_COLUMNS, ERROR], ...rows]
}

/** The failed rows of a file as a CSV to fix and import. @throws DOMException if the file no longer exists */
export async function failedCsv(
  file: Blob,
  format: FileFormat,
  encoding: TextEncoding,
  failures: Failures,
): Promise<Blob> {
  const table = await (format === 'json' ? fromJson : fromCsv)(file, encoding, failures)
  // The byte order mark tells spreadsheets that this is UTF-8.
  return new Blob(['\uFEFF', Papa.unparse(table, { newline: '\r\n' }), '\r\n'], { type: 'text/csv;charset=utf-8' })
}
