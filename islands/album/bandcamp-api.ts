import type { InferResponseType } from 'hono/client'
import * as words from '#locales/calls.ts'
import { answer, CallFailed, client } from '../api.ts'

/** A stream of an album; a fresh one where the last was seen dead. */
export const findPreview = (albumId: number, options: { isFresh?: boolean } = {}) =>
  answer(
    client.albums[':id'].preview.$get({ param: { id: String(albumId) }, query: options.isFresh ? { fresh: '1' } : {} }),
  )

export type Metadata = NonNullable<InferResponseType<typeof client.bandcamp.metadata.$get, 200>>
/** What Bandcamp's page of an album says. */
export async function fetchMetadata(url: string): Promise<Metadata> {
  const metadata = await answer(client.bandcamp.metadata.$get({ query: { url } }))
  if (metadata === null) throw new CallFailed(404, { code: 'no-album', message: words.noAlbumAtAddress })
  return metadata
}
