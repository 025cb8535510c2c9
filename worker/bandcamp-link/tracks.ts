import type { TrackView } from '#domain/albums/album.ts'
import { type ListedTrack, tracksOf } from '#domain/bandcamp/facts.ts'
import { countBandcampCall } from '../bandcamp/count-calls.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'
import { getAlbumDetails } from '../db/albums/albums.ts'
import { findOwnedItem, replaceTracks } from '../db/bandcamp-link/link-tracks.ts'
import type { Ctx } from '../db/context.ts'
import { ifMoving } from '../db/move/moving.ts'
import type { Env } from '../env.ts'
import { readTracks } from './answers.ts'
import type { LinkClient } from './client.ts'
import { asLinkUpstream } from './explain.ts'
import { findClient } from './link.ts'
import { oneAtATime } from './one-at-a-time.ts'

/**
 * The tracks of the person's album. The first time, those of an album in the collection are read through the person's Bandcamp link, each
 * with its id, and kept. @throws NotFound, Upstream, TooManyRequests
 */
export async function readOwnTracks(ctx: Ctx, env: Env, albumId: number): Promise<TrackView[]> {
  const { tracks } = await getAlbumDetails(ctx, albumId)
  if (tracks.some(({ id }) => id !== undefined)) return tracks
  const item = await findOwnedItem(ctx, albumId)
  const client = item && (await findClient(ctx, env))
  if (!item || !client) return tracks
  await countBandcampCall(ctx)
  const listed = await oneAtATime(ctx.userId, () => asLinkUpstream(() => askForTracks(client, item.key)))
  if (listed.length === 0) return tracks
  const read = (tracksOf(listed, item.artist).tracks ?? []).map((track, index) => {
    const id = listed[index]?.id
    return { ...track, ...(id && { id }) }
  })
  await replaceTracks(ctx, albumId, read).catch(ifMoving(() => undefined))
  return (await getAlbumDetails(ctx, albumId)).tracks
}

/** None if the link does not have the album. */
async function askForTracks(client: LinkClient, key: string): Promise<ListedTrack[]> {
  try {
    return readTracks(await client.read('getAlbum', { id: `${key.slice(0, 1)}:${key.slice(1)}` }), key)
  } catch (error) {
    if (error instanceof BandcampError && error.reason === 'not-found') return []
    throw error
  }
}
