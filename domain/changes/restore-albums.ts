import * as z from 'zod/mini'
import type { AlbumView } from '../albums/album.ts'
import { albumKeys } from './common.ts'
import { id, ids, texts } from './fields.ts'
import type { Kind } from './kind.ts'

/** `albums` are those that the page still knows. */
export const restoreAlbums: Kind<{ albumIds: number[]; albums: AlbumView[] }> = {
  fields: {
    albumIds: ids,
    albums: z.array(
      z.looseObject({ id, title: z.string(), addedAt: z.string(), tags: texts, bandcampTags: texts, userTags: texts }),
    ),
  },
  label: ({ albumIds }) => ({ albums: albumIds }),
  conflictKeys: ({ albumIds }) => albumKeys(albumIds),
  apply: ({ albums }, change) => {
    const there = new Set(albums?.map(({ id }) => id))
    const back = change.albums.filter(({ id }) => !there.has(id))
    if (!albums || back.length === 0) return { albums }
    return {
      albums: [...albums, ...back].sort((a, b) => Number(a.addedAt < b.addedAt) - Number(a.addedAt > b.addedAt)),
    }
  },
}
