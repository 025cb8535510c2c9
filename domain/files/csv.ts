import * as messages from '#locales/validation/file.ts'
import type { AlbumView } from '../albums/album.ts'
import { ALBUM_KEYS, type AlbumField, type AlbumKey, albumField } from '../albums/album-fields.ts'

/** A column of an album CSV: the id, a field, or `tags` with both kinds of tags. */
export type CsvColumn = 'id' | 'tags' | AlbumKey

/** The columns of an album CSV: first the ten common ones, then those that make a Gatefold export lossless. */
export const CSV_COLUMNS: readonly CsvColumn[] = [
  'id',
  ...ALBUM_KEYS.flatMap((key) => (key === 'list' ? (['tags', key] as const) : [key])),
]

/** The index of each known column in a file's rows, and the number of columns. */
export type FileHeader = { places: Partial<Record<CsvColumn, number>>; width: number }

// Spreadsheets evaluate a cell that begins with one of these, also full-width, so it is exported with an apostrophe in front. The
// apostrophe is in the set too, which makes the escaping reversible.
const RISKY = "=+\\-@＝＋－＠'"
// Where a list separator is a semicolon, Excel splits cells at semicolons, and at line breaks within quotes, which it then does not see.
const [START, BREAK] = [`(^[ "]*)`, `([;\\t\\r\\n][ "]*)`]
const [AFTER_START, AFTER_BREAK] = [`(?=[${RISKY}\\t\\r\\n])`, `(?=[${RISKY}])`]

/** Escapes a text so that no spreadsheet evaluates it or a part of it. */
export const guardCell = (text: string): string =>
  text.replace(new RegExp(BREAK + AFTER_BREAK, 'g'), "$1'").replace(new RegExp(START + AFTER_START), "$1'")

/** Reverses `guardCell`: removes the apostrophe in front of each risky character. */
export const unguardCell = (cell: string): string =>
  cell.replace(new RegExp(`${START}'${AFTER_START}`), '$1').replace(new RegExp(`${BREAK}'${AFTER_BREAK}`, 'g'), '$1')

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Joins tags by semicolons; a semicolon, comma or backslash within a tag is escaped by a backslash. */
export const joinTags = (tags: readonly string[]) => tags.map((tag) => tag.replace(/[\\;,]/g, '\\$&')).join('; ')

/** Splits a cell into tags at semicolons; a cell without any is split at commas, as other programs write it. */
export function splitTags(cell: string): string[] {
  const parts = cell.match(/(?:\\.|[^\\;])+/gs) ?? []
  const tags =
    parts.length > 1 || cell.includes('\\') ? parts.map((part) => part.replace(/\\(.)/gs, '$1')) : cell.split(',')
  return tags.map((tag) => tag.trim()).filter(Boolean)
}

/** The delimiter of a CSV text. Only the header line decides, since cells may contain anything; a comma if it is ambiguous. */
export function csvDelimiter(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const cells = (delimiter: string) => header.split(delimiter).length
  return [';', '\t', '|'].reduce((best, one) => (cells(one) > cells(best) ? one : best), ',')
}

/**
 * The offset of a CSV text's header and its delimiter. Skips a byte order mark, empty lines and the line `sep=;` that some spreadsheets
 * write.
 */
export function csvShape(text: string): { start: number; delimiter: string } {
  const [before] = /^\uFEFF?(?:[ \t]*\r?\n)*/.exec(text) ?? ['']
  const [hint, named] = /^sep=([,;|\t])(?:\r\n?|\n)/i.exec(text.slice(before.length, before.length + 10)) ?? ['']
  const start = before.length + hint.length
  return { start, delimiter: named ?? csvDelimiter(text.slice(start, start + 1_000_000)) }
}

const QUOTE_PROBLEMS: Record<string, string> = {
  MissingQuotes: messages.openQuote,
  InvalidQuotes: messages.strayQuotes,
}

/** What is wrong with a row's quotation marks, by Papa Parse's code; undefined for what does not concern them. */
export const quoteProblem = (code: string): string | undefined => QUOTE_PROBLEMS[code]

/** The header line of an album CSV, with its line ending. */
export const csvHeader = (): string => `${CSV_COLUMNS.join(',')}\r\n`

const cellOf = (value: AlbumView[CsvColumn]): string => {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? joinTags(value) : String(value)
}

/** Texts as a line of CSV, with its line ending. */
export const csvCells = (cells: readonly string[]): string =>
  `${cells.map((cell) => quote(guardCell(cell))).join(',')}\r\n`

/** An album as a line of CSV, with its line ending. */
export const csvLine = (album: AlbumView): string => csvCells(CSV_COLUMNS.map((column) => cellOf(album[column])))

const DAY = /^\d{4}-\d\d-\d\d$/

/** The unchecked value of a cell; undefined or null where an empty one says nothing. */
const READ_CELL: Record<AlbumField['type'], (cell: string, field: AlbumField) => unknown> = {
  text: (cell, { values }) => (values ? cell.trim().toLowerCase() || undefined : cell),
  integer: (cell) => {
    if (cell.trim() === '') return null
    const value = Number(cell)
    return Number.isNaN(value) ? cell : value
  },
  boolean: (cell) => {
    const text = cell.trim().toLowerCase()
    return text === 'true' || text === 'false' ? text === 'true' : cell
  },
  moment: (cell) => {
    const moment = cell.trim()
    return DAY.test(moment) ? `${moment}T00:00:00.000Z` : moment || undefined
  },
  tags: splitTags,
  set: (cell) => splitTags(cell.toLowerCase()),
}

/** What is wrong with a row that has more cells than the header; null if nothing is. */
export const tooManyCells = (cells: readonly string[], width: number): { field: string; message: string } | null =>
  cells.slice(width).some((cell) => cell.trim() !== '')
    ? { field: 'row', message: messages.tooManyCells(cells.length, width) }
    : null

/**
 * Converts a row's cells to an unchecked album, or tells why it cannot. Fields of absent columns stay undefined, which distinguishes a
 * file without URLs from albums without one; `bandcampTags` and `userTags` take precedence over `tags`.
 */
export function cellsToAlbum(
  cells: readonly string[],
  { places, width }: FileHeader,
): { album: Record<string, unknown> } | { fault: { field: string; message: string } } {
  const fault = tooManyCells(cells, width)
  if (fault) return { fault }
  const album: Record<string, unknown> = {}
  const read = (column: CsvColumn, key: AlbumKey) => {
    const place = places[column]
    if (place === undefined) return
    const field = albumField(key)
    const cell = unguardCell(cells[place] ?? '')
    album[key] = field.owner === 'bandcamp' && cell.trim() === '' ? null : READ_CELL[field.type](cell, field)
  }
  for (const key of ALBUM_KEYS) read(key, key)
  if (places.bandcampTags === undefined && places.userTags === undefined) read('tags', 'userTags')
  return { album }
}
