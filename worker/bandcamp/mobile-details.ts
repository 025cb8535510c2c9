import * as z from 'zod/mini'
import { normalizeBandcampUrl } from '#domain/bandcamp-url.ts'
import type { BandcampAlbum, BandcampPreview, BandcampTrack } from './album.ts'
import { readApiAnswer } from './api-answer.ts'
import { dayOfEpoch } from './dates.ts'
import { coverOfArt } from './pictures.ts'
import { streamUrlOf } from './streams.ts'
import { cleanOrNull, cleanTags, withoutArtist } from './text.ts'
import { id, listOf, number, orNull, text } from './tolerant.ts'
import { BandcampError } from './upstream-error.ts'

const Track = z.object({
  track_id: id,
  title: z.string(),
  track_num: id,
  duration: number,
  band_name: text,
  streaming_url: z.unknown(),
})
const Details = z.object({
  id,
  type: orNull(z.enum(['a', 't'])),
  title: z.string(),
  bandcamp_url: z.string(),
  art_id: id,
  band: orNull(z.object({ band_id: id, name: text })),
  tralbum_artist: text,
  label: text,
  release_date: number,
  num_downloadable_tracks: id,
  price: number,
  currency: text,
  tags: listOf(z.object({ name: z.string() })),
  tracks: listOf(Track),
})
type Details = z.infer<typeof Details>

/** The URL of the endpoint for one album or track. */
export function mobileDetailsUrl(of: { bandId: number; tralbumId: number; tralbumType: 'a' | 't' }): string {
  const query = new URLSearchParams({
    band_id: String(of.bandId),
    tralbum_id: String(of.tralbumId),
    tralbum_type: of.tralbumType,
  })
  return `https://bandcamp.com/api/mobile/22/tralbum_details?${query}`
}

/** Parses a response of the tralbum_details endpoint. @throws BandcampError, also for its errors, which come with status 200 */
export function readMobileDetails(json: unknown): BandcampAlbum {
  const details = readApiAnswer(Details, json)
  const title = cleanOrNull(details.title)
  const artist = cleanOrNull(details.tralbum_artist) ?? cleanOrNull(details.band?.name)
  const bandcampUrl = normalizeBandcampUrl(details.bandcamp_url)
  if (title === null || artist === null || bandcampUrl === null)
    throw new BandcampError('unexpected-content', 'The details name no album')
  return {
    title,
    artist,
    label: cleanOrNull(details.label),
    bandcampUrl,
    coverUrl: coverOfArt(details.art_id),
    releaseDate: dayOfEpoch(details.release_date),
    trackCount: details.tracks.length || details.num_downloadable_tracks,
    tags: cleanTags(details.tags.map((tag) => tag.name)),
    tracks: details.tracks.flatMap((track, index) => trackOf(track, index, artist)),
    preview: previewOf(details, artist),
    price: details.price,
    currency: details.currency,
    bandId: details.band?.band_id ?? null,
    tralbumId: details.id,
    tralbumType: details.type,
  }
}

function artistOf(track: Details['tracks'][number], albumArtist: string): string | null {
  const artist = cleanOrNull(track.band_name)
  return artist === albumArtist ? null : artist
}

function titleOf(track: Details['tracks'][number], albumArtist: string): string | null {
  const title = cleanOrNull(track.title)
  return title === null ? null : withoutArtist(title, artistOf(track, albumArtist))
}

function trackOf(track: Details['tracks'][number], index: number, albumArtist: string): BandcampTrack[] {
  const title = titleOf(track, albumArtist)
  if (title === null) return []
  const artist = artistOf(track, albumArtist)
  const duration = track.duration && track.duration > 0 ? Math.round(track.duration) : null
  return [{ number: track.track_num ?? index + 1, title, ...(artist !== null && { artist }), duration }]
}

function previewOf(details: Details, albumArtist: string): BandcampPreview | null {
  for (const track of details.tracks) {
    const title = titleOf(track, albumArtist)
    const streamUrl = streamUrlOf(track.streaming_url)
    if (title !== null && track.track_id !== null && streamUrl !== null)
      return { trackId: track.track_id, title, streamUrl }
  }
  return null
}
