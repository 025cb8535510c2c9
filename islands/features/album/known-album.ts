import { withScheme } from '#domain/albums/addresses-in-text.ts'
import type { AlbumView } from '#domain/albums/album.ts'
import type { AlbumAlias } from '#domain/albums/album-merge.ts'
import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import { itemKeyOf } from '#domain/albums/item-key.ts'
import type { Metadata } from '#islands/data/api/bandcamp-api.ts'

/** What Bandcamp said of the album at an address. */
export type Fetched = { url: string | null; facts: Metadata['facts'] }

/** The album on the shelf that a typed address means: by the address itself, or by what Bandcamp said of it. */
export function knownAlbum(
  albums: readonly AlbumView[],
  typed: string,
  fetched: Fetched | null,
  merged: readonly AlbumAlias[] = [],
) {
  const url = typed.trim() && normalizeBandcampUrl(withScheme(typed))
  if (!url) return
  const item = url === fetched?.url ? itemKeyOf(fetched.facts ?? {}) : null
  const alias = merged.find((one) => one.bandcampUrl === url || (item !== null && one.itemKey === item))
  return albums.find(
    (album) => album.bandcampUrl === url || (item !== null && itemKeyOf(album) === item) || album.id === alias?.albumId,
  )
}
