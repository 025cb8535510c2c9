import type { AlbumInput, AlbumView } from '../albums/album.ts'
import { ALBUM_KEYS, type AlbumValues, albumField } from '../albums/album-fields.ts'
import { distinctTags } from '../tags/tags.ts'

/** The two kinds of tags of an album, as the database and answers have them. */
export type AlbumTags = Pick<AlbumView, 'bandcampTags' | 'userTags'>

/** Fields in the form of answers: one without a value gets its empty value, and is left out if it must have a value. */
export const valuesOf = (given: Partial<Omit<AlbumInput, 'tags'>>): Partial<AlbumValues> =>
  Object.fromEntries(
    ALBUM_KEYS.flatMap((key) => {
      const value = given[key]
      const shown = value === null || value === '' ? albumField(key).empty : value
      return shown === undefined ? [] : [[key, shown]]
    }),
  )

/** The tags that an album shows, of both kinds. */
export const shownTags = ({ bandcampTags, userTags }: AlbumTags): string[] =>
  distinctTags([...bandcampTags, ...userTags])

/** A copy of the album with other values. */
export function withValues(album: AlbumView, values: Partial<AlbumValues>): AlbumView {
  const after = { ...album, ...values }
  return values.bandcampTags || values.userTags ? { ...after, tags: shownTags(after) } : after
}
