import { inNewOrder } from '../crates/crate-members.ts'
import { albumKeys, combineOrders, crateKeys, withInside } from './common.ts'
import { id, ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const orderCrate: Kind<{ crateId: number; albumIds: number[] }> = {
  fields: { crateId: id, albumIds: ids },
  label: ({ crateId }) => ({ crates: [crateId] }),
  conflictKeys: ({ crateId, albumIds }) => [...crateKeys([crateId]), ...albumKeys(albumIds)],
  apply: ({ members }, { crateId, albumIds }) => ({
    members: withInside(members, (ids, id) => (id === crateId ? inNewOrder(ids, albumIds) : ids)),
  }),
  combine: (first, second) =>
    first.crateId === second.crateId ? { ...second, albumIds: combineOrders(first.albumIds, second.albumIds) } : null,
}
