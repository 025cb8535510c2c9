import { albumKeys, crateKeys, withInside } from './common.ts'
import { ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const addToCrates: Kind<{ crateIds: number[]; albumIds: number[] }> = {
  fields: { crateIds: ids, albumIds: ids },
  label: ({ albumIds }) => ({ albums: albumIds }),
  conflictKeys: ({ crateIds, albumIds }) => [...crateKeys(crateIds), ...albumKeys(albumIds)],
  apply: ({ members }, { crateIds, albumIds }) => ({
    members: withInside(members, (ids, id) => (crateIds.includes(id) ? [...new Set([...ids, ...albumIds])] : ids)),
  }),
}
