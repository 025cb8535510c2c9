import * as z from 'zod/mini'
import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import { readDay } from '#domain/bandcamp/dates.ts'
import { type Offer, toFacts } from '#domain/bandcamp/facts.ts'
import { coverOfArt } from '#domain/bandcamp/pictures.ts'
import { cleanOrNull } from '#domain/bandcamp/text.ts'
import { anything, flag, id, listOf, maybeFlag, number, text } from '#domain/bandcamp/tolerant.ts'
import type { AlbumSource } from './album.ts'
import { readTracks } from './streams.ts'

const Track = z.object({ id, title: z.string(), artist: text, track_num: id, duration: number, file: anything })
const Tralbum = z.object({
  id,
  artist: text,
  item_type: text,
  url: text,
  art_id: id,
  album_release_date: text,
  is_preorder: maybeFlag,
  tralbum_subscriber_only: flag,
  trackinfo: listOf(Track),
  current: z.object({
    title: text,
    band_id: id,
    release_date: text,
    minimum_price: number,
    is_set_price: flag,
    set_price: number,
    download_pref: number,
    about: text,
    credits: text,
  }),
})
type Tralbum = z.infer<typeof Tralbum>

/**
 * The release in a page's tralbum object; null if there is none, as on the pages of artists and labels. `pageUrl` completes a relative
 * URL.
 */
export function readTralbum(value: unknown, pageUrl: string): AlbumSource | null {
  const tralbum = Tralbum.safeParse(value).data
  if (!tralbum) return null
  const { current, item_type: type } = tralbum
  return {
    title: cleanOrNull(current.title),
    artist: cleanOrNull(tralbum.artist),
    owner: null,
    bandcampUrl: tralbum.url ? normalizeBandcampUrl(URL.parse(tralbum.url, pageUrl)?.href ?? '') : null,
    coverUrl: coverOfArt(tralbum.art_id),
    releaseDate: readDay(tralbum.album_release_date) ?? readDay(current.release_date),
    trackCount: tralbum.trackinfo.length,
    tags: null,
    ...readTracks(
      tralbum.trackinfo.map(({ track_num: number, artist, ...track }) => ({
        ...track,
        number,
        artist: cleanOrNull(artist),
      })),
    ),
    bandId: current.band_id,
    onUrl: null,
    facts: toFacts({
      offer: offerOf(tralbum),
      isPreorder: tralbum.is_preorder,
      type: type === 'album' ? 'a' : type === 'track' ? 't' : null,
      itemId: tralbum.id,
      artId: tralbum.art_id,
      about: current.about,
      credits: current.credits,
    }),
  }
}

const FREE = 1
const PAID = 2

/** The price has no currency here. Without a download there is no offer. */
function offerOf({ current, tralbum_subscriber_only: isForSubscribers }: Tralbum): Offer | null {
  if (current.download_pref === FREE)
    return isForSubscribers ? { amount: null, isPurchasable: false } : { amount: 0, isFree: true }
  if (current.download_pref !== PAID) return null
  const amount = current.is_set_price ? current.set_price : current.minimum_price
  return { amount, isSetPrice: current.is_set_price, isPurchasable: !isForSubscribers }
}
