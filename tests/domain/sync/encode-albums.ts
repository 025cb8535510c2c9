import type { AlbumView } from '#domain/albums/album.ts'
import { createAlbumEncoder } from '#domain/sync/album-codec.ts'

/** The columns of albums that are an answer's only block. */
export const encodeAlbums = (albums: readonly AlbumView[]) => createAlbumEncoder()(albums)
