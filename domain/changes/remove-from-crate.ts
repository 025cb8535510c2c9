import { albumKeys, crateKeys, withInside } from './common.ts'
import { id, ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const removeFromCrate: Kind<{ crateId: number; albumIds: number[] }> = {
  fields: { crateId: id, albumIds: ids },
  label: ({ crateId }) => ({ crates: [crateId] }),
  conflictKeys: ({ crateId, albumIds }) => [...crateKeys([crateId]), ...albumKeys(albumIds)],
  apply: ({ members }, { crateId, albumIds }) => {
    const gone = new Set(albumIds)
    return { members: withInside(members, (ids, id) => (id === crateId ? ids.filter((one) => !gone.has(one)) : ids)) }
  },
}
