import type { CrateView } from '#domain/crates/crate.ts'
import { withAlbumsRemoved } from '#domain/crates/crate-member-changes.ts'
import { client, unwrap } from '../api/client.ts'
import { albumKeys, crateKeys, idOf } from './common.ts'
import { id, ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const removeFromCrate = {
  fields: { crateId: id, albumIds: ids },
  label: ({ crateId }) => ({ crates: [crateId] }),
  conflictKeys: ({ crateId, albumIds }) => [...crateKeys([crateId]), ...albumKeys(albumIds)],
  apply: ({ members }, { crateId, albumIds }) => ({
    members: members && withAlbumsRemoved(members, crateId, albumIds),
  }),
  send: ({ crateId, albumIds }, options) =>
    unwrap(client.crates[':id'].albums.$delete({ param: idOf(crateId), json: { albumIds } }, options)),
  records: (crate: CrateView) => ({ crates: [crate] }),
} satisfies Kind<{ crateId: number; albumIds: number[] }>
