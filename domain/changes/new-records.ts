import type { AlbumView, NewAlbum } from '../albums/album.ts'
import { EMPTY_FIELDS } from '../albums/album-fields.ts'
import type { CrateView } from '../crates/crate.ts'
import type { NewCrate } from '../crates/crate-albums.ts'
import { isGiven, named } from './common.ts'

/** A new album as it shows until the server has stored it. */
export function newAlbum({ id, input, at }: { id: number; input: NewAlbum; at: string }): AlbumView {
  const { tracks: _, tags = [], ...fields } = input
  return {
    ...EMPTY_FIELDS,
    userTags: tags,
    ...named(fields, isGiven),
    list: input.list ?? 'collection',
    id,
    tags,
    addedAt: at,
    changedAt: at,
    hasPreview: false,
    version: 0,
  } as AlbumView
}

/** A new crate as it shows until the server has stored it. */
export const newCrate = ({ id, input }: { id: number; input: NewCrate }): CrateView => ({
  id,
  name: input.name,
  description: input.description ?? '',
  isFavorite: input.isFavorite ?? false,
  albumCount: input.albumIds?.length ?? 0,
  ...(input.query !== undefined && { query: input.query }),
  previewCovers: [],
  version: 0,
})
