import useSWR from 'swr'
import type { AlbumDetails } from '#domain/albums/album.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { client, NO_REVALIDATE, unwrap } from './client.ts'

/** Everything that is known of an album, read anew each time it is shown. */
export const useAlbumDetails = (id: number) =>
  useSWR<AlbumDetails, ApiError>(
    `album-${id}`,
    () => unwrap(client.albums[':id'].$get({ param: { id: String(id) } })),
    { ...NO_REVALIDATE, revalidateIfStale: true },
  )
