import type { NewAlbum } from '../albums/album.ts'
import { itemKeyOf } from '../albums/item-key.ts'
import type { RowNumber } from '../albums/match.ts'
import type { FileListen } from '../diary/listen.ts'
import type { FileAlias } from '../files/export-schema.ts'
import type { FileEvent } from '../files/file-events.ts'

/** The lists at Bandcamp that name albums. */
export const NAMES_FROM = ['fan', 'link'] as const
export type NamesFrom = (typeof NAMES_FROM)[number]

/** A new album; imports know more about one than a person can write. */
export type ImportedAlbum = Omit<NewAlbum, 'id' | 'bandcampUrl'> & {
  bandcampUrl: string | null
  sourceKey?: string | null
  bandId?: number | null
  previewTrackId?: number | null
  namesFrom?: NamesFrom
  isPublic?: boolean
}

/**
 * An album as an import has it. `otherUrl` and `otherKey` are another address and another key of the same, `onKey` is that of the album
 * which a track is from; `isNameless` is one whose title or artist its source does not know, `streamableTracks` how many of its tracks
 * Bandcamp plays.
 */
export type ItemAlbum = Omit<ImportedAlbum, 'bandcampUrl'> & {
  id?: number | undefined
  bandcampUrl?: string | null
  otherUrl?: string | null
  otherKey?: string | null
  onKey?: string | null
  isNameless?: boolean
  streamableTracks?: number | null
  aliases?: readonly FileAlias[] | undefined
  listens?: readonly FileListen[] | undefined
  events?: readonly FileEvent[] | undefined
}

/**
 * What an import writes: an album, the number of its row (from 1), which of the rows alike it is, whether only its own names count
 * (`isExact`), its artist in another script, whether it changes nothing that is there (`isOnlyNew`), and its crates as pairs of a crate's
 * index in the file and the position in it.
 */
export type Item = RowNumber & {
  album: ItemAlbum
  row: number
  isExact?: boolean | undefined
  otherArtist?: string | undefined
  isOnlyNew?: boolean | undefined
  crates: readonly (readonly [number, number])[]
}

/** The key of its item at Bandcamp, or its source key of another kind. */
export const keyOf = (album: ItemAlbum): string | null => album.sourceKey ?? itemKeyOf(album)
