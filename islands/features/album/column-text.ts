import type { AlbumView } from '#domain/albums/album.ts'
import { priceText } from '#domain/albums/price-text.ts'
import { releaseYear } from '#domain/albums/release.ts'
import type { Column } from '#domain/query/columns.ts'
import { isolated } from '#locales/intl.ts'

/** The text of each column for an album; empty if unknown. */
const TEXTS: Record<Column, (album: AlbumView) => string> = {
  label: ({ label = '' }) => label,
  year: (album) => String(releaseYear(album) ?? ''),
  price: priceText,
}

export const columnText = (album: AlbumView, column: Column): string => TEXTS[column](album)

/** The columns of an album as one line. */
export const columnLine = (album: AlbumView, columns: readonly Column[]): string =>
  columns
    .map((column) => columnText(album, column))
    .filter(Boolean)
    .map(isolated)
    .join(' · ')
