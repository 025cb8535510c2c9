import type { List } from './album.ts'
import { namesKey } from './names.ts'

/** The names of an album. */
export type Names = { title: string; artist: string }

/** The identity of an album: its address, its item at Bandcamp (`itemKey`), title and artist. */
export type Known = Names & {
  id: number
  bandcampUrl: string | null
  itemKey: string | null
  releaseDate?: string | null | undefined
  trackCount?: number | null | undefined
  list?: List | undefined
  isTrashed?: boolean
  /** Title and artist as made by `namesKey`, if already computed. */
  names?: string
  /** Its position among equal albums, if that is not its id. */
  place?: number
}

/**
 * A row to match. `otherArtist` is the artist in another script, `otherUrl` and `otherKey` a second address and key, `onUrl` and `onKey`
 * those of the album that a track is from. `isExact`: a row of Gatefold's own file, where two albums with the same names are different;
 * then names alone only match an album without address to one without.
 */
export type Wanted = Names & {
  bandcampUrl?: string | null | undefined
  itemKey?: string | null | undefined
  otherKey?: string | null | undefined
  releaseDate?: string | null | undefined
  otherArtist?: string | undefined
  otherUrl?: string | null | undefined
  onUrl?: string | null | undefined
  onKey?: string | null | undefined
  trackCount?: number | null | undefined
  list?: List | undefined
  isExact?: boolean | undefined
}

/** A row or an album to match. `names` are those of an album as made by `namesKey`, if already computed. */
type Given = Omit<Wanted, 'isExact'> & { names?: string | undefined; isTrashed?: boolean | undefined }

/** A row or an album with its names folded; `names` are all that it has. */
export type Named = Omit<Given, 'names'> & { names: readonly string[]; foldedTitle: string; foldedArtist: string }

/** The data of a row or an album that the rules compare. */
export function fold(one: Given): Named {
  const { title, artist, otherArtist, names = namesKey(one) } = one
  const end = names.indexOf('\n')
  const other = otherArtist ? [namesKey({ title, artist: otherArtist })] : []
  return {
    title,
    artist,
    bandcampUrl: one.bandcampUrl,
    otherUrl: one.otherUrl,
    onUrl: one.onUrl,
    itemKey: one.itemKey,
    otherKey: one.otherKey,
    onKey: one.onKey,
    releaseDate: one.releaseDate,
    trackCount: one.trackCount,
    list: one.list,
    isTrashed: one.isTrashed,
    names: [names, ...other],
    foldedTitle: names.slice(0, end),
    foldedArtist: names.slice(end + 1),
  }
}

/** Its release year, if known. */
export const yearOf = ({ releaseDate }: Pick<Wanted, 'releaseDate'>): number | null =>
  Number(releaseDate?.slice(0, 4)) || null
