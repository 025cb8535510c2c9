import type { AlbumView } from '#domain/albums/album.ts'
import { findPreview } from '#islands/data/api/bandcamp-api.ts'
import { askForTrack, isLinked, readTracks } from '#islands/data/api/bandcamp-link-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { playsWhole } from './can-play.ts'

/** A preview, or a track of an album that plays whole. */
export type Part = { url: string; title: string | null; number?: number }

/** Why only a preview plays: there is no link, the album is not owned, the link does not answer, or it does not have the album. */
export type Limit = 'unlinked' | 'wish' | 'silent' | 'missing'

/** The playable parts of an album, in order; at least one. Without a limit it is the whole album. */
export type Found = { parts: readonly Part[]; limit: Limit | null }

export type FindOptions = {
  /** The part that could not be played, so that its known address is not used again. */
  failed?: Part | undefined
}

const addressOf = (trackId: number) => `/api/play/${trackId}`

/** The tracks that the link can play; none if it does not have the album. @throws ApiError */
async function wholeOf(album: AlbumView, failed: Part | undefined): Promise<Part[]> {
  const tracks = await readTracks(album.id)
  const parts = tracks.flatMap(({ id, title, number }) =>
    id === undefined ? [] : [{ url: addressOf(id), title, number }],
  )
  const dead = failed && parts.find(({ url }) => url === failed.url)
  // A missing track is skipped by itself; without an answer, the album falls back to its preview.
  if (dead)
    await askForTrack(dead.url).catch((error) => {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
    })
  return parts
}

/** The tracks of an owned album if the Bandcamp link has them, otherwise its preview. @throws ApiError */
export async function findParts(album: AlbumView, { failed }: FindOptions = {}): Promise<Found> {
  let problem: unknown
  if (playsWhole(album)) {
    try {
      const parts = await wholeOf(album, failed)
      if (parts.length > 0) return { parts, limit: null }
    } catch (error) {
      problem = error
    }
  }
  try {
    const preview = await findPreview(album.id, { isFresh: failed !== undefined && failed.number === undefined })
    const limit = problem ? 'silent' : !isLinked.get() ? 'unlinked' : album.list === 'wishlist' ? 'wish' : 'missing'
    return { parts: [preview], limit }
  } catch (error) {
    throw problem ?? error
  }
}
