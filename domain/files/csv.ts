import * as messages from '#locales/file-rows.ts'
import { pastedAddresses } from '../albums/addresses-in-text.ts'
import type { AlbumView } from '../albums/album.ts'
import { ALBUM_KEYS, type AlbumKey, albumField } from '../albums/album-fields.ts'
import { clampText } from '../text/truncate.ts'
import {
  decodeTwice,
  type RatingScale,
  readDay,
  readFormats,
  readInteger,
  readMoment,
  readRating,
  readYesOrNo,
} from './cell-values.ts'
import { csvCells, unguardCell } from './csv-cells.ts'

/** A column of an album CSV: the id, a field, or `tags` with both kinds of tags. */
export type CsvColumn = 'id' | 'tags' | AlbumKey

/** The columns of an album CSV: first the ten common ones, then those that make a Gatefold export lossless. */
export const CSV_COLUMNS: readonly CsvColumn[] = [
  'id',
  ...ALBUM_KEYS.flatMap((key) => (key === 'list' ? (['tags', key] as const) : [key])),
]

/** The index of each known column in a file's rows, and the number of columns. */
export type FileHeader = { places: Partial<Record<CsvColumn, number>>; width: number }

/** Joins tags by semicolons; a semicolon, comma or backslash within a tag is escaped by a backslash. */
export const joinTags = (tags: readonly string[]) => tags.map((tag) => tag.replace(/[\\;,]/g, '\\$&')).join('; ')

/** Splits a cell into tags at semicolons; a cell without any is split at commas, as other programs write it. */
export function splitTags(cell: string): string[] {
  const parts = cell.match(/(?:\\.|[^\\;])+/gs) ?? []
  const tags = /[;\\]/.test(cell) ? parts.map((part) => part.replace(/\\(.)/gs, '$1')) : cell.split(',')
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

/** An album as a line of CSV, with its line ending. */
export const csvLine = (album: AlbumView): string => csvCells(CSV_COLUMNS.map((column) => cellOf(album[column])))

/** How the cells of a file are meant, where they alone do not say it: how far ratings go, and whether `01/02/2003` is in February. */
export type CellForms = { scale: RatingScale; dayFirst: boolean | null }

/** The forms of what Gatefold writes itself. */
export const OWN_FORMS: CellForms = { scale: 5, dayFirst: null }

/** What programs write where there is nothing. It may also be a name. */
const NOTHING = /^\s*(?:null|n\/a|nan|undefined|\\n)\s*$/i

/** What is longer fits into no field. */
const LONGEST_CELL = 50_000

/** The value of a cell: null or an empty one where it says nothing, undefined where it can't be read. */
function cellValue(cell: string, key: AlbumKey, { scale, dayFirst }: CellForms): unknown {
  const { type, values, owner } = albumField(key)
  if (owner === 'bandcamp' && cell.trim() === '') return null
  // An address may lack its scheme, or be the code of a player.
  if (key === 'bandcampUrl') return pastedAddresses(cell)[0] ?? cell
  if (key === 'rating') return readRating(cell, scale)
  if (key === 'releaseDate') return readDay(cell, dayFirst)
  if (type === 'integer') return readInteger(cell)
  if (type === 'boolean') return readYesOrNo(cell)
  if (type === 'moment') return readMoment(cell, dayFirst)
  if (type === 'tags') return splitTags(cell)
  if (type === 'set') return readFormats(cell)
  if (!values) return cell
  const text = cell.trim().toLowerCase()
  return text === '' ? null : values.find((value) => value === text)
}

/** What is said of a row that has more cells than the header, if they say something. */
export const extraCells = (cells: readonly string[], width: number): LeftOut[] =>
  cells.slice(width).some((cell) => cell.trim() !== '')
    ? [{ field: 'row', message: messages.tooManyCells(cells.length, width) }]
    : []

/** A part of a row that is left out, and why. */
export type LeftOut = { field: string; message: string }

/**
 * Converts a row's cells to an unchecked album; what can't be read is left out and told. Fields of absent columns stay undefined, which
 * distinguishes a file without URLs from albums without one; `bandcampTags` and `userTags` take precedence over `tags`.
 */
export function cellsToAlbum(
  cells: readonly string[],
  { places, width }: FileHeader,
  forms: CellForms = OWN_FORMS,
): { album: Record<string, unknown>; left: LeftOut[] } {
  const album: Record<string, unknown> = {}
  const left = extraCells(cells, width)
  const read = (column: CsvColumn, key: AlbumKey) => {
    const place = places[column]
    if (place === undefined) return
    const said = cells[place] ?? ''
    const given = key !== 'title' && key !== 'artist' && NOTHING.test(said) ? '' : said
    const cell = given.length > LONGEST_CELL ? given.slice(0, LONGEST_CELL) : decodeTwice(unguardCell(given))
    const value = given.length > LONGEST_CELL ? undefined : cellValue(cell, key, forms)
    const isFilled = value !== null || albumField(key).isNullable
    if (value === undefined) left.push({ field: column, message: messages.unreadCell(clampText(cell.trim(), 60)) })
    else if (isFilled) album[key] = value
  }
  for (const key of ALBUM_KEYS) read(key, key)
  if (places.bandcampTags === undefined && places.userTags === undefined) read('tags', 'userTags')
  return { album, left }
}
