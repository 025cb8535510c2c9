import type { List } from './album.ts'
import { namesKey } from './names.ts'

/** What an album is called. */
export type Names = { title: string; artist: string }

/** What an album is known by: its address, its item at Bandcamp (`itemKey`), title and artist. */
export type Known = Names & {
  id: number
  bandcampUrl: string | null
  itemKey: string | null
  releaseDate?: string | null | undefined
  trackCount?: number | null | undefined
  list?: List | undefined
  isTrashed?: boolean
  /** Title and artist as `namesKey` makes them, where that is known already. */
  names?: string
  /** Its position among albums alike, if that is not its id. */
  place?: number
}

/**
 * A row to match. `otherArtist` is the artist in another script, `otherUrl` and `otherKey` another address and key of the same, `onUrl` and
 * `onKey` those of the album that a track is from. `isExact` is a row of Gatefold's own file, where two albums of the same names are two:
 * then names alone lead only from one without address to another without.
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

/** What is matched: a row or an album. `names` are those of an album as `namesKey` makes them, where that is known already. */
type Given = Omit<Wanted, 'isExact'> & { names?: string | undefined; isTrashed?: boolean | undefined }

/** A row or an album with its names folded; `names` are all that it has. */
export type Named = Omit<Given, 'names'> & { names: readonly string[]; foldedTitle: string; foldedArtist: string }

/** What the rules compare of a row or an album. */
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

/** The year in which it was released, as far as that is known. */
export const yearOf = ({ releaseDate }: Pick<Wanted, 'releaseDate'>): number | null =>
  Number(releaseDate?.slice(0, 4)) || null
