import * as z from 'zod/mini'
import type { BandcampFacts, BandcampRate } from '#domain/albums/bandcamp-facts.ts'
import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import { LIMITS } from '#domain/limits.ts'
import { readApiAnswer } from './api-answer.ts'
import { readMoment } from './dates.ts'
import { type Offer, ratesOf, toFacts } from './facts.ts'
import { walkPage, watchForBotCheck } from './page-parts.ts'
import { coverOfArt, coverOfUrl } from './pictures.ts'
import { cleanOrNull, fromAttribute } from './text.ts'
import { flag, id, maybeFlag, number, orNull, parseJson, text } from './tolerant.ts'
import { BandcampError, errorOfStatus } from './upstream-error.ts'

/** A fan and the sizes of their public lists. */
interface FanPage {
  fanId: number
  username: string
  name: string
  collectionCount: number
  wishlistCount: number
  /** Purchases that the fan hides. */
  hiddenCount: number
  isWishlistHidden: boolean
  /** Of the day the page is read; empty if the page has none. */
  rates: BandcampRate[]
}

const MAX_BLOB_LENGTH = 2_000_000

const List = orNull(z.object({ item_count: number, hidden_items_count: number, hidden: flag }))
const PageData = z.object({
  fan_data: z.object({ fan_id: z.int().check(z.positive()), username: text, name: text }),
  collection_data: List,
  wishlist_data: List,
  currency_data: orNull(z.object({ rates: z.record(z.string(), z.unknown()) })),
})

/** The fan on a fan page. @throws BandcampError, `not-found` if nobody has the name */
export async function readFanPage(response: Response, now = new Date()): Promise<FanPage> {
  const error = errorOfStatus(response.status, response.headers)
  if (error) {
    await response.body?.cancel()
    throw error
  }
  const { blobs, isBotCheck } = await collectBlobs(response)
  const parsed = blobs.map(parseJson)
  const data = parsed.map((blob) => PageData.safeParse(blob).data).find((found) => found !== undefined)
  if (!data) {
    if (isBotCheck) throw new BandcampError('blocked', 'Bandcamp asks for a bot check')
    const isWhole = parsed.some((blob) => blob !== null)
    throw new BandcampError(isWhole ? 'not-found' : 'unexpected-content', 'The page shows no fan')
  }
  const { fan_data: fan, collection_data: collection, wishlist_data: wishlist } = data
  const username = cleanOrNull(fan.username) ?? ''
  return {
    fanId: fan.fan_id,
    username,
    name: cleanOrNull(fan.name) ?? username,
    collectionCount: collection?.item_count ?? 0,
    wishlistCount: wishlist?.item_count ?? 0,
    hiddenCount: collection?.hidden_items_count ?? 0,
    isWishlistHidden: wishlist?.hidden ?? false,
    rates: ratesOf(data.currency_data?.rates ?? {}, now),
  }
}

async function collectBlobs(response: Response): Promise<{ blobs: string[]; isBotCheck: boolean }> {
  const blobs: string[] = []
  const rewriter = new HTMLRewriter().on('[data-blob]', {
    element: (element) => {
      const blob = element.getAttribute('data-blob') ?? ''
      if (blob.length <= MAX_BLOB_LENGTH && blobs.length < 10) blobs.push(fromAttribute(blob))
    },
  })
  const isBotCheck = watchForBotCheck(rewriter)
  await walkPage(rewriter, response)
  return { blobs, isBotCheck: isBotCheck() }
}

/** One album or track of a fan's list. */
export interface FanItem {
  title: string
  artist: string
  bandcampUrl: string
  coverUrl: string | null
  /** ISO */
  addedAt: string | null
  tralbumId: number
  tralbumType: 'a' | 't'
  bandId: number
  previewTrackId: number | null
  previewTitle: string | null
  /** The release's URL under bandcamp.com; `bandcampUrl` may be on a band's own domain. */
  subdomainUrl: string | null
  facts: BandcampFacts
}

interface FanItemsPage {
  items: FanItem[]
  moreAvailable: boolean
  /** The token for the next page. */
  lastToken: string | null
  skipped: { hidden: number; private: number; unreadable: number }
}

const Answer = z.object({ items: z.array(z.unknown()), more_available: flag, last_token: text })
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
  item_title: text,
  album_title: text,
  band_name: text,
  item_url: text,
  item_art_id: id,
  item_art_url: text,
  added: text,
  purchased: text,
  featured_track: id,
  featured_track_title: text,
  url_hints: orNull(Hints),
  price: number,
  currency: text,
  label: text,
  also_collected_count: number,
  why: text,
  player_data: orNull(z.object({ ...PlayerItem.shape, album: orNull(PlayerItem) })),
})

/** Parses a page of the collection_items or wishlist_items endpoint. An unreadable item is skipped alone. @throws BandcampError */
export function readFanItems(json: unknown): FanItemsPage {
  const answer = readApiAnswer(Answer, json)
  const skipped = { hidden: 0, private: 0, unreadable: 0 }
  const items = answer.items.flatMap((entry) => {
    const visibility = Visibility.safeParse(entry).data
    if (visibility?.hidden) skipped.hidden += 1
    else if (visibility?.is_private) skipped.private += 1
    else {
      const item = readItem(entry)
      if (item) return [item]
      skipped.unreadable += 1
    }
    return []
  })
  return { items, moreAvailable: answer.more_available, lastToken: answer.last_token, skipped }
}

const fitsLimit = (url: string | null) => url !== null && url.length <= LIMITS.url

function readItem(entry: unknown): FanItem | null {
  const item = Item.safeParse(entry).data
  if (!item) return null
  // A physical release counts as its album.
  const title = cleanOrNull(item.item_type === 'package' ? item.album_title : null) ?? cleanOrNull(item.item_title)
  const artist = cleanOrNull(item.band_name)
  const hints = item.url_hints
  const path = item.tralbum_type === 'a' ? 'album' : 'track'
  const subdomainUrl = hints && normalizeBandcampUrl(`https://${hints.subdomain}.bandcamp.com/${path}/${hints.slug}`)
  const bandcampUrl = [normalizeBandcampUrl(item.item_url ?? ''), subdomainUrl].find(fitsLimit)
  if (title === null || artist === null || !bandcampUrl) return null
  return {
    title,
    artist,
    bandcampUrl,
    coverUrl: coverOfArt(item.item_art_id) ?? coverOfUrl(item.item_art_url),
    addedAt: readMoment(item.added) ?? readMoment(item.purchased),
    tralbumId: item.tralbum_id,
    tralbumType: item.tralbum_type,
    bandId: item.band_id,
    previewTrackId: item.featured_track,
    previewTitle: cleanOrNull(item.featured_track_title),
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

function offerOf(item: z.output<typeof Item>): { offer?: Offer; isPreorder?: boolean | null } {
  const player = item.tralbum_type === 'a' ? item.player_data?.album : item.player_data
  // The item gives the price in the band's currency even where a label sells the release in its own, which only player_data names.
  if (player?.price && player.id === item.tralbum_id) {
    const { price, is_set_price, is_free_download, is_purchasable, is_preorder } = player
    const offer = { ...price, isSetPrice: is_set_price, isFree: is_free_download, isPurchasable: is_purchasable }
    return { offer, isPreorder: is_preorder }
  }
  // A physical item is offered at a price of its own, which is not the album's.
  if (item.item_type === 'package') return {}
  const { price, currency, is_set_price, is_purchasable, is_preorder } = item
  return {
    offer: { amount: price, currency, isSetPrice: is_set_price, isPurchasable: is_purchasable },
    isPreorder: is_preorder,
  }
}
