import Papa from 'papaparse'
import { csvDelimiter, csvRowToAlbum } from '#domain/csv.ts'
import type { RowFailure } from '#domain/error.ts'
import { fieldErrors } from '#domain/error.ts'
import { FileAlbum } from '#domain/exchange.ts'
import { Invalid } from '#domain/failures.ts'

/** The good albums of a CSV text and what is wrong with each other row, counted from 1 without the header. @throws Invalid */
export function readCsvFile(text: string): { albums: FileAlbum[]; failed: RowFailure[] } {
  const body = text.replace(/^\uFEFF?(?: *\r?\n)*/, '')
  // Empty lines are left out below, so that the others keep their numbers.
  const parsed = Papa.parse<Record<string, string>>(body, {
    header: true,
    delimiter: csvDelimiter(body),
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  const columns = new Set(parsed.meta.fields ?? [])
  if (!columns.has('title') || !columns.has('artist')) {
    const message = 'This CSV has no title and artist columns'
    throw new Invalid(message, { csvData: message })
  }
  const albums: FileAlbum[] = []
  const failed: RowFailure[] = []
  // Papa Parse counts the header as the first row where quotes are broken.
  const broken = new Map(
    parsed.errors.filter((error) => error.type === 'Quotes').map((error) => [Number(error.row) - 1, error.message]),
  )
  parsed.data.forEach((row, index) => {
    if (Object.values(row).every((cell) => String(cell).trim() === '')) return
    const quotes = broken.get(index)
    const checked = FileAlbum.safeParse(csvRowToAlbum(row))
    if (quotes) failed.push({ row: index + 1, field: 'row', message: quotes })
    else if (checked.success) albums.push(checked.data)
    else {
      const [[field, message] = ['row', 'This row cannot be read']] = Object.entries(fieldErrors(checked.error.issues))
      failed.push({ row: index + 1, field, message })
    }
  })
  return { albums, failed }
}
