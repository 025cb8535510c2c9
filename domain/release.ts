import type { AlbumView } from './album.ts'

/** The year an album came out in, null where no date is known. */
export const releaseYear = ({ releaseDate }: Pick<AlbumView, 'releaseDate'>): number | null =>
  releaseDate ? Number(releaseDate.slice(0, 4)) : null

/** The first year of the decade an album came out in (2010 for 2019), null where no date is known. */
export function releaseDecade(album: Pick<AlbumView, 'releaseDate'>): number | null {
  const year = releaseYear(album)
  return year === null ? null : year - (year % 10)
}
