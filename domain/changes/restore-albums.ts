import * as z from 'zod/mini'
import type { AlbumView } from '../albums/album.ts'
import { type CrateMembers, putBack } from '../crates/crate-members.ts'
import { albumKeys, crateKeys, withInside } from './common.ts'
import { id, ids, members, texts } from './fields.ts'
import type { Kind } from './kind.ts'

/** `albums`, and `members` of their crates, are the page's state before the deletion. */
type RestoreAlbums = { albumIds: number[]; albums: AlbumView[]; members?: CrateMembers[] }

const album = { id, title: z.string(), addedAt: z.string(), tags: texts, bandcampTags: texts, userTags: texts }

export const restoreAlbums: Kind<RestoreAlbums> = {
  fields: { albumIds: ids, albums: z.array(z.looseObject(album)), members: z.optional(members) },
  label: ({ albumIds }) => ({ albums: albumIds }),
  conflictKeys: ({ albumIds, members = [] }) => [
    ...albumKeys(albumIds),
    ...crateKeys(members.map(({ crateId }) => crateId)),
  ],
  apply: ({ albums, members }, { albumIds, albums: known, members: before = [] }) => {
    const there = new Set(albums?.map(({ id }) => id))
    const back = known.filter(({ id }) => !there.has(id))
    const then = new Map(before.map((crate) => [crate.crateId, crate.albumIds]))
    return {
      albums:
        albums && back.length > 0
          ? [...albums, ...back].sort((a, b) => Number(a.addedAt < b.addedAt) - Number(a.addedAt > b.addedAt))
          : albums,
      members: withInside(members, (ids, id) => putBack(ids, albumIds, then.get(id) ?? [])),
    }
  },
}
