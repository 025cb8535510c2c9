import type { CrateView } from '#domain/crates/crate.ts'
import { withCratesOfAlbum } from '#domain/crates/crate-member-changes.ts'
import { client, unwrap } from '../api/client.ts'
import { albumKeys, crateKeys, idOf } from './common.ts'
import { id, ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const setCrates = {
  fields: { albumId: id, crateIds: ids },
  label: ({ albumId }) => ({ albums: [albumId] }),
  conflictKeys: ({ albumId, crateIds }) => [...albumKeys([albumId]), ...crateKeys(crateIds)],
  apply: ({ members }, { albumId, crateIds }) => ({
    members: members && withCratesOfAlbum(members, albumId, crateIds),
  }),
  send: ({ albumId, crateIds }, options) =>
    unwrap(client.albums[':id'].crates.$put({ param: idOf(albumId), json: { crateIds } }, options)),
  records: (crates: CrateView[]) => ({ crates }),
} satisfies Kind<{ albumId: number; crateIds: number[] }>
