import * as z from 'zod/mini'
import { normalizeBandcampUrl } from '#domain/bandcamp-url.ts'
import type { AlbumFacts, BandcampPreview, BandcampTrack } from './album.ts'
import { readDay } from './dates.ts'
import { coverOfArt, coverOfUrl } from './pictures.ts'
import { streamUrlOf } from './streams.ts'
import { cleanOrNull, withoutArtist } from './text.ts'
import { flag, id, listOf, number, text } from './tolerant.ts'

const Track = z.object({
  id,
  track_id: id,
  title: z.string(),
  artist: text,
  track_num: id,
  duration: number,
  file: z.unknown(),
})
const Tralbum = z.object({
  id,
  artist: text,
  item_type: text,
  url: text,
  art_id: id,
  artFullsizeUrl: text,
  album_release_date: text,
  trackinfo: listOf(Track),
  current: z.object({
    id,
    type: text,
    title: text,
    artist: text,
    band_id: id,
    release_date: text,
    minimum_price: number,
    is_set_price: flag,
    set_price: number,
    download_pref: number,
  }),
})
type Tralbum = z.infer<typeof Tralbum>

/**
 * The release in a page's tralbum object, from today's attribute or the script before 2019; null if there is none, as on the pages of
 * artists and labels. `pageUrl` completes a relative URL.
 */
export function readTralbum(value: unknown, pageUrl: string): AlbumFacts | null {
  const tralbum = Tralbum.safeParse(unwrapped(value)).data
  if (!tralbum) return null
  const { current } = tralbum
  const artist = cleanOrNull(tralbum.artist) ?? cleanOrNull(current.artist)
  const type = tralbum.item_type ?? current.type
  return {
    title: cleanOrNull(current.title),
    artist,
    label: null,
    bandcampUrl: tralbum.url ? normalizeBandcampUrl(URL.parse(tralbum.url, pageUrl)?.href ?? '') : null,
    coverUrl: coverOfArt(tralbum.art_id) ?? coverOfUrl(tralbum.artFullsizeUrl),
    releaseDate: readDay(tralbum.album_release_date) ?? readDay(current.release_date),
    trackCount: tralbum.trackinfo.length,
    tags: null,
    tracks: tralbum.trackinfo.flatMap((track, index) => trackOf(track, index, artist)),
    preview: previewOf(tralbum),
    price: priceOf(current),
    currency: null,
    bandId: current.band_id,
    tralbumId: tralbum.id ?? current.id,
    tralbumType: type === 'album' ? 'a' : type === 'track' ? 't' : null,
  }
}

/** The object also occurs wrapped in the page's other data. */
function unwrapped(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'tralbum' in value ? value.tralbum : value
}

function titleOf(track: Tralbum['trackinfo'][number]): string | null {
  const title = cleanOrNull(track.title)
  return title === null ? null : withoutArtist(title, cleanOrNull(track.artist))
}

function trackOf(track: Tralbum['trackinfo'][number], index: number, albumArtist: string | null): BandcampTrack[] {
  const title = titleOf(track)
  if (title === null) return []
  const artist = cleanOrNull(track.artist)
  const duration = track.duration && track.duration > 0 ? Math.round(track.duration) : null
  const shown: BandcampTrack = { number: track.track_num ?? index + 1, title, duration }
  if (artist !== null && artist !== albumArtist) shown.artist = artist
  return [shown]
}

function previewOf(tralbum: Tralbum): BandcampPreview | null {
  for (const track of tralbum.trackinfo) {
    const title = titleOf(track)
    const trackId = track.track_id ?? track.id
    const streamUrl = streamUrlOf(track.file)
    if (title !== null && trackId !== null && streamUrl !== null) return { trackId, title, streamUrl }
  }
  return null
}

function priceOf(current: Tralbum['current']): number | null {
  if (current.download_pref === 1) return 0
  if (current.download_pref !== 2) return null
  return current.is_set_price ? current.set_price : current.minimum_price
}
