import Papa from 'papaparse'
import type { FailedRow } from '#domain/errors/error.ts'
import { CSV_COLUMNS, guardCell, joinTags } from '#domain/files/csv.ts'
import { type CsvReader, createCsvReader } from '#domain/files/csv-reader.ts'
import { createCsvRows } from '#domain/files/csv-rows.ts'
import { openCollectionFile } from '#domain/files/export-schema.ts'
import type { TextEncoding } from '#domain/files/file-bytes.ts'
import type { FileFormat } from '#domain/imports/file-mode.ts'
import { faultAt } from '#locales/validation/file.ts'
import { textOf, wholeTextOf } from './pieces.ts'

const ERROR = 'error'

type Failures = ReadonlyMap<number, FailedRow>

const failureText = ({ field, message }: FailedRow) => (field === 'row' ? message : faultAt(field, message))

/** The header and the failed rows as they stand in the file, with an error column; it replaces one from an earlier download. */
async function fromCsv(file: Blob, encoding: TextEncoding, failures: Failures): Promise<string[][]> {
  const rowsOf = createCsvRows()
  const table: string[][] = []
  let reader: CsvReader | null = null
  let at = -1
  const put = (cells: string[], text: string) => {
    while (cells.length < at) cells.push('')
    cells[at] = text
    table.push(cells)
  }
  for await (const { text, isLast } of textOf(file, encoding, () => {})) {
    for (const { cells, problem } of rowsOf(text, isLast)) {
      if (!reader) {
        const made = createCsvReader(cells, { places: {} })
        if ('message' in made) return table
        reader = made
        at = cells.includes(ERROR) ? cells.indexOf(ERROR) : cells.length
        put(cells, ERROR)
        continue
      }
      const failure = failures.get(reader.read(cells, problem)?.row.row ?? 0)
      if (failure) put(cells, failureText(failure))
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
