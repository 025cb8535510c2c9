import type { AlbumDetails } from '#domain/albums/album.ts'
import { byId, client, unwrap } from '../client.ts'
import { useResource } from './resource.ts'

/** Everything that is known of an album, read anew each time it is shown. */
export const useAlbumDetails = (id: number) =>
  useResource<AlbumDetails>(`album-${id}`, () => unwrap(client.albums[':id'].$get(byId(id))), {
    revalidateIfStale: true,
  })
