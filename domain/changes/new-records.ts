import type { AlbumView, NewAlbum } from '../albums/album.ts'
import { EMPTY_FIELDS } from '../albums/album-fields.ts'
import type { CrateView } from '../crates/crate.ts'
import type { NewCrate } from '../crates/crate-albums.ts'
import { withValues } from './album-values.ts'
import { patched } from './edit-album.ts'

/** A new album as it is shown until the server has stored it. */
export function newAlbum({ id, input, at }: { id: number; input: NewAlbum; at: string }): AlbumView {
  const { title, artist } = input
  const times = { addedAt: at, changedAt: at }
  const empty = { ...EMPTY_FIELDS, list: 'collection' as const, tags: [], hasPreview: false, version: 0 }
  return withValues({ ...empty, ...times, id, title, artist }, patched(EMPTY_FIELDS, input))
}

/** A new crate as it is shown until the server has stored it. */
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
