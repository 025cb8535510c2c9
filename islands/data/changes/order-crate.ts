import type { CrateView } from '#domain/crates/crate.ts'
import { withAlbumsOrdered } from '#domain/crates/crate-member-changes.ts'
import { client, unwrap } from '../api/client.ts'
import { albumKeys, combineOrders, crateKeys, idOf } from './common.ts'
import { id, ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const orderCrate = {
  fields: { crateId: id, albumIds: ids },
  label: ({ crateId }) => ({ crates: [crateId] }),
  conflictKeys: ({ crateId, albumIds }) => [...crateKeys([crateId]), ...albumKeys(albumIds)],
  apply: ({ members }, { crateId, albumIds }) => ({
    members: members && withAlbumsOrdered(members, crateId, albumIds),
  }),
  send: ({ crateId, albumIds }, options) =>
    unwrap(client.crates[':id'].order.$put({ param: idOf(crateId), json: { albumIds } }, options)),
  records: (crate: CrateView) => ({ crates: [crate] }),
  combine: (first, second) =>
    first.crateId === second.crateId ? { ...second, albumIds: combineOrders(first.albumIds, second.albumIds) } : null,
} satisfies Kind<{ crateId: number; albumIds: number[] }>
