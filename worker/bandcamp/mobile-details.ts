import * as z from 'zod/mini'
import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import { dayOfEpoch } from '#domain/bandcamp/dates.ts'
import { toFacts, tracksOf } from '#domain/bandcamp/facts.ts'
import { coverOfArt } from '#domain/bandcamp/pictures.ts'
import { cleanOrNull, cleanTags } from '#domain/bandcamp/text.ts'
import { anything, id, listOf, maybeFlag, number, orNull, text } from '#domain/bandcamp/tolerant.ts'
import type { BandcampAlbum } from './album.ts'
import { readApiAnswer } from './api-answer.ts'
import { readTracks } from './streams.ts'
import { BandcampError } from './upstream-error.ts'

const Track = z.object({
  track_id: id,
  title: z.string(),
  track_num: id,
  duration: number,
  band_name: text,
  streaming_url: anything,
})
const Details = z.object({
  id,
  type: orNull(z.enum(['a', 't'])),
  title: z.string(),
  bandcamp_url: z.string(),
  art_id: id,
  band: orNull(z.object({ band_id: id, name: text, location: text })),
  tralbum_artist: text,
  label: text,
  release_date: number,
  num_downloadable_tracks: id,
  price: number,
  currency: text,
  is_set_price: maybeFlag,
  free_download: maybeFlag,
  is_purchasable: maybeFlag,
  is_preorder: maybeFlag,
  about: text,
  credits: text,
  tags: listOf(z.object({ name: z.string() })),
  tracks: listOf(Track),
})

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
  const { tracks, preview } = readTracks(
    details.tracks.map((track) => {
      const own = cleanOrNull(track.band_name)
      return {
        id: track.track_id,
        number: track.track_num,
        title: track.title,
        artist: own === artist ? null : own,
        duration: track.duration,
        file: track.streaming_url,
      }
    }),
  )
  return {
    title,
    artist,
    owner: cleanOrNull(details.band?.name),
    bandcampUrl,
    coverUrl: coverOfArt(details.art_id),
    releaseDate: dayOfEpoch(details.release_date),
    trackCount: details.tracks.length || details.num_downloadable_tracks,
    tags: cleanTags(details.tags.map((tag) => tag.name)),
    preview,
    bandId: details.band?.band_id ?? null,
    onUrl: null,
    facts: {
      ...toFacts({
        label: details.label,
        offer: {
          amount: details.price,
          currency: details.currency,
          isSetPrice: details.is_set_price,
          isFree: details.free_download,
          isPurchasable: details.is_purchasable,
        },
        isPreorder: details.is_preorder,
        type: details.type,
        itemId: details.id,
        artId: details.art_id,
        about: details.about,
        credits: details.credits,
        location: details.band?.location,
      }),
      ...tracksOf(tracks, artist),
    },
  }
}
