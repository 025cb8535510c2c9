import Papa from 'papaparse'
import { CSV_COLUMNS, guardCell, joinTags } from '#domain/csv.ts'
import type { FailedRow } from '#domain/error.ts'
import { openCollectionFile } from '#domain/exchange.ts'
import type { TextEncoding } from '#domain/file-bytes.ts'
import type { FileFormat } from '#domain/file-mode.ts'
import { createCsvRows } from './csv-rows.ts'
import { textOf, wholeTextOf } from './pieces.ts'

const ERROR = 'error'

type Faults = ReadonlyMap<number, FailedRow>

const textOfFault = ({ field, message }: FailedRow) => (field === 'row' ? message : `${field}: ${message}`)

/** The heading and the faulty rows as they stand in the file, what is wrong behind each; a column of an earlier round gives way. */
async function fromCsv(file: Blob, encoding: TextEncoding, faults: Faults): Promise<string[][]> {
  const rowsOf = createCsvRows()
  const table: string[][] = []
  let place = -1
  let at = -1
  for await (const { text, isLast } of textOf(file, encoding, () => {})) {
    for (const { cells } of rowsOf(text, isLast)) {
      place += 1
      const fault = faults.get(place)
      if (place === 0) at = cells.includes(ERROR) ? cells.indexOf(ERROR) : cells.length
      if (place > 0 && !fault) continue
      while (cells.length < at) cells.push('')
      cells[at] = fault ? textOfFault(fault) : ERROR
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

async function fromJson(file: Blob, encoding: TextEncoding, faults: Faults): Promise<string[][]> {
  const opened = openCollectionFile(await wholeTextOf(file, encoding, () => {}))
  const albums = 'albums' in opened ? opened.albums : []
  const rows = [...faults].map(([row, fault]) => {
    const raw = albums[row - 1]
    const album: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {}
    return [...CSV_COLUMNS.map((column) => cellOf(album[column])), textOfFault(fault)]
  })
  return [[...CSV_COLUMNS, ERROR], ...rows]
}

/** The faulty rows of a file as a CSV to be mended and brought again. @throws where the file is not there any more */
export async function faultyCsv(file: Blob, format: FileFormat, encoding: TextEncoding, faults: Faults): Promise<Blob> {
  const table = await (format === 'json' ? fromJson : fromCsv)(file, encoding, faults)
  // The mark tells spreadsheets that this is UTF-8.
  return new Blob(['\uFEFF', Papa.unparse(table, { newline: '\r\n' }), '\r\n'], { type: 'text/csv;charset=utf-8' })
}
