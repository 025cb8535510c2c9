import { Invalid, TooLarge } from '#domain/errors/app-error.ts'
import type { FailedRow } from '#domain/errors/error.ts'
import { type CellForms, cellsToAlbum, OWN_FORMS } from '#domain/files/csv.ts'
import { type ColumnPlaces, isBlank } from '#domain/files/csv-reader.ts'
import { type CsvRow, createCsvRows } from '#domain/files/csv-rows.ts'
import { checkCollection, openCollection } from '#domain/files/export-schema.ts'
import { collectionRows } from '#domain/files/file-collection.ts'
import { readHeader } from '#domain/files/file-header.ts'
import { createRowNumbers } from '#domain/files/file-rows.ts'
import type { Steps } from '#domain/files/steps.ts'
import { createSurvey } from '#domain/files/survey.ts'
import type { FileCrateRow, FileImportEnd } from '#domain/imports/file-import.ts'
import type { FileFormat } from '#domain/imports/file-mode.ts'
import type { Item } from '#domain/imports/item.ts'
import { LIMITS } from '#domain/limits.ts'
import { hasTooManyParts } from '#domain/text/json-parts.ts'
import { tooLarge } from '#locales/errors.ts'
import { tooManyAlbumsInCall } from '#locales/validation.ts'
import { takeTurns } from '../db/paced.ts'

// The number of characters whose rows are parsed at once.
const PIECE = 100_000

type ReadFile = {
  format: FileFormat
  items: Item[]
  failed: FailedRow[]
  /** The parts of rows that were left out. */
  left: FailedRow[]
  crates: FileCrateRow[]
} & Pick<FileImportEnd, 'tagRules' | 'tagColors' | 'distinct'>

/** Parses a CSV text into valid albums and failed rows, which count from 1 without the header. @throws Invalid */
export async function readCsvFile(text: string): Promise<ReadFile> {
  // Empty lines are skipped below, so that the others keep their numbers.
  const rows = await rowsIn(text)
  const header = readHeader(rows[0]?.cells ?? [])
  if ('message' in header) {
    const message = rows[0]?.problem ?? header.message
    throw new Invalid(message, { csvData: message })
  }
  // The header, and an empty line after the last line ending.
  if (rows.length > LIMITS.importCallRows + 2 || (rows[LIMITS.importCallRows + 1]?.cells ?? ['']).join('') !== '') {
    const message = tooManyAlbumsInCall(LIMITS.importCallRows)
    throw new Invalid(message, { csvData: message })
  }
  const items: Item[] = []
  const failed: FailedRow[] = []
  const left: FailedRow[] = []
  const forms = await formsOf(rows, header.places)
  const number = createRowNumbers()
  const turn = takeTurns()
  for (const [row, { cells, problem }] of rows.entries()) {
    if (row === 0 || isBlank(cells)) continue
    await turn()
    const read = number(
      row,
      problem ? { fault: { field: 'row', message: problem } } : cellsToAlbum(cells, header, forms),
    )
    for (const part of read.left) left.push({ row, ...part })
    if ('fault' in read.row) failed.push({ row, ...read.row.fault })
    else if (read.album) items.push({ row, ...numberOf(read), album: read.album, crates: [] })
  }
  return { format: 'csv', items, failed, left, crates: [] }
}

type Numbered = Pick<Item, 'nth' | 'isOtherYear' | 'isExact'>

const numberOf = ({ nth, isOtherYear, isExact }: Numbered): Numbered => ({ nth, isOtherYear, isExact })

/** Does work in steps and yields between them. */
async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  const turn = takeTurns()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await turn()
  }
}

/** The rows of a text, or a few more than a call may have. */
async function rowsIn(text: string): Promise<CsvRow[]> {
  const read = createCsvRows()
  const rows: CsvRow[] = []
  const turn = takeTurns()
  for (let at = 0; at === 0 || at < text.length; at += PIECE) {
    for (const row of read(text.slice(at, at + PIECE), at + PIECE >= text.length)) {
      if (rows.push(row) > LIMITS.importCallRows + 2) return rows
      await turn()
    }
    await turn()
  }
  return rows
}

/** The forms of values that all cells together suggest. */
async function formsOf(rows: readonly CsvRow[], places: ColumnPlaces): Promise<CellForms> {
  const survey = createSurvey(places)
  const turn = takeTurns()
  for (const [row, { cells }] of rows.entries()) {
    if (row === 0) continue
    await turn()
    survey.add(cells)
  }
  const { scale, dayFirst } = survey.end()
  return { scale: scale ?? OWN_FORMS.scale, dayFirst }
}

/** Parses the text of a collection file, which must be valid except for events. @throws TooLarge, Invalid also for too many albums */
export async function readCollectionFile(text: string): Promise<ReadFile> {
  if (hasTooManyParts(text, { withEntries: true })) throw new TooLarge(tooLarge)
  const opened = await inTurns(openCollection(text))
  if ('message' in opened) throw new Invalid(opened.message, opened.fields)
  if (opened.albums.length > LIMITS.importCallRows) {
    const message = tooManyAlbumsInCall(LIMITS.importCallRows)
    throw new Invalid(message, { collectionData: message })
  }
  const checked = await inTurns(checkCollection(opened))
  if ('message' in checked) throw new Invalid(checked.message, checked.fields)
  const read = await inTurns(collectionRows(opened))
  const items = read.rows.flatMap(({ row, album, ...more }) =>
    album && 'album' in row ? [{ row: row.row, ...numberOf(more), album, crates: row.crates ?? [] }] : [],
  )
  const left = [...read.rows.flatMap(({ row, left }) => left.map((part) => ({ row: row.row, ...part }))), ...read.left]
  const { crates, tagRules, tagColors, distinct } = read
  return { format: 'json', items, failed: [], left, crates, tagRules, tagColors, distinct }
}
