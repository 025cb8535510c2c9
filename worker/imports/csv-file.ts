import Papa from 'papaparse'
import { Invalid } from '#domain/app-error.ts'
import { cellsToAlbum, csvShape } from '#domain/csv.ts'
import type { FailedRow } from '#domain/error.ts'
import type { FileAlbum } from '#domain/exchange.ts'
import { readHeader } from '#domain/file-header.ts'
import { checkFileAlbum } from '#domain/file-rows.ts'

/** Parses a CSV text into valid albums and failed rows, which count from 1 without the header. @throws Invalid for an unusable header */
export function readCsvFile(text: string): { albums: FileAlbum[]; failed: FailedRow[] } {
  const { start, delimiter } = csvShape(text)
  // Empty lines are skipped below, so that the others keep their numbers.
  const parsed = Papa.parse<string[]>(text.slice(start), { delimiter })
  const header = readHeader(parsed.data[0] ?? [])
  if ('message' in header) throw new Invalid(header.message, { csvData: header.message })
  const albums: FileAlbum[] = []
  const failed: FailedRow[] = []
  const broken = new Map(
    parsed.errors.filter((error) => error.type === 'Quotes').map((error) => [Number(error.row), error.message]),
  )
  parsed.data.forEach((cells, row) => {
    if (row === 0 || cells.every((cell) => cell.trim() === '')) return
    const quotes = broken.get(row)
    const read = quotes ? { fault: { field: 'row', message: quotes } } : cellsToAlbum(cells, header)
    const checked = 'fault' in read ? read : checkFileAlbum(read.album)
    if ('fault' in checked) failed.push({ row, ...checked.fault })
    else albums.push(checked.album)
  })
  return { albums, failed }
}
