import * as z from 'zod/mini'
import { tooManyTags } from '#locales/errors.ts'
import type { AlbumsChange } from '../albums/album.ts'
import type { AlbumValues } from '../albums/album-fields.ts'
import { LIMITS } from '../limits.ts'
import { changeTags } from '../tags/tags.ts'
import { type AlbumTags, shownTags, valuesOf, withValues } from './album-values.ts'
import { albumKeys, editKeys, withEach } from './common.ts'
import { ids, madeAt, tags } from './fields.ts'
import type { Kind } from './kind.ts'

/** The values that a change sets in each album with some tags. */
export function setBy({
  addTags: add = [],
  addBandcampTags: addBandcamp = [],
  removeTags: remove = [],
  ...rest
}: AlbumsChange) {
  const values = valuesOf(rest)
  const isOfTags = add.length + addBandcamp.length + remove.length > 0
  return (album: AlbumTags): Partial<AlbumValues> =>
    isOfTags ? { ...values, ...changeTags(album, { add, addBandcamp, remove }) } : values
}

/** The reason why an album cannot be changed: a message for the invalid field; null if it can. `set` are its new values. */
export function refusalOf(album: AlbumTags, set: Partial<AlbumValues>): Record<string, string> | null {
  const count = set.userTags ? shownTags({ ...album, ...set }).length : 0
  return count > LIMITS.tagsPerAlbum && count > shownTags(album).length
    ? { 'change.addTags': tooManyTags(LIMITS.tagsPerAlbum, count) }
    : null
}

/** One change of many albums. `edit` is the name for undoing it, `madeAt` as in `editAlbum`. */
export const editAlbums: Kind<{ albumIds: number[]; change: AlbumsChange; edit?: string; madeAt?: number }> = {
  fields: {
    albumIds: ids,
    change: z.looseObject({ addTags: tags, addBandcampTags: tags, removeTags: tags }),
    edit: z.optional(z.string()),
    madeAt,
  },
  label: ({ albumIds }) => ({ albums: albumIds }),
  conflictKeys: ({ albumIds, edit }) => [...editKeys(edit), ...albumKeys(albumIds)],
  apply: ({ albums }, { albumIds, change }) => {
    const set = setBy(change)
    return { albums: withEach(albums, albumIds, (album) => withValues(album, set(album))) }
  },
  refusal: ({ albums = [] }, { albumIds, change }) => {
    if (!change.addTags && !change.addBandcampTags) return null
    const [set, chosen] = [setBy(change), new Set(albumIds)]
    const full = albums.find((album) => chosen.has(album.id) && refusalOf(album, set(album)))
    return full ? refusalOf(full, set(full)) : null
  },
}
