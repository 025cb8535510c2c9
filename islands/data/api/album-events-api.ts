import useSWR from 'swr'
import type { AlbumEvent, TitledEvent } from '#domain/albums/album-event.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { client, NO_REVALIDATE, unwrap } from './client.ts'

/** What happened to an album, read anew each time it is shown. */
export const useAlbumEvents = (id: number) =>
  useSWR<AlbumEvent[], ApiError>(
    `album-${id}-events`,
    () => unwrap(client.albums[':id'].events.$get({ param: { id: String(id) } })),
    { ...NO_REVALIDATE, revalidateIfStale: true },
  )

/** What syncs and imports have found since a revision; null asks nothing. */
export const useEventsSince = (revision: number | null) =>
  useSWR<TitledEvent[], ApiError>(
    revision === null ? null : `events-${revision}`,
    () => unwrap(client.albums.events.$get({ query: { since: new Date(revision ?? 0).toISOString() } })),
    NO_REVALIDATE,
  )
