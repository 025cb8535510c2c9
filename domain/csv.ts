import * as messages from '#locales/validation/file.ts'
import type { AlbumView } from './album.ts'

/** The columns of an album CSV: first the ten common ones, then those that make a Gatefold export lossless. */
export const CSV_COLUMNS = [
  'id',
  'title',
  'artist',
  'bandcampUrl',
  'coverUrl',
  'rating',
  'notes',
  'releaseDate',
  'trackCount',
  'tags',
  'list',
  'bandcampTags',
  'userTags',
  'addedAt',
  'previewTitle',
] as const
export type CsvColumn = (typeof CSV_COLUMNS)[number]

/** The index of each known column in a file's rows, and the number of columns. */
export type FileHeader = { places: Partial<Record<CsvColumn, number>>; width: number }

// Spreadsheets evaluate a cell that begins with one of these, also full-width, so it is exported with an apostrophe in front. The
// apostrophe is in the set too, which makes the escaping reversible.
const RISKY = /^[=+\-@＝＋－＠'\t\r]/

/** Escapes a text so that no spreadsheet evaluates it. */
export const guardCell = (text: string): string => (RISKY.test(text) ? `'${text}` : text)

/** Reverses `guardCell`: removes one apostrophe in front of a risky character. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell

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

/** The header line of an album CSV, with its line ending. */
export const csvHeader = (): string => `${CSV_COLUMNS.join(',')}\r\n`

/** An album as a line of CSV, with its line ending. */
export function csvLine(album: AlbumView): string {
  const cells: Record<CsvColumn, string> = {
    id: String(album.id),
    title: album.title,
    artist: album.artist,
    bandcampUrl: album.bandcampUrl,
    coverUrl: album.coverUrl ?? '',
    rating: album.rating === null ? '' : String(album.rating),
    notes: album.notes,
    releaseDate: album.releaseDate ?? '',
    trackCount: album.trackCount === null ? '' : String(album.trackCount),
    tags: joinTags(album.tags),
    list: album.list,
    bandcampTags: joinTags(album.bandcampTags),
    userTags: joinTags(album.userTags),
    addedAt: album.addedAt,
    previewTitle: album.previewTitle ?? '',
  }
  return `${CSV_COLUMNS.map((column) => quote(guardCell(cells[column]))).join(',')}\r\n`
}

const numberOr = (cell: string): number | string | null => {
  if (cell.trim() === '') return null
  const value = Number(cell)
  return Number.isNaN(value) ? cell : value
}

const DAY = /^\d{4}-\d\d-\d\d$/

/**
 * Converts a row's cells to an unchecked album, or tells why it cannot. Fields of absent columns stay undefined, which distinguishes a
 * file without URLs from albums without one; `bandcampTags` and `userTags` take precedence over `tags`.
 */
export function cellsToAlbum(
  cells: readonly string[],
  { places, width }: FileHeader,
): { album: Record<string, unknown> } | { fault: { field: string; message: string } } {
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== '')) {
    return {
      fault: { field: 'row', message: messages.tooManyCells(cells.length, width) },
    }
  }
  const cell = (column: CsvColumn) => {
    const place = places[column]
    return place === undefined ? undefined : unguardCell(cells[place] ?? '')
  }
  const tagsOf = (column: CsvColumn) => {
    const value = cell(column)
    return value === undefined ? undefined : splitTags(value)
  }
  const hasKinds = places.bandcampTags !== undefined || places.userTags !== undefined
  const addedAt = cell('addedAt')?.trim()
  return {
    album: {
      title: cell('title'),
      artist: cell('artist'),
      bandcampUrl: cell('bandcampUrl')?.trim(),
      coverUrl: cell('coverUrl'),
      rating: numberOr(cell('rating') ?? ''),
      notes: cell('notes'),
      releaseDate: cell('releaseDate'),
      trackCount: numberOr(cell('trackCount') ?? ''),
      ...(hasKinds
        ? { bandcampTags: tagsOf('bandcampTags') ?? [], userTags: tagsOf('userTags') ?? [] }
        : { userTags: tagsOf('tags') ?? [] }),
      list: cell('list')?.trim().toLowerCase() || undefined,
      addedAt: addedAt ? (DAY.test(addedAt) ? `${addedAt}T00:00:00.000Z` : addedAt) : undefined,
      previewTitle: cell('previewTitle'),
    },
  }
}
