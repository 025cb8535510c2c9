import { withoutAlbums } from '#domain/crates/crate-member-changes.ts'
import { client, unwrap } from '../api/client.ts'
import { albumKeys, albumsInParts } from './common.ts'
import { ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const deleteAlbums = {
  fields: { albumIds: ids },
  label: ({ albumIds }) => ({ albums: albumIds }),
  conflictKeys: ({ albumIds }) => albumKeys(albumIds),
  apply: ({ albums, members }, { albumIds }) => {
    const gone = new Set(albumIds)
    return {
      albums: albums?.filter(({ id }) => !gone.has(id)),
      members: members && withoutAlbums(members, albumIds),
    }
  },
  send: ({ albumIds }, options) => unwrap(client.albums.delete.$post({ json: { albumIds } }, options)),
  inParts: albumsInParts,
} satisfies Kind<{ albumIds: number[] }>
