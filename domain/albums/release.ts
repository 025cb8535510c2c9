import type { AlbumView } from './album.ts'

/** The release year, null without a date. */
export const releaseYear = ({ releaseDate }: Pick<AlbumView, 'releaseDate'>): number | null =>
  releaseDate ? Number(releaseDate.slice(0, 4)) : null

/** The first year of the release decade (2010 for 2019), null without a date. */
export function releaseDecade(album: Pick<AlbumView, 'releaseDate'>): number | null {
  const year = releaseYear(album)
  return year === null ? null : year - (year % 10)
}
