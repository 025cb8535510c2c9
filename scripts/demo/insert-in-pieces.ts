import type { AlbumView } from '#domain/albums/album.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import type { Ctx } from '#worker/db/context.ts'

const PIECE = 1_000

/** Adds any number of albums, so many at a time that memory stays small. Returns the ids of those written. */
export async function insertInPieces(ctx: Ctx, albums: readonly AlbumView[]): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < albums.length; from += PIECE)
    ids.push(...(await insertAlbums(ctx, albums.slice(from, from + PIECE))))
  return ids
}
