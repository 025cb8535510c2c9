import type { AlbumView } from './album.ts'

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
const joinTags = (tags: readonly string[]) => tags.map((tag) => tag.replace(/[\\;,]/g, '\\$&')).join('; ')

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

/**
 * A parsed row (column name in lower case → cell) as an album to be checked by the file schema. Columns that are not Gatefold's are
 * passed over; `bandcampTags` and `userTags` go before `tags` where they stand.
 */
export function csvRowToAlbum(row: Readonly<Record<string, string>>): Record<string, unknown> {
  const cell = (column: CsvColumn) => {
    const value = row[column.toLowerCase()]
    return value === undefined ? undefined : unguardCell(value)
  }
  const tagsOf = (column: CsvColumn) => {
    const value = cell(column)
    return value === undefined ? undefined : splitTags(value)
  }
  const hasKinds = row.bandcamptags !== undefined || row.usertags !== undefined
  const rating = numberOr(cell('rating') ?? '')
  return {
    title: cell('title') ?? '',
    artist: cell('artist') ?? '',
    bandcampUrl: cell('bandcampUrl') ?? '',
    coverUrl: cell('coverUrl') ?? '',
    rating: rating === 0 ? null : rating,
    notes: cell('notes') ?? '',
    releaseDate: cell('releaseDate') ?? '',
    trackCount: numberOr(cell('trackCount') ?? ''),
    ...(hasKinds
      ? { bandcampTags: tagsOf('bandcampTags') ?? [], userTags: tagsOf('userTags') ?? [] }
      : { userTags: tagsOf('tags') ?? [] }),
    ...(cell('list') ? { list: cell('list') } : {}),
    ...(cell('addedAt') ? { addedAt: cell('addedAt') } : {}),
    previewTitle: cell('previewTitle') ?? '',
  }
}
