import * as z from 'zod/mini'
import { reviewFromBandcamp } from '#locales/import.ts'
import type { List } from '../albums/album.ts'
import { type BandcampFacts, factFields } from '../albums/bandcamp-facts.ts'
import { normalizeBandcampUrl } from '../albums/bandcamp-url.ts'
import { namesOfAddress } from '../albums/names-of-address.ts'
import { LIMITS } from '../limits.ts'
import { clampText } from '../text/truncate.ts'
import { inListOrder, readMoment } from './dates.ts'
import { type Offer, toFacts } from './facts.ts'
import { type NoAlbum, otherThing } from './no-albums.ts'
import { coverOfArt, coverOfUrl } from './pictures.ts'
import { cleanOrNull } from './text.ts'
import { flag, id, maybeFlag, number, orNull, text } from './tolerant.ts'

/** One album or track of a fan's list. */
export interface FanItem {
  title: string
  artist: string
  /** Whether the entry lacks one of these, which is told by the address then. */
  isNameless: boolean
  bandcampUrl: string
  coverUrl: string | null
  /** ISO */
  addedAt: string | null
  tralbumId: number
  tralbumType: 'a' | 't'
  /** The key of the album that a track is from, unless it is none. */
  onKey: string | null
  bandId: number
  previewTrackId: number | null
  previewTitle: string | null
  /** How many tracks can be heard. */
  streamableTracks: number | null
  /** The release's URL under bandcamp.com; `bandcampUrl` may be on a band's own domain. */
  subdomainUrl: string | null
  facts: BandcampFacts
}

const Hints = z.object({
  subdomain: z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i)),
  slug: z.string().check(z.regex(/^[^/?#\s]+$/)),
})
const Visibility = z.object({ hidden: flag, is_private: flag })
const offered = {
  is_set_price: maybeFlag,
  is_purchasable: maybeFlag,
  is_preorder: maybeFlag,
}
const PlayerItem = z.object({
  ...offered,
  id,
  is_free_download: maybeFlag,
  price: orNull(z.object({ amount: number, currency: text })),
})
const Item = z.object({
  ...offered,
  item_type: text,
  tralbum_id: z.int().check(z.positive()),
  tralbum_type: z.enum(['a', 't']),
  band_id: z.int().check(z.positive()),
  album_id: id,
  item_title: text,
  album_title: text,
  band_name: text,
  item_url: text,
  item_art_id: id,
  item_art_url: text,
  is_subscriber_only: flag,
  purchased: text,
  featured_track: id,
  featured_track_title: text,
  num_streamable_tracks: id,
  url_hints: orNull(Hints),
  price: number,
  currency: text,
  label: text,
  also_collected_count: number,
  why: text,
  player_data: orNull(z.object({ ...PlayerItem.shape, album: orNull(PlayerItem) })),
})

/** An entry of a fan's list, which was added then, or why it is none. What the fan hides is one where it is wanted too (`withHidden`). */
export function readFanItem(entry: unknown, addedAt: string | null, withHidden = false): FanItem | NoAlbum {
  const visibility = Visibility.safeParse(entry).data
  if (visibility?.hidden && !withHidden) return 'hidden'
  if (visibility?.is_private) return 'private'
  return otherThing(entry) ?? readItem(entry, addedAt) ?? 'unreadable'
}

const Dated = z.object({ added: text, purchased: text, token: text })

/** When the entries of a list were added, newest first: by their order where some do not say it, by their tokens where none does. */
export function datesOf(entries: readonly unknown[]): (string | null)[] {
  const said = entries.map((entry) => Dated.safeParse(entry).data)
  const dates = said.map((one) => readMoment(one?.added ?? null) ?? readMoment(one?.purchased ?? null))
  if (dates.some((date) => date !== null)) return inListOrder(dates)
  return said.map((one) => {
    const seconds = /^\d{9,10}(?=:)/.exec(one?.token ?? '')?.[0]
    return seconds ? new Date(Number(seconds) * 1_000).toISOString() : null
  })
}

const fitsLimit = (url: string | null) => url !== null && url.length <= LIMITS.url

function readItem(entry: unknown, addedAt: string | null): FanItem | null {
  const item = Item.safeParse(entry).data
  if (!item) return null
  // A physical release counts as its album.
  const title = cleanOrNull(item.item_type === 'package' ? item.album_title : null) ?? cleanOrNull(item.item_title)
  const artist = cleanOrNull(item.band_name)
  const hints = item.url_hints
  const path = item.tralbum_type === 'a' ? 'album' : 'track'
  const subdomainUrl = hints && normalizeBandcampUrl(`https://${hints.subdomain}.bandcamp.com/${path}/${hints.slug}`)
  const bandcampUrl = [normalizeBandcampUrl(item.item_url ?? ''), subdomainUrl].find(fitsLimit)
  if (!bandcampUrl) return null
  const told = namesOfAddress(bandcampUrl)
  return {
    title: title ?? told.title,
    artist: artist ?? told.artist,
    isNameless: title === null || artist === null,
    bandcampUrl,
    coverUrl: coverOfArt(item.item_art_id) ?? coverOfUrl(item.item_art_url),
    addedAt,
    tralbumId: item.tralbum_id,
    tralbumType: item.tralbum_type,
    onKey: item.tralbum_type === 't' && item.album_id !== null ? `a${item.album_id}` : null,
    bandId: item.band_id,
    previewTrackId: item.featured_track,
    previewTitle: cleanOrNull(item.featured_track_title),
    streamableTracks: item.num_streamable_tracks,
    subdomainUrl,
    facts: toFacts({
      ...offerOf(item),
      label: item.label,
      purchased: item.purchased,
      fans: item.also_collected_count,
      type: item.tralbum_type,
      itemId: item.tralbum_id,
      artId: item.item_art_id,
      review: item.why,
    }),
  }
}

/** What only subscribers get has a price of 0 that nobody else pays. */
function offerOf(item: z.output<typeof Item>): { offer?: Offer; isPreorder?: boolean | null } {
  const forAll = <T>(value: T) => (item.is_subscriber_only ? false : value)
  const player = item.tralbum_type === 'a' ? item.player_data?.album : item.player_data
  // The item gives the price in the band's currency even where a label sells the release in its own, which only player_data names.
  if (player?.price && player.id === item.tralbum_id) {
    const { price, is_set_price, is_free_download, is_purchasable, is_preorder } = player
    const offer = {
      ...price,
      isSetPrice: is_set_price,
      isFree: forAll(is_free_download),
      isPurchasable: forAll(is_purchasable),
    }
    return { offer, isPreorder: is_preorder }
  }
  // A physical item is offered at a price of its own, which is not the album's.
  if (item.item_type === 'package') return {}
  const { price, currency, is_set_price, is_purchasable, is_preorder } = item
  return {
    offer: { amount: price, currency, isSetPrice: is_set_price, isPurchasable: forAll(is_purchasable) },
    isPreorder: is_preorder,
  }
}

/** What an entry says of the album it becomes in a list, within the limits of an album. */
export const fanAlbum = (item: FanItem, list: List) => ({
  ...factFields(item.facts),
  list,
  title: clampText(item.title, LIMITS.title),
  artist: clampText(item.artist, LIMITS.artist),
  bandcampUrl: item.bandcampUrl,
  // Half an address shows no cover.
  coverUrl: fitsLimit(item.coverUrl) ? item.coverUrl : null,
  notes: item.facts.review && reviewFromBandcamp(item.facts.review),
  addedAt: item.addedAt,
})
