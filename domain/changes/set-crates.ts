import { albumKeys, crateKeys, withInside } from './common.ts'
import { id, ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const setCrates: Kind<{ albumId: number; crateIds: number[] }> = {
  fields: { albumId: id, crateIds: ids },
  label: ({ albumId }) => ({ albums: [albumId] }),
  conflictKeys: ({ albumId, crateIds }) => [...albumKeys([albumId]), ...crateKeys(crateIds)],
  apply: ({ members }, { albumId, crateIds }) => ({
    members: withInside(members, (ids, id) => {
      const isIn = ids.includes(albumId)
      if (isIn === crateIds.includes(id)) return ids
      return isIn ? ids.filter((one) => one !== albumId) : [...ids, albumId]
    }),
  }),
}
