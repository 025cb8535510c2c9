import { type MergeInput, mergeAlbums } from '../albums/album-merge.ts'
import { withValues } from './album-values.ts'
import { withInside } from './common.ts'
import type { Lists } from './kind.ts'

/** The lists after albums were merged into the one to keep, which takes their positions in crates that it was not in. */
export function merged(lists: Lists, { keep, merge, rating }: MergeInput): Lists {
  const gone = new Set(merge)
  const others = merge.flatMap((id) => lists.albums.find((album) => album.id === id) ?? [])
  return {
    ...lists,
    albums: lists.albums.flatMap((album) => {
      if (album.id !== keep) return gone.has(album.id) ? [] : album
      return { ...withValues(album, mergeAlbums(album, others, rating)), version: album.version + 1 }
    }),
    members: withInside(lists.members, (ids) => {
      if (!ids.some((id) => gone.has(id))) return ids
      const kept = ids.includes(keep) ? ids : ids.map((id) => (gone.has(id) ? keep : id))
      return [...new Set(kept.filter((id) => !gone.has(id)))]
    }),
  }
}
