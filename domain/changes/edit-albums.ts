import * as z from 'zod/mini'
import type { AlbumsChange, AlbumView } from '../albums/album.ts'
import { foldTag } from '../tags/tags.ts'
import { albumKeys, named, withEach } from './common.ts'
import { ids, tags } from './fields.ts'
import type { Kind } from './kind.ts'

function changed(
  album: AlbumView,
  { rating, list, downloadedAt, addTags = [], addBandcampTags = [], removeTags = [] }: AlbumsChange,
): AlbumView {
  const gone = new Set(removeTags.map(foldTag))
  const there = new Set(album.tags.map(foldTag))
  const tags = [
    ...album.tags.filter((tag) => !gone.has(foldTag(tag))),
    ...[...addTags, ...addBandcampTags].filter((tag) => !there.has(foldTag(tag))),
  ]
  return { ...album, ...named({ rating, list, downloadedAt }), tags } as AlbumView
}

export const editAlbums: Kind<{ albumIds: number[]; change: AlbumsChange }> = {
  fields: { albumIds: ids, change: z.looseObject({ addTags: tags, addBandcampTags: tags, removeTags: tags }) },
  label: ({ albumIds }) => ({ albums: albumIds }),
  conflictKeys: ({ albumIds }) => albumKeys(albumIds),
  apply: ({ albums }, { albumIds, change }) => ({
    albums: withEach(albums, albumIds, (album) => changed(album, change)),
  }),
}
