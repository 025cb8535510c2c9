import type { InferResponseType } from 'hono/client'
import { addressKind } from '#domain/albums/address-kind.ts'
import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import * as messages from '#locales/album-form.ts'
import { byId, client, unwrap } from '../client.ts'

/** A stream of an album; with `isFresh` not the cached one, which has expired. */
export const findPreview = (albumId: number, options: { isFresh?: boolean } = {}) =>
  unwrap(client.albums[':id'].preview.$get({ ...byId(albumId), query: options.isFresh ? { fresh: '1' } : {} }))

export type Metadata = NonNullable<InferResponseType<typeof client.bandcamp.metadata.$get, 200>>
/** The data of an album's page on Bandcamp. */
export async function fetchMetadata(url: string): Promise<Metadata> {
  const kind = addressKind(normalizeBandcampUrl(url) ?? '')
  const noAlbum = () =>
    new ApiError(404, { code: 'no-album', message: kind ? messages.noAlbumOf[kind] : messages.noAlbumAtAddress })
  // The page of an artist can be that of an album.
  if (kind !== null && kind !== 'band') throw noAlbum()
  const metadata = await unwrap(client.bandcamp.metadata.$get({ query: { url } }))
  if (metadata === null) throw noAlbum()
  return metadata
}
