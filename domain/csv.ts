import * as messages from '#locales/validation/file.ts'
import type { AlbumView } from './album.ts'
import type { FileHeader } from './file-header.ts'

/** The columns of an album CSV: the ten that everybody reads, then those only Gatefold needs for a lossless way back. */
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

// A spreadsheet runs a cell that begins with one of these, so it goes out with an apostrophe before it (which is one of them, so that
// the way back is certain).
const RISKY = /^[=+\-@'\t\r]/

/** A text as a cell that no spreadsheet runs. */
export const guardCell = (text: string): string => (RISKY.test(text) ? `'${text}` : text)

/** The text of a guarded cell: one apostrophe goes where a risky character follows. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

// Semicolons part the tags of a cell; a semicolon, comma or backslash within a tag stands behind a backslash.
export const joinTags = (tags: readonly string[]) => tags.map((tag) => tag.replace(/[\\;,]/g, '\\$&')).join('; ')

/** The tags of a cell. Semicolons part them; a cell without any may part them by commas, as other programs write them. */
export function splitTags(cell: string): string[] {
  const parts = cell.match(/(?:\\.|[^\\;])+/gs) ?? []
  const tags =
    parts.length > 1 || cell.includes('\\') ? parts.map((part) => part.replace(/\\(.)/gs, '$1')) : cell.split(',')
  return tags.map((tag) => tag.trim()).filter(Boolean)
}

/** What parts the cells of a CSV text, told by its first line alone, for cells may hold anything; a comma where that does not tell. */
export function csvDelimiter(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const cells = (delimiter: string) => header.split(delimiter).length
  return [';', '\t', '|'].reduce((best, one) => (cells(one) > cells(best) ? one : best), ',')
}

/**
 * Where the header of a CSV text begins and what parts its cells: past a byte order mark, empty lines and the line `sep=;` that some
 * spreadsheets write in front.
 */
export function csvShape(text: string): { start: number; delimiter: string } {
  const [before] = /^\uFEFF?(?:[ \t]*\r?\n)*/.exec(text) ?? ['']
  const [hint, named] = /^sep=([,;|\t])(?:\r\n?|\n)/i.exec(text.slice(before.length, before.length + 10)) ?? ['']
  const start = before.length + hint.length
  return { start, delimiter: named ?? csvDelimiter(text.slice(start, start + 1_000_000)) }
}

/** The header line of an album CSV, with its line end. */
export const csvHeader = (): string => `${CSV_COLUMNS.join(',')}\r\n`

/** An album as a line of CSV, with its line end. */
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
 * A row's cells as an album that is still to be checked, or why they can be none. A column that the file does not have is absent, so that
 * a file without addresses can be told from one whose albums have none; `bandcampTags` and `userTags` go before `tags`.
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
