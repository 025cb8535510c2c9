import { addressOf, coverOf, type MadeUpAlbum, streamOf } from './albums.ts'
import { escapeMarkup } from './pages.ts'

export interface MadeUpFan {
  id: number
  username: string
  name: string
  collectionCount: number
  wishlistCount: number
}

/** What one unit of a currency is worth in dollars. */
export const DOLLARS = { USD: 1.0, EUR: 1.25, JPY: 0.008, GBP: 1.6 }

/** A fan's public page. */
export function fanPage(fan: MadeUpFan): string {
  const blob = {
    fan_data: { fan_id: fan.id, username: fan.username, name: fan.name, photo: null },
    collection_data: { item_count: fan.collectionCount, hidden_items_count: 2, last_token: null, sequence: [] },
    wishlist_data: { item_count: fan.wishlistCount, hidden: false, last_token: null, sequence: [] },
    currency_data: { info: {}, list: Object.keys(DOLLARS), rates: DOLLARS, setting: null, current: null },
    item_cache: { collection: {}, wishlist: {} },
  }
  return `<!DOCTYPE html><html><head><title>${escapeMarkup(fan.name)}</title></head>
<body><div id="pagedata"
    data-blob="${escapeMarkup(JSON.stringify(blob))}"></div></body></html>`
}

/** An album as an item in a fan's list; `purchased` only in a collection. */
export function fanItem(album: MadeUpAlbum, added: string, purchased: string | null = null) {
  const isBandcamp = album.host.endsWith('.bandcamp.com')
  const type = album.type === 'album' ? 'a' : 't'
  return {
    item_id: album.id,
    item_type: album.type as string,
    tralbum_id: album.id,
    tralbum_type: type,
    band_id: album.bandId,
    band_name: album.artist,
    item_title: album.title as unknown,
    album_title: album.title,
    item_url: addressOf(album) as string | null,
    item_art_id: album.artId as number | null,
    item_art_url: coverOf(album, 9),
    added: added as string | null,
    purchased,
    token: `1700000000:${album.id}:${type}::`,
    also_collected_count: album.fans ?? null,
    why: null as string | null,
    featured_track: album.tracks[0]?.id ?? null,
    featured_track_title: album.tracks[0]?.title ?? null,
    is_private: false,
    hidden: null as boolean | number | null,
    is_preorder: album.isPreorder ?? false,
    is_purchasable: album.isPurchasable ?? true,
    is_set_price: album.isFixedPrice ?? false,
    price: album.price,
    currency: album.bandCurrency ?? album.currency,
    label: album.label ?? null,
    label_id: album.label ? 82_000_001 : null,
    // Since 2026; its prices are in the seller's currency.
    player_data: {
      ...offered(album, album.tracks[0]?.id ?? null),
      album: album.type === 'album' ? offered(album, album.id) : null,
    } as unknown,
    url_hints: {
      subdomain: isBandcamp ? album.host.split('.')[0] : 'its-subdomain',
      custom_domain: isBandcamp ? null : album.host,
      slug: album.slug,
      item_type: type,
    },
  }
}

function offered(album: MadeUpAlbum, id: number | null) {
  return {
    id,
    is_preorder: album.isPreorder ?? false,
    is_purchasable: album.isPurchasable ?? true,
    is_free_download: album.isFree ?? false,
    is_set_price: album.isFixedPrice ?? false,
    price: { amount: album.price, currency: album.currency, is_money: true },
  }
}

/** The response of the endpoint for fan lists. */
export function fanItemsAnswer(items: unknown[], more = false) {
  return { items, more_available: more, last_token: '1700000000:1:a::', tracklists: {}, redownload_urls: {} }
}

/** The response of the mobile endpoint for an album. */
export function mobileAnswer(album: MadeUpAlbum) {
  return {
    id: album.id,
    type: album.type === 'album' ? 'a' : 't',
    title: album.title,
    bandcamp_url: addressOf(album),
    art_id: album.artId,
    band: { band_id: album.bandId, name: album.owner, location: album.location ?? null },
    tralbum_artist: album.artist,
    label: album.label ?? null,
    label_id: album.label ? 82_000_001 : null,
    about: album.about ?? null,
    credits: album.credits ?? null,
    release_date: Date.parse(`${album.released}T00:00:00Z`) / 1000,
    price: album.price,
    currency: album.currency,
    is_set_price: album.isFixedPrice ?? false,
    is_purchasable: album.isPurchasable ?? true,
    is_preorder: album.isPreorder ?? false,
    free_download: album.isFree ?? false,
    num_downloadable_tracks: album.tracks.length,
    tags: album.tags.map((name, index) => ({
      name,
      norm_name: name.toLowerCase(),
      isloc: index === album.tags.length - 1,
    })),
    tracks: album.tracks.map((track, index) => ({
      track_id: track.id,
      title: track.title,
      track_num: index + 1,
      duration: track.seconds + 0.25,
      band_name: track.artist ?? album.artist,
      is_streamable: track.isStreamable ?? true,
      streaming_url: (track.isStreamable ?? true) ? { 'mp3-128': streamOf(track) } : null,
    })),
  }
}
