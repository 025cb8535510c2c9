import type { InferResponseType } from 'hono/client'
import { ApiError } from '#islands/lib/api-error.ts'
import * as messages from '#locales/album/form.ts'
import { client, unwrap } from './client.ts'

/** A stream of an album; with `isFresh` not the cached one, which has expired. */
export const findPreview = (albumId: number, options: { isFresh?: boolean } = {}) =>
  unwrap(
    client.albums[':id'].preview.$get({ param: { id: String(albumId) }, query: options.isFresh ? { fresh: '1' } : {} }),
  )

export type Metadata = NonNullable<InferResponseType<typeof client.bandcamp.metadata.$get, 200>>
/** The data of an album's page on Bandcamp. */
export async function fetchMetadata(url: string): Promise<Metadata> {
  const metadata = await unwrap(client.bandcamp.metadata.$get({ query: { url } }))
  if (metadata === null) throw new ApiError(404, { code: 'no-album', message: messages.noAlbumAtAddress })
  return metadata
}
