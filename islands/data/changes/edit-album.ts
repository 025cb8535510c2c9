import type { AlbumPatch, AlbumView } from '#domain/albums/album.ts'
import { client, unwrap } from '../api/client.ts'
import { albumKeys, combinePatches, idOf, named, withEach } from './common.ts'
import { id, patch } from './fields.ts'
import type { Kind } from './kind.ts'

function edited(album: AlbumView, { version: _, tags, ...patch }: AlbumPatch): AlbumView {
  return { ...album, ...named(patch), ...(tags && { tags }) } as AlbumView
}

export const editAlbum = {
  fields: { id, patch },
  label: ({ id }) => ({ albums: [id] }),
  conflictKeys: ({ id }) => albumKeys([id]),
  apply: ({ albums }, { id, patch }) => ({ albums: withEach(albums, [id], (album) => edited(album, patch)) }),
  send: ({ id, patch }, options) => unwrap(client.albums[':id'].$patch({ param: idOf(id), json: patch }, options)),
  records: (album: AlbumView) => ({ albums: [album] }),
  returns: 'album',
  combine: combinePatches,
} satisfies Kind<{ id: number; patch: AlbumPatch }>
