import type { AlbumPatch } from '../albums/album.ts'
import type { AlbumValues } from '../albums/album-fields.ts'
import { divideTags } from '../tags/tags.ts'
import { type AlbumTags, valuesOf, withValues } from './album-values.ts'
import { albumKeys, combinePatches, withEach } from './common.ts'
import { id, madeAt, patch } from './fields.ts'
import type { Kind } from './kind.ts'

/** The values that a patch sets in an album with these tags. */
export function patched(album: AlbumTags, { tags, ...patch }: AlbumPatch): Partial<AlbumValues> {
  const { bandcampTags = album.bandcampTags, userTags = album.userTags } = patch
  const isOfTags = [tags, patch.bandcampTags, patch.userTags].some((some) => some !== undefined)
  return { ...valuesOf(patch), ...(isOfTags && divideTags(tags ?? [...bandcampTags, ...userTags], bandcampTags)) }
}

/** A value that was set at the moment `madeAt` of the device's clock is sent as the number of seconds since. */
export const editAlbum: Kind<{ id: number; patch: AlbumPatch; madeAt?: number }> = {
  fields: { id, patch, madeAt },
  label: ({ id }) => ({ albums: [id] }),
  conflictKeys: ({ id }) => albumKeys([id]),
  apply: ({ albums }, { id, patch }) => ({
    albums: withEach(albums, [id], (album) => withValues(album, patched(album, patch))),
  }),
  combine: combinePatches,
}
