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

const toMoment = (revision: number) => new Date(revision).toISOString()

/** What syncs and imports have found after a revision and up to another one; null asks nothing. */
export const useEventsBetween = (range: readonly [since: number, until: number] | null) => {
  const [since = 0, until = 0] = range ?? []
  return useSWR<TitledEvent[], ApiError>(
    range && `events-${since}-${until}`,
    () => unwrap(client.albums.events.$get({ query: { since: toMoment(since), until: toMoment(until) } })),
    NO_REVALIDATE,
  )
}
