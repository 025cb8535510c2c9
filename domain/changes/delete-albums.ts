import { albumKeys, withInside } from './common.ts'
import { ids } from './fields.ts'
import type { Kind } from './kind.ts'

export const deleteAlbums: Kind<{ albumIds: number[] }> = {
  fields: { albumIds: ids },
  label: ({ albumIds }) => ({ albums: albumIds }),
  conflictKeys: ({ albumIds }) => albumKeys(albumIds),
  apply: ({ albums, members }, { albumIds }) => {
    const gone = new Set(albumIds)
    return {
      albums: albums?.filter(({ id }) => !gone.has(id)),
      members: withInside(members, (ids) => (ids.some((id) => gone.has(id)) ? ids.filter((id) => !gone.has(id)) : ids)),
    }
  },
}
