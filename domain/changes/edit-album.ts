import type { AlbumPatch, AlbumView } from '../albums/album.ts'
import { albumKeys, combinePatches, named, withEach } from './common.ts'
import { id, patch } from './fields.ts'
import type { Kind } from './kind.ts'

function edited(album: AlbumView, { version: _, tags, ...patch }: AlbumPatch): AlbumView {
  return { ...album, ...named(patch), ...(tags && { tags }) } as AlbumView
}

export const editAlbum: Kind<{ id: number; patch: AlbumPatch }> = {
  fields: { id, patch },
  label: ({ id }) => ({ albums: [id] }),
  conflictKeys: ({ id }) => albumKeys([id]),
  apply: ({ albums }, { id, patch }) => ({ albums: withEach(albums, [id], (album) => edited(album, patch)) }),
  combine: combinePatches,
}
