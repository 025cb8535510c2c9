import type { AlbumEvent, TitledEvent } from '#domain/albums/album-view.ts'
import { byId, client, unwrap } from '../client.ts'
import { useReadOnce, useResource } from './resource.ts'

/** What happened to an album, read anew each time it is shown. */
export const useAlbumEvents = (id: number) =>
  useResource<AlbumEvent[]>(`album-${id}-events`, () => unwrap(client.albums[':id'].events.$get(byId(id))), {
    revalidateIfStale: true,
  })

const toMoment = (revision: number) => new Date(revision).toISOString()

/** What syncs and imports have found after a revision and up to another one; null asks nothing. */
export const useEventsBetween = (range: readonly [since: number, until: number] | null) => {
  const [since = 0, until = 0] = range ?? []
  return useReadOnce<TitledEvent[]>(range && `events-${since}-${until}`, () =>
    unwrap(client.albums.events.$get({ query: { since: toMoment(since), until: toMoment(until) } })),
  )
}
