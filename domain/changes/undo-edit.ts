import * as z from 'zod/mini'
import type { AlbumsChange, AlbumView } from '../albums/album.ts'
import { valuesOf, withValues } from './album-values.ts'
import type { AlbumsPart } from './albums-before.ts'
import { albumKeys, editKeys, withEach } from './common.ts'
import { setBy } from './edit-albums.ts'
import { ids, tags } from './fields.ts'
import type { Kind } from './kind.ts'

const change = z.looseObject({ addTags: tags, addBandcampTags: tags, removeTags: tags })

/**
 * Undoes an edit of many albums, by its name. `left` are the values that the edit set, `before` the earlier ones, as far as the page knows
 * them: the server knows those of all albums.
 */
export const undoEdit: Kind<{ edit: string; left: AlbumsChange; before: AlbumsPart[] }> = {
  fields: { edit: z.string(), left: change, before: z.array(z.looseObject({ albumIds: ids, change })) },
  label: ({ before }) => ({ albums: idsOf(before) }),
  conflictKeys: ({ edit, before }) => [...editKeys(edit), ...albumKeys(idsOf(before))],
  apply: ({ albums }, { left, before }) => ({
    albums: before.reduce(
      (all: AlbumView[] | undefined, part) => withEach(all, part.albumIds, (album) => givenBack(album, left, part)),
      albums,
    ),
  }),
  undoes: ({ edit }, earlier) => 'albumIds' in earlier && 'edit' in earlier && earlier.edit === edit,
}

const idsOf = (before: readonly AlbumsPart[]) => before.flatMap(({ albumIds }) => albumIds)

// The server's clock has set the time of a download.
const isAsLeft = (album: AlbumView, left: Partial<AlbumView>, key: keyof AlbumView) =>
  key === 'downloadedAt' ? Boolean(album[key]) === Boolean(left[key]) : album[key] === left[key]

/** The album with its earlier values, except those changed since. */
function givenBack(album: AlbumView, left: AlbumsChange, { change }: AlbumsPart): AlbumView {
  const { addTags, addBandcampTags, removeTags, ...values } = change
  const { addTags: _, addBandcampTags: __, removeTags: ___, ...set } = left
  const now: Partial<AlbumView> = valuesOf(set)
  const unchanged = Object.entries(values).filter(([key]) => isAsLeft(album, now, key as keyof AlbumView))
  const back = { ...Object.fromEntries(unchanged), addTags, addBandcampTags, removeTags }
  return withValues(album, setBy(back)(album))
}
